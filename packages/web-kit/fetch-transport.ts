import type { Transport, Wire, WireReply, WireRequest } from '@sillage/kit/client.ts'
import { needsXsrf } from '@sillage/kit/endpoint.ts'
import { hasFiles, toForm } from '@sillage/kit/form.ts'
import type { Lang } from '@sillage/kit/language.ts'
import { limits } from '@sillage/kit/limits.ts'
import { Problem, unexpected } from '@sillage/kit/problem.ts'
import type { Etags } from './etags.ts'
import { exchange, upload } from './http.ts'

type Settings = {
  fetch: typeof fetch
  /** For uploads. */
  createRequest?: () => XMLHttpRequest
  readCookie: (name: string) => string | undefined
  etags: Etags
  /** The language of the page that asks. A cookie may have changed in another tab since. */
  lang?: Lang
  timeoutMs?: number
}
type Options = Settings & {
  /** The call that sets the session's cookies, made once when the server finds the XSRF token missing or old. */
  loginCheck?: Wire
  /** Login, logout, language: after them nothing read before may be shown. */
  emptying?: Wire[]
}
type Request = Pick<WireRequest, 'endpoint' | 'method' | 'url' | 'body'> & Partial<Pick<WireRequest, 'input'>>

/** How calls travel from a browser: same origin, cookies, JSON, XSRF header, time-out, ETags. */
export function createFetchTransport({ loginCheck, emptying = [], ...settings }: Options): Transport {
  let renewal: Promise<unknown> | undefined

  /** Several calls may be refused at once; one login-check serves them all. */
  function renewCookies({ method, path }: Wire) {
    const request = { endpoint: { method, path, xsrf: 'free' as const }, method, url: path }
    renewal ??= sendOnce(request, settings).finally(() => {
      renewal = undefined
    })
    return renewal
  }

  async function send(request: Request) {
    const reply = await sendOnce(request, settings)
    if (reply.status !== 419 || !loginCheck) return reply
    await renewCookies(loginCheck)
    return sendOnce(request, settings)
  }

  return async (request) => {
    const reply = await send(request)
    const { method, path } = request.endpoint
    const empties = emptying.some((wire) => wire.method === method && wire.path === path)
    if (empties && reply.status < 400) settings.etags.empty()
    return reply
  }
}

async function sendOnce(request: Request, settings: Settings): Promise<WireReply> {
  const { endpoint, method, url } = request
  const { etags } = settings
  const tagged = method === 'GET' && !needsXsrf(endpoint)
  const asked = etags.epoch()
  const { status, tag, text } = await answerTo(request, settings, tagged ? etags.find(url)?.tag : undefined)
  if (status === 304) return { status: 200, body: bodyOf304(etags, url) }
  const ok = status >= 200 && status < 300
  const reply = { status, body: parsed(text, ok) }
  if (tagged && ok && tag) etags.keep(url, { tag, body: reply.body }, asked)
  return reply
}

function answerTo({ endpoint, method, url, body, input }: Request, settings: Settings, tag: string | undefined) {
  const { createRequest = () => new XMLHttpRequest(), timeoutMs = limits.request.timeoutMs } = settings
  const xsrf = needsXsrf(endpoint) ? settings.readCookie('XSRF-TOKEN') : undefined
  const headers = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(settings.lang && { 'X-Language': settings.lang }),
    ...(xsrf ? { 'X-XSRF-TOKEN': xsrf } : {}),
    ...(tag ? { 'If-None-Match': tag } : {}),
  }
  if (hasFiles(body)) {
    const sent = { url, method: 'POST', headers, timeoutMs, progress: input?.progress }
    return upload(createRequest(), sent, toForm(body, method))
  }
  const sent = { url, method, headers: { ...headers, 'Content-Type': 'application/json' }, timeoutMs }
  const outliving = endpoint.keepalive ? { ...sent, keepalive: true as const } : sent
  return exchange(settings.fetch, outliving, body === undefined ? undefined : JSON.stringify(body))
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
