import type { Context } from '@sillage/server-kit/context.ts'
import type { OrderRow } from '../../order/server/lines.ts'
import { linkOf } from '../../order/server/messages.ts'

/** Where the reader of a message finds the class: a member among their classes, a guest in the order. */
export const classLink = (ctx: Context, order: Pick<OrderRow, 'id' | 'mb_id'>) =>
  order.mb_id ? '/my-page/tssa' : linkOf(ctx, order)
