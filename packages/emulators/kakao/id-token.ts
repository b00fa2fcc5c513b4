import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { madeOnce } from '../made-once.ts'

/** Every defect a token can have; a reader must notice each. */
export type Forgery =
  | 'another nonce'
  | 'another audience'
  | 'another issuer'
  | 'another person'
  | 'run out'
  | 'signed by a stranger'
  | 'unsigned'
  | 'of an unknown key'

export type Claims = { iss: string; aud: string; sub: string; nonce?: string; nickname?: string; email?: string }
type Issued = Claims & { iat: number; auth_time: number; exp: number }

const lifeSeconds = 21_599

/** Signs ID tokens as the provider does (RS256), and shows the public key for them. */
export function createSigner() {
  const [own, stranger] = [madeOnce(newKey), madeOnce(newKey)]
  return {
    jwks: () => ({ keys: [own().publicJwk] }),
    sign(claims: Claims, forgery?: Forgery) {
      const now = Math.floor(Date.now() / 1000)
      const payload = falsify({ ...claims, iat: now, auth_time: now, exp: now + lifeSeconds }, forgery)
      const header = {
        kid: forgery === 'of an unknown key' ? randomUUID() : own().kid,
        typ: 'JWT',
        alg: forgery === 'unsigned' ? 'none' : 'RS256',
      }
      const text = `${encoded(header)}.${encoded(payload)}`
      if (forgery === 'unsigned') return `${text}.`
      const { privateKey } = forgery === 'signed by a stranger' ? stranger() : own()
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`
    },
  }
}

function falsify(claims: Issued, forgery: Forgery | undefined): Issued {
  if (forgery === 'another nonce') return { ...claims, nonce: randomUUID() }
  if (forgery === 'another audience') return { ...claims, aud: 'another-app' }
  if (forgery === 'another issuer') return { ...claims, iss: 'https://issuer.invalid' }
  if (forgery === 'another person') return { ...claims, sub: `${claims.sub}9` }
  if (forgery === 'run out') return { ...claims, iat: claims.iat - lifeSeconds * 2, exp: claims.iat - lifeSeconds }
  return claims
}

function newKey() {
  const kid = randomUUID().replaceAll('-', '')
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { n, e } = publicKey.export({ format: 'jwk' })
  return { kid, privateKey, publicJwk: { kid, kty: 'RSA', alg: 'RS256', use: 'sig', n, e } }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
