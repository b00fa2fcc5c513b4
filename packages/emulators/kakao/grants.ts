import { randomBytes } from 'node:crypto'
import type { Person } from './people.ts'

/** What a person has agreed to, until the code for it is spent. */
export type Grant = { person: Person; scopes: string[]; redirect_uri: string; nonce: string | undefined }

/** A person whose token it is, and what they agreed to. */
export type Holder = Grant & { token: string; expires_in: number }

const codeMinutes = 10
const tokenSeconds = 21_599
const refreshSeconds = 5_183_999

/** Codes are good once and for ten minutes; tokens belong to a person who is linked with the app. */
export function createGrants() {
  const codes = new Map<string, Grant & { untilMs: number }>()
  const tokens = new Map<string, Grant & { untilMs: number }>()
  const refreshers = new Map<string, Grant & { untilMs: number }>()
  /** With what they last agreed to. */
  const linked = new Map<number, string[]>()
  const inMs = (seconds: number) => Date.now() + seconds * 1000
  return {
    giveCode(grant: Grant) {
      const code = randomBytes(48).toString('base64url')
      codes.set(code, { ...grant, untilMs: inMs(codeMinutes * 60) })
      linked.set(grant.person.id, grant.scopes)
      return code
    },
    spendCode(code: string): Grant | undefined {
      const grant = codes.get(code)
      codes.delete(code)
      return grant && grant.untilMs > Date.now() ? grant : undefined
    },
    giveToken(grant: Grant) {
      const token = randomBytes(32).toString('base64url')
      tokens.set(token, { ...grant, untilMs: inMs(tokenSeconds) })
      return { token, expires_in: tokenSeconds }
    },
    /** Good for new tokens, and for nothing else. */
    giveRefresher(grant: Grant) {
      const token = randomBytes(32).toString('base64url')
      refreshers.set(token, { ...grant, untilMs: inMs(refreshSeconds) })
      return { refresh_token: token, refresh_token_expires_in: refreshSeconds }
    },
    findRefresher(token: string): Grant | undefined {
      const grant = refreshers.get(token)
      return grant && grant.untilMs > Date.now() && linked.has(grant.person.id) ? grant : undefined
    },
    /** Whose token it is, as long as they have not cut the link. */
    findToken(token: string): Holder | undefined {
      const grant = tokens.get(token)
      if (!grant || grant.untilMs < Date.now() || !linked.has(grant.person.id)) return undefined
      return { ...grant, token, expires_in: Math.floor((grant.untilMs - Date.now()) / 1000) }
    },
    endToken: (token: string) => tokens.delete(token),
    /** What a person takes back is gone from all they ever gave: codes, tokens, and what new tokens are made of. */
    revokeScopes(id: number, revoked: readonly string[]) {
      const left = (scopes: readonly string[]) => scopes.filter((scope) => !revoked.includes(scope))
      for (const kept of [codes, tokens, refreshers])
        for (const grant of kept.values()) if (grant.person.id === id) grant.scopes = left(grant.scopes)
      const agreed = linked.get(id)
      if (agreed) linked.set(id, left(agreed))
    },
    isLinked: (id: number) => linked.has(id),
    scopesOf: (id: number): readonly string[] => linked.get(id) ?? [],
    /** False where there was no link. */
    unlink: (id: number) => linked.delete(id),
    clear() {
      for (const kept of [codes, tokens, refreshers, linked]) kept.clear()
    },
  }
}
