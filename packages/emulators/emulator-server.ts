import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'

export type Call = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** The body as text. */
  raw: string
  /** The body as it came, to the byte. */
  bytes: Buffer
  origin: string
}
export type Reply = { status: number; type?: string; body?: string | Uint8Array; headers?: Record<string, string> }

/** No answer ever comes, or the connection is cut. */
export type Silence = 'silence' | 'hang up'

/** A small web server on a port of its own, for an emulated service. */
export async function serve(answer: (call: Call) => Reply | Silence | Promise<Reply | Silence>) {
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const reply = await answer(await readCall(request))
    if (reply === 'hang up') request.socket.destroy()
    else if (reply !== 'silence') send(response, reply)
  }
  // Who hangs up midway through a call has no answer to wait for.
  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
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
  const bytes = Buffer.concat(parts)
  return { method, path: pathname, query: searchParams, headers, raw: bytes.toString('utf8'), bytes, origin }
}

function send(response: ServerResponse, { status, type = 'text/plain', body = '', headers = {} }: Reply) {
  response.writeHead(status, {
    'content-type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(body)
}

export const json = (status: number, body: object): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})

/** The fields of a JSON body; none where it is not an object. */
export function fieldsOf({ raw }: Pick<Call, 'raw'>): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(raw || '{}')
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {}
  } catch {
    return {}
  }
}
