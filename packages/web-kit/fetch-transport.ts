import type { Transport, Wire, WireReply, WireRequest } from '@sillage/kit/client.ts'
import { needsXsrf } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { Problem, unexpected } from '@sillage/kit/problem.ts'
import type { Etags } from './etags.ts'

type Options = {
  fetch: typeof fetch
  readCookie: (name: string) => string | undefined
  etags: Etags
  /** The call that sets the session's cookies, made once when the server finds the XSRF token missing or old. */
  loginCheck?: Wire
  timeoutMs?: number
}
type Send = (request: Pick<WireRequest, 'endpoint' | 'method' | 'url' | 'body'>) => Promise<WireReply>

/** How calls travel from a browser: same origin, cookies, JSON, XSRF header, time-out, ETags. */
export function createFetchTransport({ loginCheck, ...options }: Options): Transport {
  const send: Send = (request) => sendOnce(request, options)
  let renewal: Promise<unknown> | undefined

  /** Several calls may be refused at once; one login-check serves them all. */
  function renewCookies({ method, path }: Wire) {
    const request = { endpoint: { method, path, xsrf: 'free' as const }, method, url: path }
    renewal ??= send(request).finally(() => {
      renewal = undefined
    })
    return renewal
  }

  return async (request) => {
    const reply = await send(request)
    if (reply.status !== 419 || !loginCheck) return reply
    await renewCookies(loginCheck)
    return send(request)
  }
}

type Settings = Omit<Options, 'loginCheck'>

async function sendOnce(request: Parameters<Send>[0], settings: Settings): Promise<WireReply> {
  const { endpoint, method, url, body } = request
  const { etags, readCookie, timeoutMs = limits.request.timeoutMs } = settings
  const tagged = method === 'GET' && !needsXsrf(endpoint)
  const kept = tagged ? etags.find(url) : undefined
  const xsrf = needsXsrf(endpoint) ? readCookie('XSRF-TOKEN') : undefined
  const { response, text } = await exchange(settings.fetch, url, {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(xsrf ? { 'X-XSRF-TOKEN': xsrf } : {}),
      ...(kept ? { 'If-None-Match': kept.tag } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status === 304) return { status: 200, body: bodyOf304(etags, url) }
  const reply = { status: response.status, body: parsed(text, response.ok) }
  const tag = response.headers.get('ETag')
  if (tagged && response.ok && tag) etags.keep(url, { tag, body: reply.body })
  return reply
}

/** The body is read inside: a connection may also break, or dry up, half way. */
async function exchange(fetch: Options['fetch'], url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init)
    return { response, text: await response.text() }
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    throw new Problem(
      0,
      late ? '응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.' : '네트워크 연결을 확인해 주세요.',
    )
  }
}

/** Asked again here and not before the call: the store may have been emptied meanwhile. */
function bodyOf304(etags: Etags, url: string) {
  const kept = etags.find(url)
  if (kept) return kept.body
  etags.drop(url)
  throw new Problem(304, '잠시 후 다시 시도해 주세요.')
}

function parsed(text: string, ok: boolean): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    if (ok) throw unexpected() // a sign-in page of the café's network, say
    return text
  }
}
