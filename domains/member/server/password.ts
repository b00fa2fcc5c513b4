import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createConcurrencyLimit } from '@sillage/server-kit/concurrency-limit.ts'
import { isOldHash, isOldPassword } from './old-password.ts'

const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/**
 * Each hash takes 19 MB and one of Node's four threads for outside work: two at once for members, one for guests' orders,
 * and one is left for the rest. Members never wait behind guests: anyone can be a guest as often as they like.
 */
export const hashing = createConcurrencyLimit({ atOnce: 2, waiting: 1000 })
const guestHashing = createConcurrencyLimit({ atOnce: 1, waiting: 200 })
export type Lane = 'member' | 'guest'
const lanes = { member: hashing, guest: guestHashing } satisfies Record<Lane, typeof hashing>

const argon2id = promisify(argon2)
const derive = (lane: Lane, parameters: Parameters<typeof argon2>[1]) =>
  lanes[lane].take(() => argon2id('argon2id', parameters))

/** argon2id in the usual text form: algorithm, cost, salt, hash. */
export async function hashPassword(password: string, lane: Lane = 'member') {
  const nonce = randomBytes(16)
  const tag = await derive(lane, { message: password.normalize('NFC'), nonce, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Always costs one hash: without a member, or for one who has no password, it checks a made-up hash. */
export async function isPassword(password: string, hash: string | undefined, lane: Lane = 'member') {
  const known = read(hash ?? '')
  const { wanted, ...parameters } = known ?? noPassword
  const given = await derive(lane, { message: password.normalize('NFC'), ...parameters })
  // One that came from another shop costs ours, too: how long it takes reveals nothing about the member.
  if (hash && isOldHash(hash)) return isOldPassword(password, hash)
  return timingSafeEqual(given, wanted) && known !== undefined
}

function read(hash: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!parts) return undefined
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts
  const wanted = Buffer.from(tag, 'base64')
  return {
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
    wanted,
  }
}

const noPassword = { ...cost, nonce: Buffer.alloc(16), wanted: Buffer.alloc(cost.tagLength) }

function base64(bytes: Buffer) {
  return bytes.toString('base64').replace(/=+$/, '')
}
