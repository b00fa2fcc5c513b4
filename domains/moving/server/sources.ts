import type { MoveSource } from '../words.ts'
import type { AnyMover } from './mover.ts'
import { shopifyMember } from './shopify-member.ts'
import { shopifyOrder } from './shopify-order.ts'
import { shopifyProduct } from './shopify-product.ts'
import { youngcartCategory, youngcartProduct } from './youngcart-catalog.ts'
import { youngcartMember } from './youngcart-member.ts'
import { youngcartOrder } from './youngcart-order.ts'
import { youngcartFaq, youngcartPost } from './youngcart-posts.ts'
import { youngcartPoint, youngcartQuestion, youngcartReview } from './youngcart-words.ts'

/** How each kind of each source is taken over, in the order in which that is done. */
export const movers: Record<MoveSource, readonly AnyMover[]> = {
  youngcart: [
    youngcartCategory,
    youngcartProduct,
    youngcartMember,
    youngcartPoint,
    youngcartOrder,
    youngcartReview,
    youngcartQuestion,
    youngcartPost,
    youngcartFaq,
  ],
  shopify: [shopifyProduct, shopifyMember, shopifyOrder],
}
