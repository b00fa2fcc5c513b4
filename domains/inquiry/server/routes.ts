import { bind } from '@sillage/server-kit/bind.ts'
import { inquiry } from '../contract.ts'
import { answerInquiry, moveByStaff } from './answer.ts'
import { changeInquiry, closeInquiry, createInquiry, removeInquiry, writeAgain } from './ask.ts'
import { findForStaff, findInquiry, listForStaff, listInquiries } from './inquiries.ts'

export const inquiryRoutes = bind(inquiry, {
  list: (ctx, { query }) => listInquiries(ctx, query),
  show: (ctx, { params }) => findInquiry(ctx, params.id),
  create: (ctx, { body, files }) => createInquiry(ctx, body, files.files),
  change: (ctx, { params, body, files }) => changeInquiry(ctx, params.id, body, files.files),
  write: (ctx, { params, body, files }) => writeAgain(ctx, params.id, body.body, files.files),
  close: (ctx, { params }) => closeInquiry(ctx, params.id),
  remove: (ctx, { params }) => removeInquiry(ctx, params.id),
  staff: {
    list: (ctx, { query }) => listForStaff(ctx, query),
    show: (ctx, { params }) => findForStaff(ctx, params.id),
    take: (ctx, { params }) => moveByStaff(ctx, 'take', params.id),
    answer: (ctx, { params, body, files }) => answerInquiry(ctx, params.id, body, files.files),
    close: (ctx, { params }) => moveByStaff(ctx, 'shut', params.id),
  },
})
