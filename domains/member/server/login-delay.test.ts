import { sessionTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { staffTable } from '../../staff/server/tables.ts'
import { testShop } from '../../testing.ts'
import { countQueries } from '../testing/count-queries.ts'
import { accountRules } from '../words.ts'
import { dropUnprovedMembers } from './drop-unproved-members.ts'
import { hashing, hashPassword } from './password.ts'
import { loginFailureTable, memberTable } from './tables.ts'

const { free_failures_of_address, free_failures_of_account } = accountRules
const shop = await testShop()
const { app, db } = shop
const password = '머무는 향기 2026'
const password_hash = await hashPassword(password)
const member = (mb_id: string) => ({ mb_id, mb_name: mb_id, mb_email: `${mb_id}@example.com`, password_hash })

beforeEach(async () => {
  await shop.empty()
  await db.insert(memberTable).values([member('hana'), member('duri'), { ...member('linked'), password_hash: '' }])
})

type Try = { mb_id?: string; mb_password?: string; ip?: string; device?: string }

async function login({ mb_id = 'hana', mb_password = password, ip = '203.0.113.1', device }: Try = {}) {
  const { cookies, headers } = await browserOf(shop)
  return app.inject({
    method: 'POST',
    url: '/api/v1/login',
    remoteAddress: ip,
    cookies: { ...cookies, ...(device && { device }) },
    headers,
    payload: { mb_id, mb_password },
  })
}

/** Signs in once and remembers the browser. */
async function givenDevice(mb_id: string) {
  const { cookies } = await login({ mb_id, ip: '203.0.113.200' })
  return cookies.find(({ name }) => name === 'device')?.value ?? ''
}

const failuresOf = async (key: string) =>
  (await db.select().from(loginFailureTable).where(eq(loginFailureTable.key, key)))[0]

/** Makes the delays last: on a slow machine two seconds are soon over. */
const hold = () =>
  db.execute(
    sql`update login_failure set blocked_until = now() + interval '50 seconds' where blocked_until > failed_at`,
  )

/** Lets the delay pass without waiting for it. */
const wait = () => db.update(loginFailureTable).set({ blocked_until: new Date() })

const guess = (change: Try = {}) => login({ mb_password: 'a wrong guess', ...change })

async function guessTimes(times: number, change: Try = {}) {
  for (let time = 0; time < times; time += 1) expect((await guess(change)).statusCode).toBe(422)
}

test('after five wrong passwords even the right one waits, and the answer says how long', async () => {
  await guessTimes(4)
  expect((await login({ mb_id: 'duri' })).statusCode).toBe(200)
  await guessTimes(1)
  await hold()
  const refused = await login()
  expect(refused.statusCode).toBe(429)
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds > 0 && seconds <= 50).toBe(true)
  expect(refused.json()).toEqual({
    message: `로그인에 여러 번 실패했어요. ${seconds}초 뒤에 다시 시도해 주세요.`,
    phrase: '로그인에 여러 번 실패했어요. {seconds}초 뒤에 다시 시도해 주세요.',
    slots: { seconds },
    code: 'login_delayed',
  })
  await wait()
  expect((await login()).statusCode).toBe(200)
})

test('the delay doubles up to a quarter of an hour, and is forgotten after a quiet hour', async () => {
  const delays: number[] = []
  for (let time = 0; time < 15; time += 1) {
    await guessTimes(1)
    const row = await failuresOf('id:hana ip:203.0.113.1')
    delays.push(((row?.blocked_until.getTime() ?? 0) - (row?.failed_at.getTime() ?? 0)) / 1000)
    await wait()
  }
  expect(delays).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  await wait()
  await db.update(loginFailureTable).set({ failed_at: new Date(Date.now() - 3_601_000) })
  await guessTimes(1)
  expect(await failuresOf('id:hana')).toMatchObject({ failures: 1 })
})

test('an unknown id is delayed in the same manner, letter for letter', async () => {
  await guessTimes(5, { ip: '203.0.113.1' })
  await guessTimes(5, { ip: '203.0.113.2', mb_id: 'nobody' })
  await hold()
  const [known, unknown] = [await guess({ ip: '203.0.113.1' }), await guess({ ip: '203.0.113.2', mb_id: 'nobody' })]
  expect(known.statusCode).toBe(429)
  // A second may pass between the two.
  const words = ({ body }: typeof known) => body.replaceAll(/\d+/g, 'some')
  expect(words(unknown)).toBe(words(known))
})

test('an address that guesses at many accounts is delayed at all of them; others are not', async () => {
  for (let id = 1; id < free_failures_of_address; id += 1) await guessTimes(1, { mb_id: `member${id}` })
  // An office in which a password is mistyped now and then goes on working.
  expect((await login()).statusCode).toBe(200)
  await guessTimes(1, { mb_id: 'one_more' })
  await hold()
  expect((await login()).statusCode).toBe(429)
  expect((await login({ ip: '203.0.113.2' })).statusCode).toBe(200)
})

test('a stranger cannot lock a member out: neither at another address nor in a browser they have used', async () => {
  const device = await givenDevice('hana')
  await guessTimes(5)
  await hold()
  expect((await login()).statusCode).toBe(429)
  expect((await login({ ip: '203.0.113.2' })).statusCode).toBe(200)
  // At the same address as the stranger, say in a café, the browser is known by its cookie.
  expect((await login({ device })).statusCode).toBe(200)
})

test('with many addresses a stranger delays new browsers, and never a known one', async () => {
  const device = await givenDevice('hana')
  const addresses = Array.from({ length: free_failures_of_account / 4 }, (_, at) => `198.51.100.${at}`)
  for (const ip of addresses) await guessTimes(4, { ip })
  await hold()
  expect((await login({ ip: '203.0.113.9' })).statusCode).toBe(429)
  expect((await login({ ip: '203.0.113.9', device })).statusCode).toBe(200)
})

test('a known browser is no free ticket: its own guesses are counted, and it is known for its own member only', async () => {
  const device = await givenDevice('hana')
  await guessTimes(5, { mb_id: 'duri', device })
  await guessTimes(5, { device, ip: '203.0.113.7' })
  await hold()
  expect((await login({ device })).statusCode).toBe(429)
  expect((await login({ mb_id: 'duri', device })).statusCode).toBe(429)
  const forged = `${device.split('.')[0]}.${'A'.repeat(22)}`
  await guessTimes(5, { device: forged, ip: '203.0.113.8' })
  await hold()
  expect((await login({ device: forged, ip: '203.0.113.8' })).statusCode).toBe(429)
})

test('a computer that several share knows each of them', async () => {
  const first = await givenDevice('hana')
  const reply = await login({ mb_id: 'duri', device: first })
  const device = reply.cookies.find(({ name }) => name === 'device')?.value ?? ''
  expect(device).not.toContain('hana')
  for (const mb_id of ['hana', 'duri']) await guessTimes(5, { mb_id, ip: '203.0.113.5' })
  await hold()
  for (const mb_id of ['hana', 'duri']) expect((await login({ mb_id, ip: '203.0.113.5', device })).statusCode).toBe(200)
})

test('signing in clears the account, but not the address: one account of their own would free a thief', async () => {
  await guessTimes(4)
  expect((await login()).statusCode).toBe(200)
  expect(await failuresOf('id:hana')).toBeUndefined()
  expect(await failuresOf('id:hana ip:203.0.113.1')).toBeUndefined()
  expect(await failuresOf('ip:203.0.113.1')).toMatchObject({ failures: 4 })
})

test('a household shares its IPv6 network', async () => {
  for (let host = 1; host <= 5; host += 1) await guessTimes(1, { ip: `2001:db8:1:2::${host}` })
  await hold()
  expect((await login({ ip: '2001:db8:1:2:ffff::9' })).statusCode).toBe(429)
  expect((await login({ ip: '2001:db8:1:3::1' })).statusCode).toBe(200)
})

test('a hundred right passwords at once all get in, each with a session of its own', async () => {
  const replies = await Promise.all(Array.from({ length: 100 }, () => login()))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const sids = replies.map(({ cookies }) => cookies.find(({ name }) => name === 'sid')?.value)
  expect(new Set(sids).size).toBe(100)
  expect(await db.select().from(sessionTable)).toHaveLength(100)
})

test('of a hundred guesses at once a handful is hashed, and each of those is counted', async () => {
  const before = hashing.served
  const replies = await Promise.all(Array.from({ length: 100 }, () => guess()))
  const hashed = hashing.served - before
  // Five are free, one may be running beside the fifth; a machine so slow that a delay ends in between adds a few.
  expect(hashed).toBeLessThanOrEqual(9)
  expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(hashed)
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(100 - hashed)
  expect(await failuresOf('id:hana')).toMatchObject({ failures: hashed })
  expect(await failuresOf('ip:203.0.113.1')).toMatchObject({ failures: hashed })
})

test('a wrong password, an unknown id and a member without a password cost one hash and the same queries', async () => {
  const queries = countQueries(shop.database)
  const measure = async (change: Try) => {
    const before = { hashes: hashing.served, queries: queries.count() }
    const { statusCode, body } = await guess(change)
    return { statusCode, body, hashes: hashing.served - before.hashes, queries: queries.count() - before.queries }
  }
  const wrong = await measure({ ip: '203.0.113.1' })
  expect(wrong).toMatchObject({ statusCode: 422, hashes: 1 })
  expect(wrong.queries).toBeGreaterThan(2)
  expect(await measure({ ip: '203.0.113.2', mb_id: 'nobody' })).toEqual(wrong)
  expect(await measure({ ip: '203.0.113.3', mb_id: 'linked' })).toEqual(wrong)
  queries.stop()
})

test('staff who sign in leave a line in the audit log; members do not', async () => {
  await db.insert(staffTable).values({ mb_id: 'duri', permissions: ['orders'] })
  await login()
  await login({ mb_id: 'duri', ip: '203.0.113.77' })
  expect(await db.select().from(auditTable)).toMatchObject([
    { mb_id: 'duri', action: 'staff.sign-in', subject: 'member:duri', after: { ip: '203.0.113.77' } },
  ])
})

test('what was counted is forgotten within days', async () => {
  await guessTimes(1)
  await db.update(loginFailureTable).set({ failed_at: new Date(Date.now() - 25 * 3_600_000) })
  await dropUnprovedMembers(shop.ctx)
  expect(await db.select().from(loginFailureTable)).toEqual([])
})
