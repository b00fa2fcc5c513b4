import { bind } from '@sillage/server-kit/bind.ts'
import { translation } from '../contract.ts'
import { listCoverage } from './coverage.ts'
import { listGlossary, removeGlossary, saveGlossary } from './glossary.ts'
import { changeTerm, listTerms, showTerm } from './staff-terms.ts'
import { findPackage, queueTerms } from './terms.ts'

export const translationRoutes = bind(translation, {
  package: (ctx, { query }) => findPackage(ctx, query.locale),
  terms: async (ctx, { body }) => ({ queued: await queueTerms(ctx, body.locale, body.terms) }),
  glossary: {
    list: async (ctx) => ({ data: await listGlossary(ctx) }),
    save: (ctx, input) => saveGlossary(ctx, input),
    remove: (ctx, { query }) => removeGlossary(ctx, query.korean),
  },
  staff: {
    list: (ctx, input) => listTerms(ctx, input),
    coverage: (ctx) => listCoverage(ctx),
    show: (ctx, { query }) => showTerm(ctx, query.phrase),
    change: (ctx, input) => changeTerm(ctx, input),
  },
})
