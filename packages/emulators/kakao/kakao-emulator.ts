import { type Call as Asked, json, type Reply, type Silence, serve } from '../emulator-server.ts'
import { createNotebook, type EmulatedService } from '../received.ts'
import { createAddressBook } from './addresses.ts'
import { answerApi } from './api.ts'
import { answerApps } from './apps-window.ts'
import { answerAuth, sessionCookie } from './auth.ts'
import { answerCert } from './cert-window.ts'
import { answerChannel } from './channel-pages.ts'
import { type Address, type App, type Call, type Emulator, type Failure, refusals } from './emulator.ts'
import { answerFront } from './front-page.ts'
import { createGrants } from './grants.ts'
import { createSigner, type Forgery } from './id-token.ts'
import { answerImages } from './images-api.ts'
import { answerPicker } from './picker-window.ts'
import { answerSharer } from './sharer.ts'
import { answerSignIns } from './sign-ins.ts'
import { answerTry } from './try-page.ts'
import { isLocal, scriptPath, windowScript } from './window-page.ts'

export type KakaoEmulator = App &
  EmulatedService & {
    url: string
    /** Makes the next call of an address fail once. */
    failNext(address: Address, failure: Failure): void
    /** Makes the next ID token a false one. */
    forgeNext(forgery: Forgery): void
    /** Is this person linked with the app? */
    isLinked(id: number): boolean
    /** What was sent and reported so far. */
    state: Pick<Emulator, 'sent' | 'followers' | 'talkMessages' | 'reported' | 'images'>
    clear(): void
    stop(): Promise<void>
  }

/**
 * Emulates Kakao at one address: sign-in, API, sharing, friend picker, addresses, channel, certification and the
 * pages around them. It cannot emulate the schemes of its apps.
 */
export async function startKakaoEmulator(given: Partial<App> = {}): Promise<KakaoEmulator> {
  const app = {
    restKey: 'emulator-rest-key',
    jsKey: 'emulator-js-key',
    channel: '_sillage',
    clientSecret: 'emulator-secret',
    adminKey: 'emulator-admin-key',
    ...given,
  }
  const failures: { address: string; failure: Failure }[] = []
  const forgeries: Forgery[] = []
  const notebook = createNotebook()
  const emulator = createEmulator({
    app,
    planned(address) {
      const index = failures.findIndex((each) => each.address === address)
      return index < 0 ? undefined : failures.splice(index, 1)[0]?.failure
    },
    forgery: () => forgeries.shift(),
    note: notebook.note,
  })

  async function answer(asked: Asked): Promise<Reply | Silence> {
    const call = toCall(asked)
    if (call.method === 'OPTIONS') return allowed({ status: 204 })
    if (call.page && !isLocal(call.page))
      return json(401, { msg: `domain mismatched! caller=${call.page}`, code: -401 })
    const failure = emulator.planned(call.path)
    if (failure === 'slow') return 'silence'
    if (typeof failure === 'number') return allowed(json(failure, { msg: 'As was asked for.', code: -1 }))
    if (failure && isRefusal(failure)) return allowed(json(refusals[failure].status, refusals[failure].body))
    const reply = await answerAnywhere(emulator, call, failure)
    return failure === 'lost reply' ? 'hang up' : allowed(reply)
  }

  const server = await serve(answer)
  return {
    ...app,
    ...server,
    service: 'kakao',
    page: server.url,
    received: notebook.received,
    failNext: (address, failure) => void failures.push({ address, failure }),
    forgeNext: (forgery) => void forgeries.push(forgery),
    isLinked: emulator.grants.isLinked,
    state: emulator,
    clear() {
      forget(emulator)
      notebook.clear()
      failures.length = 0
      forgeries.length = 0
    },
  }
}

/** An emulator in which nothing has happened yet. */
const createEmulator = (given: Pick<Emulator, 'app' | 'planned' | 'forgery' | 'note'>): Emulator => ({
  ...given,
  grants: createGrants(),
  signer: createSigner(),
  answers: new Map(),
  agts: new Map(),
  addresses: createAddressBook(),
  revokedTerms: new Map(),
  properties: new Map(),
  sent: [],
  followers: new Set(),
  talkMessages: [],
  images: new Map(),
  certs: new Map(),
  reported: [],
})

/** Empties everything that happened here; the people and the app stay. */
function forget(emulator: Emulator) {
  const { grants, addresses, answers, agts, revokedTerms, properties, followers, images, certs } = emulator
  const { sent, talkMessages, reported } = emulator
  for (const each of [grants, addresses, answers, agts, revokedTerms, properties, followers, images, certs])
    each.clear()
  for (const list of [sent, talkMessages, reported]) list.length = 0
}

const isRefusal = (failure: Failure): failure is keyof typeof refusals => Object.hasOwn(refusals, failure)

async function answerAnywhere(emulator: Emulator, call: Call, failure: Failure | undefined): Promise<Reply> {
  if (call.path === scriptPath) return { status: 200, type: 'text/javascript', body: windowScript }
  const reply = answerAuth(emulator, call, failure) ?? answerSignIns(emulator, call) ?? answerApi(emulator, call)
  if (reply) return reply
  for (const answer of [
    answerImages,
    answerSharer,
    answerPicker,
    answerApps,
    answerCert,
    answerChannel,
    answerFront,
    answerTry,
  ]) {
    const shown = await answer(emulator, call)
    if (shown) return shown
  }
  return json(404, { msg: 'Not found', code: -2 })
}

/** Pages of other origins may ask: what they ask for does not depend on cookies. */
const allowed = (reply: Reply): Reply => ({
  ...reply,
  headers: {
    ...reply.headers,
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'authorization, target-authorization, ka, cache-control, pragma, content-type',
  },
})

function toCall({ method, path, query, headers, raw, bytes, origin }: Asked): Call {
  const contentType = headers['content-type'] ?? ''
  const form = new URLSearchParams(contentType.startsWith('application/x-www-form-urlencoded') ? raw : '')
  const [authorization = '', target = ''] = [headers.authorization, String(headers['target-authorization'] ?? '')]
  const page = headers.origin === origin || headers.origin === 'null' ? '' : (headers.origin ?? '')
  const session = new RegExp(`${sessionCookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? ''
  const asked = { method, path, query, form, authorization, targetAuthorization: target, contentType, bytes }
  const opener = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '').origin : ''
  return { ...asked, page, origin, session, opener }
}
