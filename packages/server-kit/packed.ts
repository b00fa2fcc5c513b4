import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SecurityHeaders } from './security-headers.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Headers = Record<string, string | number>

/** An answer as it is sent: compressed once for everybody, with its headers ready. */
export type Packed = { status: number; etag: string; bodies: Record<Encoding, { bytes: Buffer; headers: Headers }> }
type Options = { status?: number; type: string; vary: string; headers: SecurityHeaders }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export const etagOf = (text: string | Buffer) => `"${createHash('sha1').update(text).digest('base64url')}"`

export async function pack(text: string, { status = 200, type, vary, headers }: Options): Promise<Packed> {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 6 })])
  const etag = etagOf(plain)
  const body = (bytes: Buffer, encoding: Encoding) => ({
    bytes,
    headers: {
      ...headers,
      'content-type': type,
      'content-length': bytes.length,
      // Anyone may store it, but has to ask whether it is still so; the answer is mostly a 304.
      'cache-control': status === 200 ? 'public, no-cache' : 'no-store',
      vary,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...(status === 200 ? { etag } : {}),
    },
  })
  return { status, etag, bodies: { br: body(br, 'br'), gzip: body(gz, 'gzip'), identity: body(plain, 'identity') } }
}

export const bytesOf = ({ bodies }: Packed) =>
  bodies.br.bytes.length + bodies.gzip.bytes.length + bodies.identity.bytes.length

export function sendPacked({ status, etag, bodies }: Packed, request: IncomingMessage, response: ServerResponse) {
  const { bytes, headers } = bodies[encodingFor(request.headers['accept-encoding'] ?? '')]
  if (status === 200 && isSame(request.headers['if-none-match'], etag)) {
    const { 'content-length': _, 'content-encoding': __, 'content-type': ___, ...rest } = headers
    response.writeHead(304, rest).end()
    return
  }
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** The best encoding that is named and not refused with a weight of nought. */
export function encodingFor(accepted: string): Encoding {
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted)
  const named = (['br', 'gzip'] as const).filter((name) => accepted.includes(name))
  // Nearly nobody refuses anything; only who writes weights is read twice.
  return (accepted.includes('q=0') ? named.find((name) => !refused(name)) : named[0]) ?? 'identity'
}

/** A proxy that changed the encoding on the way marks the tag as weak; the text is still the same. */
export const isSame = (asked: string | undefined, etag: string) =>
  asked !== undefined && asked.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
