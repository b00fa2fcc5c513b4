import type { Notebook } from '../received.ts'
import type { createAddressBook } from './addresses.ts'
import type { createGrants } from './grants.ts'
import type { createSigner, Forgery } from './id-token.ts'
import type { Person } from './people.ts'

export type Address = `/${string}`

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
  | keyof typeof refusals

/** Refusals of the API that come to apps which did nothing wrong. */
export const refusals = {
  quota: { status: 400, body: { msg: 'API limit has been exceeded.', code: -10 } },
  'daily quota': { status: 400, body: { msg: 'daily message limit per sender has been exceeded.', code: -532 } },
  'scope missing': {
    status: 403,
    body: { msg: 'insufficient scopes.', code: -402, required_scopes: ['talk_message'], allowed_scopes: [] },
  },
}

export type App = {
  restKey: string
  /** For pages: browsers may know it. */
  jsKey: string
  clientSecret: string
  adminKey: string
  /** The shop's channel, as its addresses name it. */
  channel: string
  /** Where the app's server hears that something was shared, or that someone added the channel. */
  shareWebhook?: () => string | undefined
  channelWebhook?: () => string | undefined
}

export type Call = {
  method: string
  path: string
  query: URLSearchParams
  form: URLSearchParams
  authorization: string
  targetAuthorization: string
  contentType: string
  bytes: Buffer
  /** The page that asks, where it is another than the service's own. */
  page: string
  origin: string
  /** The page that opened a window, by its referrer. */
  opener: string
  /** Who is signed in at the provider in this browser, by its cookie. */
  session: string
}

/** Something to be signed, by whom it was once it is, and the key that pays for it. */
export type Certification = { token: string; origin: string; items: readonly string[]; payer: string; signer?: Person }

/** A message someone sends: what it says, and its number where it has one. */
export type TalkMessage = {
  kind: string
  title: string
  picture?: string
  link?: string
  parts: Record<string, unknown>
}

/** What a page that waits for a sign-in is answered, by the name of its question. */
export type WaitingAnswer = { code: string } | { error: string; error_description: string } | 'network'

/** Everything the parts of the emulator share. */
export type Emulator = {
  app: App
  grants: ReturnType<typeof createGrants>
  signer: ReturnType<typeof createSigner>
  /** The failure planned for this call, taken off the list. */
  planned(address: string): Failure | undefined
  forgery(): Forgery | undefined
  /** Answers that pages poll for, by the name of their question. */
  answers: Map<string, { answer: WaitingAnswer; state: string | null }>
  /** Who is meant by the word a window was given. */
  agts: Map<string, Person>
  addresses: ReturnType<typeof createAddressBook>
  revokedTerms: Map<number, Set<string>>
  /** What the app keeps about someone at the provider. */
  properties: Map<number, Record<string, unknown>>
  sent: { from: number; to: number[]; message: TalkMessage }[]
  followers: Set<number>
  talkMessages: { text: string; from: string }[]
  images: Map<string, { bytes: Buffer; type: string }>
  certs: Map<string, Certification>
  note: Notebook['note']
  /** What servers of the app were told, and how they answered. */
  reported: { url: string; news: object; status: number | undefined }[]
}
