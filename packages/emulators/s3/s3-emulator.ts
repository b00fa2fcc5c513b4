import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createNotebook } from '../received.ts'
import { faultOf } from './s3-signature.ts'

type Stored = { content: Buffer; type: string }
type Options = { now?: () => number }

/**
 * A bucket in memory, for tests. Speaks the part of S3 that a store of files needs (PUT, GET, HEAD and DELETE of an
 * object, addressed by path) and refuses whatever is not signed with its keys, to the byte.
 */
export async function startS3Emulator({ now = Date.now }: Options = {}) {
  const keys = { key: 'AKIASTANDIN', secret: 'a-secret-for-the-emulator', region: 'ap-northeast-2', now }
  const bucket = 'sillage-files'
  const objects = new Map<string, Stored>()
  const calls: string[] = []
  const { note, received } = createNotebook()
  let failures = 0
  let isFull = false

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/', headers } = request
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    calls.push(`${method} ${pathname}`)
    if (failures > 0) {
      failures -= 1
      return refuse(response, 503, 'SlowDown')
    }
    const fault = faultOf({ method, path: pathname, query: searchParams, headers, body }, keys)
    if (fault) return refuse(response, 403, fault)
    if (!pathname.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket')
    const name = decodeURIComponent(pathname.slice(bucket.length + 2))
    note('file', `${method} ${name}`)
    if (method === 'PUT' && isFull) return refuse(response, 507, 'XMinioStorageFull')
    if (method === 'PUT') objects.set(name, { content: body, type: headers['content-type'] ?? '' })
    else if (method === 'DELETE') objects.delete(name)
    else return send(response, objects.get(name), { isHead: method === 'HEAD' })
    response.writeHead(method === 'DELETE' ? 204 : 200, { 'content-length': 0 }).end()
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    ...keys,
    bucket,
    objects,
    calls,
    service: 's3' as const,
    received,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** The next so many calls are told to come again later. */
    fail(times: number) {
      failures = times
    },
    /** The disk under it has no room left, or has room again: as a MinIO of one's own says it. */
    setFull(full: boolean) {
      isFull = full
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function send(response: ServerResponse, found: Stored | undefined, { isHead }: { isHead: boolean }) {
  if (!found) return refuse(response, 404, 'NoSuchKey')
  response.writeHead(200, { 'content-type': found.type, 'content-length': found.content.length })
  response.end(isHead ? undefined : found.content)
}

function refuse(response: ServerResponse, status: number, code: string) {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) }).end(body)
}
