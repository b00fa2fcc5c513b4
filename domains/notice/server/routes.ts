import { bind } from '@sillage/server-kit/bind.ts'
import { openBoardFile } from '../../board/server/files.ts'
import { listStaffPosts } from '../../board/server/staff-posts.ts'
import { notice } from '../contract.ts'
import { findNotice, listNotices } from './notices.ts'
import { noticeTable } from './tables.ts'
import { changeNotice, createNotice, removeNotice, removeNoticeFile } from './write.ts'

export const noticeRoutes = bind(notice, {
  list: (ctx, { query }) => listNotices(ctx, query),
  staffList: (ctx, { query }) =>
    listStaffPosts(ctx, noticeTable, { topic: noticeTable.topic, board: noticeTable.board }, query),
  show: (ctx, { params }) => findNotice(ctx, params.id),
  file: (ctx, { params }) => openBoardFile(ctx, 'notice', params.id, params.file),
  create: (ctx, { body, files }) => createNotice(ctx, body, files.files),
  change: (ctx, { params, body, files }) => changeNotice(ctx, params.id, body, files.files),
  remove: (ctx, { params }) => removeNotice(ctx, params.id),
  removeFile: (ctx, input) => removeNoticeFile(ctx, input),
})
