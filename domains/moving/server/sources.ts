import type { MoveSource } from '../words.ts'
import type { AnyMover } from './mover.ts'
import { youngcartCategory, youngcartProduct } from './youngcart-catalog.ts'
import { youngcartMember } from './youngcart-member.ts'

/** How each kind of each source is taken over, in the order in which that is done. */
export const movers: Record<MoveSource, readonly AnyMover[]> = {
  youngcart: [youngcartCategory, youngcartProduct, youngcartMember],
  shopify: [],
}
