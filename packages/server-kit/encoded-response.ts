import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import type { SecurityHeaders } from './security-headers.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Headers = Record<string, string | number>

type Body = { bytes: Buffer; headers: Headers }

/** An answer as it is sent: each encoding is made on its first request, and once for all clients. */
export type EncodedResponse = {
  status: number
  etag: string
  bodies: Partial<Record<Encoding, Body>> & { identity: Body }
  making: Partial<Record<Encoding, Promise<Body>>>
  /** Its brotli was made in haste, and is larger than it needs to be. */
  hasty: boolean
  /** Said to a CDN in front, of what it may keep. */
  edge?: Headers
}
type Options = {
  status?: number
  type: string
  vary: string
  headers: SecurityHeaders
  /** Where it is known already: of a long text it costs something. */
  etag?: string
  /** Where it was compressed in haste already. */
  compressed?: Uint8Array | null
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export const etagOf = (text: string | Uint8Array) => `"${hash('sha1', text, 'base64url')}"`

export function pack(
  text: string | Uint8Array,
  { status = 200, type, vary, headers, etag = etagOf(text), compressed }: Options,
): EncodedResponse {
  const bytes = asBuffer(text)
  const identity = {
    bytes,
    headers: {
      ...headers,
      'content-type': type,
      'content-length': bytes.length,
      // Anyone may store it, but has to ask whether it is still so; the answer is mostly a 304.
      'cache-control': status === 200 ? 'public, no-cache' : 'no-store',
      vary,
      ...(status === 200 ? { etag } : {}),
    },
  }
  const packed: EncodedResponse = { status, etag, bodies: { identity }, making: {}, hasty: Boolean(compressed) }
  if (compressed) packed.bodies.br = codedBody(identity, asBuffer(compressed), 'br')
  return packed
}

const asBuffer = (text: string | Uint8Array) =>
  typeof text === 'string' ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.byteLength)

const codedBody = ({ headers }: Body, bytes: Buffer, encoding: Encoding): Body => ({
  bytes,
  headers: { ...headers, 'content-length': bytes.length, 'content-encoding': encoding },
})

/** Compressed, a text takes about a quarter of its size, and there are two encodings for it. */
export const bytesOf = ({ bodies }: EncodedResponse) => Math.ceil(bodies.identity.bytes.length * 1.5)

/** Makes what this request asks for, so that it can be sent. */
export async function ready(packed: EncodedResponse, request: IncomingMessage) {
  const encoding = encodingOf(request)
  if (packed.bodies[encoding]) return
  packed.making[encoding] ??= compress(packed.bodies.identity, encoding)
  packed.bodies[encoding] = await packed.making[encoding]
  delete packed.making[encoding]
}

/** What is sent a second time will be sent often: its compression is worth more time then. */
export async function makeSmaller(packed: EncodedResponse) {
  if (!packed.hasty) return
  packed.hasty = false
  packed.bodies.br = await compress(packed.bodies.identity, 'br')
}

async function compress(body: Body, encoding: Encoding): Promise<Body> {
  const { bytes } = body
  const coded = await (encoding === 'br' ? brotli(bytes, brotliOptions(bytes, 5)) : zip(bytes, { level: 6 }))
  return codedBody(body, coded, encoding)
}

/** For something that someone waits for: in a third of the time, and a tenth larger. */
export const compressInHaste = (bytes: Uint8Array) => brotliCompressSync(bytes, brotliOptions(bytes, 3))

/** A window as long as the text finds all that a larger one would, and costs less to set up. */
const brotliOptions = ({ length }: Uint8Array, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 1)))),
  },
})

/** Sends it; false where the encoding that is asked for was not made ready yet. */
export function sendEncoded(
  { status, etag, bodies, edge }: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const body = bodies[encodingOf(request)]
  if (!body) return false
  const { bytes } = body
  const headers = edge ? { ...body.headers, ...edge } : body.headers
  if (status === 200 && isSame(request.headers['if-none-match'], etag)) {
    const { 'content-length': _, 'content-encoding': __, 'content-type': ___, ...rest } = headers
    response.writeHead(304, rest).end()
    return true
  }
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : bytes)
  return true
}

export const encodingOf = ({ headers }: IncomingMessage) => encodingFor(headers['accept-encoding'] ?? '')

/** The best encoding that is named and not refused with a weight of nought. */
export function encodingFor(accepted: string): Encoding {
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted)
  const named = (['br', 'gzip'] as const).filter((name) => accepted.includes(name))
  // Almost no client refuses an encoding; only a header with weights is parsed in full.
  return (accepted.includes('q=0') ? named.find((name) => !refused(name)) : named[0]) ?? 'identity'
}

/** A proxy that changed the encoding marks the ETag as weak; the text is still the same. */
export const isSame = (asked: string | undefined, etag: string) =>
  (asked ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
