import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '@sillage/server-kit/context.ts'

const yearSeconds = 365 * 24 * 60 * 60
/** How many accounts a shared computer remembers. */
const most = 5

/**
 * A random id and a signature for each account that signed in with it. It identifies no person and grants no access.
 */
const read = ({ visitor }: Context) => {
  const [id = '', ...proofs] = visitor.device.split('.')
  return { id, proofs }
}

const proofOf = ({ secret }: Context, id: string, mb_id: string) =>
  createHmac('sha256', secret).update(`device ${id} ${mb_id}`).digest('base64url').slice(0, 22)

/** The id of this browser where the member has signed in from it before; wrong passwords of others do not delay it. */
export function knownDevice(ctx: Context, mb_id: string): string | null {
  const { id, proofs } = read(ctx)
  const wanted = Buffer.from(proofOf(ctx, id, mb_id))
  const isKnown = proofs.some((proof) => {
    const given = Buffer.from(proof)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  return isKnown ? id : null
}

/** Remembers this browser as one of the member's. */
export function rememberDevice(ctx: Context, mb_id: string) {
  const { id: given, proofs } = read(ctx)
  const id = given || randomBytes(16).toString('base64url')
  const proof = proofOf(ctx, id, mb_id)
  const value = [id, proof, ...proofs.filter((each) => each !== proof)].slice(0, most + 1).join('.')
  ctx.setCookie({ name: 'device', value, maxAgeSeconds: yearSeconds })
}
