import { bind } from '@sillage/server-kit/bind.ts'
import { translation } from '../contract.ts'
import { changeTerm, listTerms, showTerm } from './staff-terms.ts'
import { findPackage, queueTerms } from './terms.ts'

export const translationRoutes = bind(translation, {
  package: (ctx, { query }) => findPackage(ctx, query.locale),
  terms: async (ctx, { body }) => ({ queued: await queueTerms(ctx, body.locale, body.terms) }),
  staff: {
    list: (ctx, input) => listTerms(ctx, input),
    show: (ctx, { query }) => showTerm(ctx, query.phrase),
    change: (ctx, input) => changeTerm(ctx, input),
  },
})
