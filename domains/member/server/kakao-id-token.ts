import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'

const Header = z.object({ alg: z.literal('RS256'), kid: z.string() })
const Claims = z.object({ iss: z.string(), aud: z.string(), sub: z.string(), exp: z.number(), nonce: z.string() })
const KeySet = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() })),
})

export type Expected = { issuer: string; audience: string; nonce: string; now: Date }

/** Clocks differ a little. */
const skewSeconds = 60

/**
 * Whose account an ID token speaks of (OpenID Connect Core 3.1.3.7). The signature is looked at first: nothing a token
 * says counts before. Throws with the reason where it does not hold.
 */
export async function readIdToken(
  token: string,
  { issuer, audience, nonce, now }: Expected,
  findKey: (kid: string) => Promise<KeyObject | undefined>,
): Promise<string> {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const { kid } = Header.parse(decoded(header))
  const key = await findKey(kid)
  if (!key) throw new Error('the ID token is signed with an unknown key')
  if (!verify('RSA-SHA256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url')))
    throw new Error('the signature of the ID token does not hold')
  const claims = Claims.parse(decoded(payload))
  if (claims.iss !== issuer) throw new Error('the ID token comes from another issuer')
  if (claims.aud !== audience) throw new Error('the ID token is for another app')
  if (claims.nonce !== nonce) throw new Error('the ID token belongs to another sign-in')
  if (claims.exp + skewSeconds < now.getTime() / 1000) throw new Error('the ID token has run out')
  return claims.sub
}

const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))

const keptMs = 24 * 60 * 60 * 1000

/** The provider's public keys: cached for a day, and requested again when a token names one that is not among them. */
export function createKeys(fetchKeys: () => Promise<unknown>) {
  let kept = new Map<string, KeyObject>()
  let untilMs = 0
  return async (kid: string): Promise<KeyObject | undefined> => {
    if (!kept.has(kid) || untilMs < Date.now()) {
      const { keys } = KeySet.parse(await fetchKeys())
      kept = new Map(keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]))
      untilMs = Date.now() + keptMs
    }
    return kept.get(kid)
  }
}
