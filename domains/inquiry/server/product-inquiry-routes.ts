import { bind } from '@sillage/server-kit/bind.ts'
import type { Translator } from '../../translation/server/translator.ts'
import { productInquiry } from '../product-inquiry-contract.ts'
import { askAboutProduct, changeQuestion, removeQuestion } from './product-inquiry-ask.ts'
import { listMyQuestions, listQuestions, listStaffQuestions, translateQuestion } from './product-inquiry-lists.ts'
import { answerQuestion, hideQuestion, showQuestion } from './product-inquiry-staff.ts'

export const createProductInquiryRoutes = (translator: Translator | undefined) =>
  bind(productInquiry, {
    list: (ctx, { query }) => listQuestions(ctx, query, translator),
    mine: (ctx, { query }) => listMyQuestions(ctx, query),
    create: (ctx, { body }) => askAboutProduct(ctx, body),
    change: (ctx, { params, body }) => changeQuestion(ctx, params.id, body),
    remove: (ctx, { params }) => removeQuestion(ctx, params.id),
    translation: (ctx, { params }) => translateQuestion(ctx, params.id, translator),
    staff: {
      list: (ctx, { query }) => listStaffQuestions(ctx, query),
      answer: (ctx, { params, body }) => answerQuestion(ctx, params.id, body.answer),
      hide: (ctx, { params, body }) => hideQuestion(ctx, params.id, body.reason),
      show: (ctx, { params }) => showQuestion(ctx, params.id),
    },
  })
