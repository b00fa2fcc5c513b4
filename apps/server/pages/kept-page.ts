import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { securityHeaders } from '@sillage/server-kit/security-headers.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** A page as it is sent: compressed once for everybody, with its headers ready. */
export type KeptPage = { status: number; etag: string; bodies: Record<Encoding, { bytes: Buffer; headers: Headers }> }
type Headers = Record<string, string | number>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function packPage(status: number, html: string): Promise<KeptPage> {
  const plain = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 6 })])
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`
  const body = (bytes: Buffer, encoding: Encoding) => ({
    bytes,
    headers: {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-length': bytes.length,
      // Anyone may store it, but has to ask whether it is still so; the answer is mostly a 304.
      'cache-control': status === 200 ? 'public, no-cache' : 'no-store',
      vary: 'accept-encoding, cookie',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...(status === 200 ? { etag } : {}),
    },
  })
  return { status, etag, bodies: { br: body(br, 'br'), gzip: body(gz, 'gzip'), identity: body(plain, 'identity') } }
}

export const sizeOf = ({ bodies }: KeptPage) =>
  bodies.br.bytes.length + bodies.gzip.bytes.length + bodies.identity.bytes.length

export function sendPage({ status, etag, bodies }: KeptPage, request: IncomingMessage, response: ServerResponse) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const { bytes, headers } = bodies[accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity']
  if (status === 200 && request.headers['if-none-match'] === etag) {
    const { 'content-length': _, 'content-encoding': __, 'content-type': ___, ...rest } = headers
    response.writeHead(304, rest).end()
    return
  }
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
