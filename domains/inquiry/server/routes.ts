import { bind } from '@sillage/server-kit/bind.ts'
import { inquiry } from '../contract.ts'
import { answerInquiry, moveOnDesk } from './answer.ts'
import { changeInquiry, closeInquiry, createInquiry, removeInquiry, writeAgain } from './ask.ts'
import { findForDesk, findInquiry, listForDesk, listInquiries } from './inquiries.ts'

export const inquiryRoutes = bind(inquiry, {
  list: (ctx, { query }) => listInquiries(ctx, query),
  show: (ctx, { params }) => findInquiry(ctx, params.id),
  create: (ctx, { body, files }) => createInquiry(ctx, body, files.files),
  change: (ctx, { params, body, files }) => changeInquiry(ctx, params.id, body, files.files),
  write: (ctx, { params, body, files }) => writeAgain(ctx, params.id, body.body, files.files),
  close: (ctx, { params }) => closeInquiry(ctx, params.id),
  remove: (ctx, { params }) => removeInquiry(ctx, params.id),
  desk: {
    list: (ctx, { query }) => listForDesk(ctx, query),
    show: (ctx, { params }) => findForDesk(ctx, params.id),
    take: (ctx, { params }) => moveOnDesk(ctx, 'take', params.id),
    answer: (ctx, { params, body, files }) => answerInquiry(ctx, params.id, body, files.files),
    close: (ctx, { params }) => moveOnDesk(ctx, 'shut', params.id),
  },
})
