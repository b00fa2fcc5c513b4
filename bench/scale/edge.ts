import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { z } from 'zod'

type Kept = { status: number; headers: IncomingHttpHeaders; body: Buffer; tags: Set<string>; until: number }
type Fetched = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const Purge = z.object({ tags: z.array(z.string()).default([]), purge_everything: z.boolean().default(false) })

/**
 * What stands before several instances, in small: a CDN that keeps what it may until it is purged, and a balancer that
 * goes on to the next instance when one is gone. In production both are bought, or taken from compose.yaml.
 */
export async function startEdge(targets: () => string[]) {
  const kept = new Map<string, Kept>()
  const counts = { kept: 0, passed: 0, purged: 0 }
  let turn = 0

  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    if (incoming.url === '/purge') return purge(incoming, response)
    const key = keyOf(incoming)
    const found = key && kept.get(key)
    if (found && found.until > Date.now()) {
      counts.kept += 1
      return send(response, found)
    }
    const fetched = await fetchFrom(incoming)
    counts.passed += 1
    const seconds = Number(/max-age=(\d+)/.exec(String(fetched.headers['cdn-cache-control'] ?? ''))?.[1] ?? 0)
    const tags = new Set(String(fetched.headers['cache-tag'] ?? '').split(','))
    if (key && seconds > 0) kept.set(key, { ...fetched, tags, until: Date.now() + seconds * 1000 })
    send(response, fetched)
  }

  async function purge(incoming: IncomingMessage, response: ServerResponse) {
    const { tags, purge_everything } = Purge.parse(JSON.parse(await text(incoming)))
    for (const [key, each] of kept)
      if (purge_everything || tags.some((tag) => each.tags.has(tag))) {
        kept.delete(key)
        counts.purged += 1
      }
    response.writeHead(204).end()
  }

  /** The next instance that takes the connection; one that has taken it is not asked twice. */
  async function fetchFrom(incoming: IncomingMessage): Promise<Fetched> {
    const body = await buffer(incoming)
    const all = targets()
    for (const _ of all) {
      turn += 1
      const target = all[turn % all.length] ?? ''
      const fetched = await pass(target, incoming, body)
      if (fetched) return fetched
    }
    return { status: 502, headers: {}, body: Buffer.from('no instance') }
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    counts,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A page depends on its address, its encoding and of all cookies the language alone. */
function keyOf({ method, url = '', headers }: IncomingMessage) {
  if (method !== 'GET') return undefined
  const language = /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? ''
  return [url, language, headers['accept-encoding'] ?? ''].join(' ')
}

const notPassedOn = ['cdn-cache-control', 'cache-tag', 'connection', 'transfer-encoding', 'keep-alive']

function send(response: ServerResponse, { status, headers, body }: Fetched) {
  const passed = Object.entries(headers).filter(([name]) => !notPassedOn.includes(name))
  response.writeHead(status, Object.fromEntries(passed)).end(body)
}

/** Nothing where no connection was made; an answer that broke off is an error, because it may have been acted upon. */
function pass(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  const { 'if-none-match': _, ...rest } = headers
  const { promise, resolve, reject } = Promise.withResolvers<Fetched | undefined>()
  const outgoing = request(target + url, { method, headers: rest }, (reply) =>
    buffer(reply).then((body) => resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body }), reject),
  )
  outgoing.on('error', (error) =>
    'code' in error && error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
  )
  outgoing.end(body)
  return promise
}
