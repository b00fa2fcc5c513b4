import { bind } from '@sillage/server-kit/bind.ts'
import { cart } from '../contract.ts'
import { addToCart, changeLine, removeLine, selectLines } from './change-cart.ts'
import { countCart, findCart } from './find-cart.ts'

export const cartRoutes = bind(cart, {
  show: (ctx) => findCart(ctx),
  count: (ctx) => countCart(ctx),
  add: (ctx, { body }) => addToCart(ctx, body.lines),
  change: (ctx, { params, body }) => changeLine(ctx, params.line_id, body),
  select: (ctx, { body }) => selectLines(ctx, body.selected),
  remove: (ctx, { params }) => removeLine(ctx, params.line_id),
})
