import { bind } from '@sillage/server-kit/bind.ts'
import { classInquiry } from '../class-inquiry-contract.ts'
import { askAboutClass } from './class-inquiry.ts'
import { writeAsGuest } from './guest-writing.ts'
import { openForAsker, showToAsker } from './guests.ts'

export const classInquiryRoutes = bind(classInquiry, {
  ask: (ctx, { body, files }) => askAboutClass(ctx, body, files.files),
  show: (ctx, { params, query }) => showToAsker(ctx, params.inquiry_id, query.view_key),
  write: writeAsGuest,
  file: (ctx, { params, query }) => openForAsker(ctx, params.inquiry_id, params.file_id, query.view_key),
})
