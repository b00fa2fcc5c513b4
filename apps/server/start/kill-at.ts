import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { PreparingClient } from '@sillage/server-kit/preparing-client.ts'

// For tests: the program, loaded with this module before it, kills itself without a word at a named point of a payment.
// Nothing in the shop knows of it; which point it shall be stands in a file, so that a running program can read it.
type Point = { call: RegExp; moment: 'before' | 'after' } | { statement: RegExp; moment: 'after' | 'committed' }

const points = {
  'the order is half written': { statement: /insert into orders /, moment: 'after' },
  'the order is written': { statement: /insert into orders /, moment: 'committed' },
  'the buyer is back, nobody was asked yet': { call: /\/v1\/payments\/confirm$/, moment: 'before' },
  'the provider has taken the money': { call: /\/v1\/payments\/confirm$/, moment: 'after' },
  'KakaoPay has taken the money': { call: /\/online\/v1\/payment\/approve$/, moment: 'after' },
  'PayPal has taken the money': { call: /\/v2\/checkout\/orders\/[^/]+\/capture$/, moment: 'after' },
  'the payment is written': {
    statement: /update "payment" set "state" = .*"deposited_amount" = \$/s,
    moment: 'committed',
  },
  'the email is about to go': { statement: /^select .* from "outbox" where "outbox"\."id" = /, moment: 'after' },
  'the money is about to go back': { call: /\/v1\/payments\/[^/]+\/cancel$/, moment: 'before' },
  'the money has gone back': { call: /\/v1\/payments\/[^/]+\/cancel$/, moment: 'after' },
} as const satisfies Record<string, Point>
export type PointName = keyof typeof points

const file = new URL(import.meta.url).searchParams.get('file') ?? ''
const isNow = (found: Point, moment: Point['moment']): boolean => {
  const name = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const point: Point | undefined = Object.entries(points).find(([each]) => each === name)?.[1]
  return point === found && point.moment === moment
}
const die = () => process.kill(process.pid, 'SIGKILL')

const calls = Object.values(points).filter((point) => 'call' in point)
const metBy = (pathname: string) => calls.filter(({ call }) => call.test(pathname))

const realFetch = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const met = metBy(new URL(String(input instanceof Request ? input.url : input)).pathname)
  if (met.some((point) => isNow(point, 'before'))) die()
  const reply = await realFetch(input, init)
  if (met.some((point) => isNow(point, 'after'))) die()
  return reply
}

// Calls that `callOutside` makes begin with an address; others pass by.
type Request = (...given: unknown[]) => http.ClientRequest
const realRequest = http.request as Request
const request: Request = (...given) => {
  const [url] = given
  const met = url instanceof URL ? metBy(url.pathname) : []
  if (met.some((point) => isNow(point, 'before'))) die()
  const asked = realRequest(...given)
  // Heard before the caller hears it, because it listens first.
  asked.on('response', (response) =>
    response.on('end', () => {
      if (met.some((point) => isNow(point, 'after'))) die()
    }),
  )
  return asked
}
Object.assign(http, { request })
syncBuiltinESMExports()

// The driver's method has seven shapes: a promise comes of it where no function to answer to is given.
type Query = (this: object, ...given: unknown[]) => Promise<unknown> | undefined
const client = Object.getPrototypeOf(PreparingClient.prototype) as { query: Query }
const statements = Object.values(points).filter((point) => 'statement' in point)
const realQuery = client.query
/** What each connection has written since its transaction began. */
const written = new WeakMap<object, Set<Point>>()
const inTransaction = new WeakSet()

client.query = function query(...given) {
  const [statement] = given
  const text = String(Object(statement).text ?? statement).trim()
  const met = statements.filter((point) => point.statement.test(text))
  const before = written.get(this) ?? new Set()
  // A statement by itself is its own transaction.
  const isAlone = !inTransaction.has(this)
  if (text === 'begin') inTransaction.add(this)
  if (text === 'commit' || text === 'rollback') inTransaction.delete(this)
  if (text === 'begin' || text === 'rollback') written.delete(this)
  else if (met.length > 0) written.set(this, new Set([...before, ...met]))
  const look = () => {
    if (met.some((point) => isNow(point, 'after') || (isAlone && isNow(point, 'committed')))) die()
    if (text === 'commit' && [...before].some((point) => isNow(point, 'committed'))) die()
  }
  const last = given.at(-1)
  if (typeof last !== 'function')
    return realQuery.call(this, ...given)?.then((result) => {
      look()
      return result
    })
  const answered = (...answer: unknown[]) => {
    look()
    last(...answer)
  }
  return realQuery.call(this, ...given.slice(0, -1), answered)
}
