import { createHmac } from 'node:crypto'

const minutesValid = 15
const pattern =
  /^HMAC-SHA256 apiKey=(?<apiKey>[^,]+), date=(?<date>[^,]+), salt=(?<salt>[\w-]{12,64}), signature=(?<signature>[0-9a-f]{64})$/i

/** A salt is good once, a date for a quarter of an hour: a header that was overheard is worth nothing. */
export function checkSignatures({ key, secret }: { key: string; secret: string }) {
  const usedSalts = new Set<string>()
  return function faultOf(header: string): string | undefined {
    const { apiKey, date = '', salt = '', signature } = pattern.exec(header)?.groups ?? {}
    if (!signature) return 'InvalidAuthorization'
    if (apiKey !== key) return 'InvalidAPIKey'
    if (!(Math.abs(Date.now() - Date.parse(date)) < minutesValid * 60_000)) return 'RequestTimeTooSkewed'
    if (createHmac('sha256', secret).update(`${date}${salt}`).digest('hex') !== signature)
      return 'SignatureDoesNotMatch'
    if (usedSalts.has(salt)) return 'DuplicatedSignature'
    usedSalts.add(salt)
    return undefined
  }
}
