import { bind } from '@sillage/server-kit/bind.ts'
import { answerTemplates, inbox } from '../../inbox-contract.ts'
import { answerCase, moveCase } from './answer.ts'
import { assignCase, listColleagues, noteCase } from './cases.ts'
import { countInbox, listInbox } from './list.ts'
import { showCase } from './show.ts'
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './templates.ts'

export const inboxRoutes = bind(inbox, {
  list: (ctx, { query }) => listInbox(ctx, query),
  counts: (ctx) => countInbox(ctx),
  colleagues: async (ctx) => ({ data: await listColleagues(ctx) }),
  show: (ctx, { params }) => showCase(ctx, params),
  assign: async (ctx, { params, body }) => {
    await assignCase(ctx, params, body)
    return showCase(ctx, params)
  },
  note: async (ctx, { params, body }) => {
    await noteCase(ctx, params, body.body)
    return showCase(ctx, params)
  },
  answer: async (ctx, { params, body, files }) => {
    await answerCase(ctx, params, body, files.files)
    return showCase(ctx, params)
  },
  close: async (ctx, { params }) => {
    await moveCase(ctx, params, 'close')
    return showCase(ctx, params)
  },
  reopen: async (ctx, { params }) => {
    await moveCase(ctx, params, 'reopen')
    return showCase(ctx, params)
  },
})

export const answerTemplateRoutes = bind(answerTemplates, {
  list: (ctx) => listTemplates(ctx),
  add: (ctx, { body }) => addTemplate(ctx, body),
  change: (ctx, { params, body }) => changeTemplate(ctx, params.id, body),
  remove: (ctx, { params }) => removeTemplate(ctx, params.id),
})
