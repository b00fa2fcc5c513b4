import { bind } from '@sillage/server-kit/bind.ts'
import { wish } from '../contract.ts'
import { addWish, findWished, listWishes, removeWish } from './wishes.ts'

export const wishRoutes = bind(wish, {
  list: (ctx, { query }) => listWishes(ctx, query),
  ids: (ctx) => findWished(ctx),
  add: (ctx, { body }) => addWish(ctx, body.product_id),
  remove: (ctx, { params }) => removeWish(ctx, params.product_id),
})
