import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { openFileOf } from '@sillage/server-kit/stored-files.ts'
import { requireViewable } from '../../order/server/view-key.ts'
import type { Claim } from '../contract.ts'
import { readClaims } from './ledger.ts'

export type Where = { order_id: number; view_key?: string | undefined }

/** What the photos of a claim belong to. */
export const subjectOf = (claim_id: number) => `claim:${claim_id}`

/** Each photo has an address below its order: a visitor who may see the order may open it, guests by their key too. */
export const withPhotos = (claim: Claim, order_id: number): Claim => ({
  ...claim,
  photos: claim.photos.map((photo) => ({
    ...photo,
    url: `/api/v1/order-view/${order_id}/claims/${claim.id}/photos/${photo.id}`,
  })),
})

export async function openPhoto(ctx: Context, { order_id, view_key }: Where, claim_id: number, file_id: string) {
  await requireViewable(ctx, order_id, view_key)
  const claims = await readClaims(ctx, order_id)
  if (!claims.some(({ claim }) => claim.id === claim_id)) throw notFound()
  return openFileOf(ctx, file_id, [subjectOf(claim_id)])
}
