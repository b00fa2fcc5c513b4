import { type Call as Asked, json, type Reply, type Silence, serve } from '../stand-in-server.ts'
import { answerApi } from './api.ts'
import { answerAuth } from './auth.ts'
import type { Address, App, Call, Desk, Failure } from './desk.ts'
import { createGrants } from './grants.ts'
import { createSigner, type Forgery } from './id-token.ts'

export type KakaoEmulator = App & {
  url: string
  /** Makes the next call of an address fail once. */
  failNext(address: Address, failure: Failure): void
  /** Makes the next ID token a false one. */
  forgeNext(forgery: Forgery): void
  /** Is this person linked with the app? */
  isLinked(id: number): boolean
  clear(): void
  stop(): Promise<void>
}

/** Stands in for Kakao's sign-in: the consent window, tokens, keys, the person's account and unlinking. */
export async function startKakaoEmulator(given: Partial<App> = {}): Promise<KakaoEmulator> {
  const app = {
    restKey: 'stand-in-rest-key',
    clientSecret: 'stand-in-secret',
    adminKey: 'stand-in-admin-key',
    ...given,
  }
  const failures: { address: string; failure: Failure }[] = []
  const forgeries: Forgery[] = []
  const desk: Desk = {
    app,
    grants: createGrants(),
    signer: createSigner(),
    planned(address) {
      const index = failures.findIndex((each) => each.address === address)
      return index < 0 ? undefined : failures.splice(index, 1)[0]?.failure
    },
    forgery: () => forgeries.shift(),
  }

  function answer(asked: Asked): Reply | Silence {
    const call = toCall(asked)
    const failure = desk.planned(call.path)
    if (failure === 'slow') return 'silence'
    if (typeof failure === 'number') return json(failure, { msg: 'As was asked for.', code: -1 })
    const reply = answerAuth(desk, call, failure) ?? answerApi(desk, call) ?? json(404, { msg: 'Not found', code: -2 })
    return failure === 'lost reply' ? 'hang up' : reply
  }

  return {
    ...app,
    ...(await serve(answer)),
    failNext: (address, failure) => void failures.push({ address, failure }),
    forgeNext: (forgery) => void forgeries.push(forgery),
    isLinked: desk.grants.isLinked,
    clear() {
      desk.grants.clear()
      failures.length = 0
      forgeries.length = 0
    },
  }
}

function toCall({ method, path, query, headers, raw, origin }: Asked): Call {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  const form = new URLSearchParams(isForm ? raw : '')
  return { method, path, query, form, authorization: headers.authorization ?? '', origin }
}
