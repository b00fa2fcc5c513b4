import type { Context } from '@sillage/server-kit/context.ts'
import { findForgottenVariant } from '../../catalog/server/take-over-history.ts'
import { takeOverStock } from '../../inventory/server/take-over.ts'
import type { Moving } from './mover.ts'

/** A placeholder for lines of old orders whose product no longer exists in the old shop. */
export async function forgottenVariant(ctx: Context, { pictures }: Moving) {
  const variant = await findForgottenVariant(ctx, () => pictures.blank(ctx))
  await takeOverStock(ctx, [{ variant_id: variant.id, on_hand: 0 }])
  return variant
}
