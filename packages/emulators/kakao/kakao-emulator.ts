import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerApi } from './api.ts'
import { answerAuth } from './auth.ts'
import { type Address, type App, type Call, type Desk, type Failure, json, type Reply } from './desk.ts'
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

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const call = await readCall(request)
    const failure = desk.planned(call.path)
    if (failure === 'slow') return
    if (typeof failure === 'number') return send(response, json(failure, { msg: 'As was asked for.', code: -1 }))
    const reply = answerAuth(desk, call, failure) ?? answerApi(desk, call) ?? json(404, { msg: 'Not found', code: -2 })
    if (failure === 'lost reply') return void request.socket.destroy()
    send(response, reply)
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    ...app,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    failNext: (address, failure) => void failures.push({ address, failure }),
    forgeNext: (forgery) => void forgeries.push(forgery),
    isLinked: desk.grants.isLinked,
    clear() {
      desk.grants.clear()
      failures.length = 0
      forgeries.length = 0
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const { method = 'GET', url = '/', headers } = request
  const origin = `http://${headers.host}`
  const { pathname, searchParams } = new URL(url, origin)
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  const form = new URLSearchParams(isForm ? Buffer.concat(parts).toString('utf8') : '')
  return { method, path: pathname, query: searchParams, form, authorization: headers.authorization ?? '', origin }
}

function send(response: ServerResponse, { status, type = 'text/plain', body = '', headers = {} }: Reply) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(body)
}
