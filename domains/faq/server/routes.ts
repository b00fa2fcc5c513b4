import { bind } from '@sillage/server-kit/bind.ts'
import { isStaffWith } from '@sillage/server-kit/context.ts'
import { openBoardFile } from '../../board/server/files.ts'
import { listStaffPosts } from '../../board/server/staff-posts.ts'
import { boardPermission } from '../../board/words.ts'
import { faq } from '../contract.ts'
import { findAnyFaq, findFaq, listFaqs } from './faqs.ts'
import { faqTable } from './tables.ts'
import { changeFaq, createFaq, removeFaq, removeFaqFile } from './write.ts'

export const faqRoutes = bind(faq, {
  list: (ctx, { query }) => listFaqs(ctx, query),
  staffList: (ctx, { query }) => listStaffPosts(ctx, faqTable, { topic: faqTable.topic }, query),
  staffShow: (ctx, { params }) => findAnyFaq(ctx, params.id),
  show: (ctx, { params }) => findFaq(ctx, params.id),
  async file(ctx, { params }) {
    // Of what visitors do not see they open no file either.
    if (!isStaffWith(ctx, boardPermission)) await findFaq(ctx, params.id)
    return openBoardFile(ctx, 'faq', params.id, params.file)
  },
  create: (ctx, { body, files }) => createFaq(ctx, body, files.files),
  change: (ctx, { params, body, files }) => changeFaq(ctx, params.id, body, files.files),
  remove: (ctx, { params }) => removeFaq(ctx, params.id),
  removeFile: (ctx, { params }) => removeFaqFile(ctx, params),
})
