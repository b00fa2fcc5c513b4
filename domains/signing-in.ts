import type { Context } from '@sillage/server-kit/context.ts'
import { mergeCart } from './cart/server/merge-cart.ts'
import { moveAttempts } from './order/server/attempts-at-sign-in.ts'

/** What follows when somebody signs in, in whatever way and in its transaction; the visitor's cookies are still those of before. */
export const atSignIn: readonly ((ctx: Context, mb_id: string) => Promise<void>)[] = [mergeCart, moveAttempts]
