import { createHash, pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** How a password that came from another shop is marked where ours stand. */
const mark = 'old:'
export const isOldHash = (hash: string) => hash.startsWith(mark)

/** A hash of another shop as it is stored here; empty where we could not check it. */
export const toOldHash = (hash: string) => (shapeOf(hash) ? mark + hash : '')

const shapes = {
  /** algorithm:rounds:salt:hash, the salt used as it is written. */
  pbkdf2: /^(sha1|sha256|sha512):(\d{1,6}):([^:]+):([A-Za-z0-9+/]+=*)$/,
  /** MySQL's PASSWORD() since 4.1. */
  mysql: /^\*[0-9A-F]{40}$/i,
  /** And before. */
  mysqlOld: /^[0-9a-f]{16}$/i,
} as const
type Shape = keyof typeof shapes

const shapeOf = (hash: string) => (Object.keys(shapes) as Shape[]).find((shape) => shapes[shape].test(hash)) // its own keys

/** Whether a password fits a hash of another shop. */
export async function isOldPassword(password: string, marked: string): Promise<boolean> {
  const hash = marked.slice(mark.length)
  const shape = shapeOf(hash)
  if (!shape) return false
  const wanted =
    shape === 'pbkdf2' ? await pbkdf2Of(password, hash) : shape === 'mysql' ? mysqlOf(password) : mysqlOldOf(password)
  const given = shape === 'pbkdf2' ? hash : hash.toUpperCase()
  return same(wanted, given)
}

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

async function pbkdf2Of(password: string, hash: string) {
  const [, algorithm = '', rounds = '', salt = '', tag = ''] = shapes.pbkdf2.exec(hash) ?? []
  const length = Buffer.from(tag, 'base64').length
  const made = await derive(password, salt, Number(rounds), length, algorithm)
  return `${algorithm}:${rounds}:${salt}:${made.toString('base64')}`
}

const sha1 = (content: string | Buffer) => createHash('sha1').update(content).digest()
const mysqlOf = (password: string) => `*${sha1(sha1(password)).toString('hex').toUpperCase()}`

/** Two sums of 31 bits over the bytes, blanks left out. */
function mysqlOldOf(password: string) {
  let [one, other, add] = [1_345_345_333n, 0x12345671n, 7n]
  const cut = (sum: bigint) => sum & 0xffffffffn
  for (const byte of Buffer.from(password)) {
    if (byte === 0x20 || byte === 0x09) continue
    const value = BigInt(byte)
    one = cut(one ^ (((one & 63n) + add) * value + (one << 8n)))
    other = cut(other + ((other << 8n) ^ one))
    add += value
  }
  const text = (sum: bigint) => (sum & 0x7fffffffn).toString(16).padStart(8, '0')
  return (text(one) + text(other)).toUpperCase()
}
