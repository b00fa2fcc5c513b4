import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export type SignedCall = {
  method: string
  /** As it came: the path still encoded. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}
export type Keys = { key: string; secret: string; region: string; now: () => number }

const clockMayDifferMs = 15 * 60_000
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** What is wrong with a call's signature, as the service names it; null where it is right. */
export function faultOf(call: SignedCall, { key, secret, region, now }: Keys): string | null {
  const { headers, body } = call
  const { authorization = '', 'x-amz-date': date, 'x-amz-content-sha256': hash } = headers
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    )
  if (!parts || typeof date !== 'string' || typeof hash !== 'string') return 'AccessDenied'
  const [, id, scope = '', names = '', signature = ''] = parts
  if (id !== key) return 'InvalidAccessKeyId'
  if (scope !== `${date.slice(0, 8)}/${region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed'
  if (Math.abs(timeOf(date) - now()) > clockMayDifferMs) return 'RequestTimeTooSkewed'
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';')
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (needed.some((name) => !signed.includes(name))) return 'AccessDenied'
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical(call, signed, hash))].join('\n')
  const [day = '', where = ''] = scope.split('/')
  const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), where))
  const right = timingSafeEqual(hmac(signing, text), Buffer.from(signature, 'hex'))
  return right ? null : 'SignatureDoesNotMatch'
}

/** The call in the one form that both sides sign. */
function canonical({ method, path, query, headers }: SignedCall, signed: string[], hash: string) {
  const asked = [...query].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).sort()
  const lines = signed.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replaceAll(/ +/g, ' ')}\n`,
  )
  return [method, path, asked.join('&'), lines.join(''), signed.join(';'), hash].join('\n')
}

/** 20261116T120000Z */
const timeOf = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
