import type { createGrants } from './grants.ts'
import type { createSigner, Forgery } from './id-token.ts'

export type Address =
  | '/oauth/authorize'
  | '/oauth/token'
  | '/.well-known/jwks.json'
  | '/v2/user/me'
  | '/v1/user/unlink'
  | '/v1/user/access_token_info'

/** A status with the service's own body where it has one, no answer at all, or a hang-up after the work is done. */
export type Failure =
  | 'KOE303'
  | 'KOE320'
  | 'KOE010'
  | 'KOE006'
  | 500
  | 503
  | 429
  | 'slow'
  | 'lost reply'
  | 'no id_token'

export type App = { restKey: string; clientSecret: string; adminKey: string }

export type Call = {
  method: string
  path: string
  query: URLSearchParams
  form: URLSearchParams
  authorization: string
  origin: string
}

/** Everything the parts of the stand-in share. */
export type Desk = {
  app: App
  grants: ReturnType<typeof createGrants>
  signer: ReturnType<typeof createSigner>
  /** The failure planned for this call, taken off the list. */
  planned(address: string): Failure | undefined
  forgery(): Forgery | undefined
}
