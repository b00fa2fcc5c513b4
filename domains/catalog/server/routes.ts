import { bind } from '@sillage/server-kit/bind.ts'
import { catalog } from '../contract.ts'
import { listCategories } from './categories.ts'
import { changeProduct } from './change-product.ts'
import { listFacets } from './facets.ts'
import { listProducts } from './list.ts'
import { findProduct, listCards, listRelated } from './products.ts'

export const catalogRoutes = bind(catalog, {
  categories: async (ctx) => ({ data: { data: await listCategories(ctx) } }),
  list: (ctx, { query }) => listProducts(ctx, query),
  facets: (ctx, { query }) => listFacets(ctx, query),
  show: (ctx, { params }) => findProduct(ctx, params.product_id),
  cards: (ctx, { query }) => listCards(ctx, query.ids),
  related: (ctx, { params }) => listRelated(ctx, params.product_id),
  change: (ctx, { params, body }) => changeProduct(ctx, params.product_id, body),
})
