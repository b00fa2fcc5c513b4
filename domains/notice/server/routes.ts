import { bind } from '@sillage/server-kit/bind.ts'
import { isStaffWith } from '@sillage/server-kit/context.ts'
import { openBoardFile } from '../../board/server/files.ts'
import { listStaffPosts } from '../../board/server/staff-posts.ts'
import { boardPermission } from '../../board/words.ts'
import { notice } from '../contract.ts'
import { findAnyNotice, findNotice, listNotices } from './notices.ts'
import { noticeTable } from './tables.ts'
import { changeNotice, createNotice, removeNotice, removeNoticeFile } from './write.ts'

export const noticeRoutes = bind(notice, {
  list: (ctx, { query }) => listNotices(ctx, query),
  staffList: (ctx, { query }) =>
    listStaffPosts(ctx, noticeTable, { topic: noticeTable.topic, board: noticeTable.board }, query),
  staffShow: (ctx, { params }) => findAnyNotice(ctx, params.id),
  show: (ctx, { params }) => findNotice(ctx, params.id),
  async file(ctx, { params }) {
    // Of what visitors do not see they open no file either.
    if (!isStaffWith(ctx, boardPermission)) await findNotice(ctx, params.id)
    return openBoardFile(ctx, 'notice', params.id, params.file)
  },
  create: (ctx, { body, files }) => createNotice(ctx, body, files.files),
  change: (ctx, { params, body, files }) => changeNotice(ctx, params.id, body, files.files),
  remove: (ctx, { params }) => removeNotice(ctx, params.id),
  removeFile: (ctx, input) => removeNoticeFile(ctx, input),
})
