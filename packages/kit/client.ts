import { type AnyEndpoint, type CallInput, isEndpoint, type Reply } from './endpoint.ts'
import { Problem } from './problem.ts'

/** What the browser knows of an endpoint: enough to call it, no schemas. */
export type Wire = Pick<AnyEndpoint, 'method' | 'path' | 'xsrf' | 'keepalive'>
export type LooseInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  /** Receives the share of a body with files that was sent. */
  progress?: ((share: number) => void) | undefined
}
export type WireRequest = { endpoint: Wire; method: string; url: string; body?: unknown; input: LooseInput }
export type WireReply = { status: number; body: unknown }
/** How a call travels: fetch in the browser, straight to the handler during rendering and in tests. */
export type Transport = (request: WireRequest) => Promise<WireReply>

type Arguments<E extends AnyEndpoint> =
  unknown extends CallInput<E>
    ? []
    : Record<never, never> extends CallInput<E>
      ? [input?: CallInput<E>]
      : [input: CallInput<E>]

/** A contract as functions: same names, same shapes. */
export type Client<C> = {
  [K in keyof C]: C[K] extends AnyEndpoint ? (...input: Arguments<C[K]>) => Promise<Reply<C[K]>> : Client<C[K]>
}

export function createClient<C extends object>(contract: C, transport: Transport): Client<C> {
  const calls = Object.entries(contract).map(([name, value]) => [
    name,
    isEndpoint(value) ? (input: LooseInput = {}) => call(value, input, transport) : createClient(value, transport),
  ])
  // The entries mirror the contract key by key; Object.fromEntries cannot say so.
  return Object.fromEntries(calls) as Client<C>
}

async function call(endpoint: Wire, input: LooseInput, transport: Transport) {
  const request = { endpoint, method: endpoint.method, url: addressOf(endpoint, input), body: input.body, input }
  const { status, body } = await transport(request)
  if (status < 400) return body
  throw problemOf(status, body)
}

/** Anything but our own error shape (a proxy's HTML page, say) becomes the general sentence. */
function problemOf(status: number, body: unknown) {
  const { message, phrase = message, errors, code, slots } = (body ?? {}) as Partial<Problem['body']>
  return new Problem(status, typeof phrase === 'string' ? phrase : '잠시 후 다시 시도해 주세요.', {
    errors,
    code,
    slots,
  })
}

/** The address of a call: parameters in the path, the rest as a query in a fixed order. */
export function addressOf(endpoint: Wire, input: LooseInput) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(input.params?.[name])))
  const pairs = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  if (pairs.length === 0) return path
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  query.sort()
  return `${path}?${query}`
}
