import { bind } from '@sillage/server-kit/bind.ts'
import { content } from '../contract.ts'
import { asShown, findPublished } from './cms.ts'
import { findCmsSheet, findCmsVersion, listCmsPages, previewDraft, restoreVersion, saveDraft } from './cms-desk.ts'
import { publishDraft, unschedule, withdrawPage } from './cms-publish.ts'
import { findHome, listInstagram, listRecipes } from './contents.ts'
import { findPolicy, listPolicies, publishPolicy } from './policies.ts'
import { findSelect, listSelects } from './selects.ts'

export const contentRoutes = bind(content, {
  home: (ctx) => findHome(ctx),
  recipes: (ctx, { query }) => listRecipes(ctx, query),
  selects: (ctx, { query }) => listSelects(ctx, query),
  select: (ctx, { params }) => findSelect(ctx, params.id),
  cms: {
    published: (ctx, { params }) => findPublished(ctx, params.name),
    list: (ctx, { query }) => listCmsPages(ctx, query),
    show: (ctx, { params }) => findCmsSheet(ctx, params.name),
    save: (ctx, input) => saveDraft(ctx, input),
    preview: (ctx, { params, query }) => previewDraft(ctx, { ...params, ...query }),
    publish: (ctx, input) => publishDraft(ctx, input),
    unschedule: (ctx, { params }) => unschedule(ctx, params.name),
    withdraw: (ctx, { params }) => withdrawPage(ctx, params.name),
    showVersion: async (ctx, { params }) => asShown(ctx, await findCmsVersion(ctx, params)),
    restore: (ctx, input) => restoreVersion(ctx, input),
  },
  policies: {
    list: async (ctx) => ({ data: await listPolicies(ctx) }),
    show: (ctx, { params }) => findPolicy(ctx, params),
    publish: (ctx, { body }) => publishPolicy(ctx, body),
  },
  instagram: async (ctx) => ({ data: await listInstagram(ctx) }),
})
