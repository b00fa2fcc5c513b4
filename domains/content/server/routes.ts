import { bind } from '@sillage/server-kit/bind.ts'
import { content } from '../contract.ts'
import { findPublished } from './cms.ts'
import { findHome, listInstagram, listRecipes } from './contents.ts'
import { findSelect, listSelects } from './selects.ts'

export const contentRoutes = bind(content, {
  home: (ctx) => findHome(ctx),
  recipes: (ctx, { query }) => listRecipes(ctx, query),
  selects: (ctx, { query }) => listSelects(ctx, query),
  select: (ctx, { params }) => findSelect(ctx, params.id),
  banner: (ctx) => findPublished(ctx, 'banner'),
  instagram: async (ctx) => ({ data: await listInstagram(ctx) }),
})
