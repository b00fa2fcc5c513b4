import { bind } from '@sillage/server-kit/bind.ts'
import { faq } from '../contract.ts'
import { findFaq, listFaqs } from './faqs.ts'
import { changeFaq, createFaq, removeFaq } from './write.ts'

export const faqRoutes = bind(faq, {
  list: (ctx, { query }) => listFaqs(ctx, query),
  show: (ctx, { params }) => findFaq(ctx, params.id),
  create: (ctx, { body }) => createFaq(ctx, body),
  change: (ctx, { params, body }) => changeFaq(ctx, params.id, body),
  remove: (ctx, { params }) => removeFaq(ctx, params.id),
})
