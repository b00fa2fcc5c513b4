import { bind } from '@sillage/server-kit/bind.ts'
import { content } from '../contract.ts'
import { findPublished } from './cms.ts'
import { findHome, listInstagram, listRecipes } from './contents.ts'
import { findPolicy, listPolicies, publishPolicy } from './policies.ts'
import { findSelect, listSelects } from './selects.ts'

export const contentRoutes = bind(content, {
  home: (ctx) => findHome(ctx),
  recipes: (ctx, { query }) => listRecipes(ctx, query),
  selects: (ctx, { query }) => listSelects(ctx, query),
  select: (ctx, { params }) => findSelect(ctx, params.id),
  banner: (ctx) => findPublished(ctx, 'banner'),
  policies: {
    list: async (ctx) => ({ data: await listPolicies(ctx) }),
    show: (ctx, { params }) => findPolicy(ctx, params),
    publish: (ctx, { body }) => publishPolicy(ctx, body),
  },
  instagram: async (ctx) => ({ data: await listInstagram(ctx) }),
})
