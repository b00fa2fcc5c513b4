import { createClient } from '@sillage/kit/client.ts'
import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { startWorker } from '@sillage/server-kit/jobs.ts'
import { createLog } from '@sillage/server-kit/log.ts'
import type { Message } from '@sillage/server-kit/outbox.ts'
import { createSendOutbox } from '@sillage/server-kit/outbox-send.ts'
import { hashSid } from '@sillage/server-kit/sessions.ts'
import { removeOrphans } from '@sillage/server-kit/stored-files.ts'
import { jobTable, outboxTable, sessionTable } from '@sillage/server-kit/tables.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { claimTable } from '../../claim/server/tables.ts'
import { givenPolicies } from '../../content/testing/policies.ts'
import { contract } from '../../contract.ts'
import { classSessionTable, courseTable } from '../../course/server/tables.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { confirmDue } from '../../shipment/server/confirm-purchase.ts'
import { staffTable } from '../../staff/server/tables.ts'
import { testShop } from '../../testing.ts'
import { everyRow, fillEveryTable, type TestPerson } from '../../testing-rows.ts'
import { createUnlinkJob } from './kakao-unlink.ts'
import { forgetDeparted } from './leaving.ts'
import { goodbyeEmail } from './leaving-email.ts'
import { hashPassword } from './password.ts'
import {
  loginFailureTable,
  memberTable,
  oauthStepTable,
  phoneProofTable,
  retainedRecordTable,
  retiredIdTable,
} from './tables.ts'

const shop = await testShop()
const { db, ctx } = shop
const mb_password = '떠나기로 한 날의 향'
const password_hash = await hashPassword(mb_password)
const leaver = { mb_id: 'zqleaver', mb_hp: '010-7777-0001', mb_email: 'zqleaver@example.com', marker: 'zqleavermark' }
const stayer = { mb_id: 'zqstayer', mb_hp: '010-7777-0002', mb_email: 'zqstayer@example.com', marker: 'zqstayermark' }
const key = (person: TestPerson) => `${person.mb_id === leaver.mb_id ? 'aa' : 'bb'}/a-letter-kept-since.txt`

beforeEach(() => shop.empty())

const givenMember = async ({ mb_id, mb_hp, mb_email, marker }: TestPerson, over = {}) => {
  const place = { mb_name: marker, mb_addr1: marker, mb_addr2: marker, blocked_reason: marker }
  await db.insert(memberTable).values({ mb_id, mb_hp, mb_email, ...place, password_hash, ...over })
}

/** Sales, movements of stock and what was said of a product stay, without the person. */
const whatStays = (number: number) => ({
  orders: {
    order_no: `no ${number}`,
    request_key: `key ${number}`,
    lang: 'kr',
    currency: 'krw',
    state: 'confirmed',
    delivery: 'parcel',
    terms: {},
    trace: [],
  },
  quotation: {
    quotation_no: `Q ${number}`,
    request_key: `key ${number}`,
    verify_code: `code ${number}`,
    staff_id: 'clerk',
    lang: 'kr',
    currency: 'krw',
    state: 'sent',
    source: 'cart',
  },
  store_order: { receipt_no: `S ${number}`, payment: 'card', lines: [], staff_id: 'clerk' },
  order_line: {
    quantity: 1,
    state: 'confirmed',
    trace: [],
    kind: 'goods',
    sku: '',
    name: '초',
    name_en: 'Candle',
    option_name: '',
    option_name_en: '',
  },
  review: {
    stars: 5,
    photos: [],
    body: '향이 좋아요',
    reply: '',
    option_name: '',
    option_name_en: '',
    hidden_reason: null,
  },
  stock_movement: { reason: 'count', occasion: '' },
})

/** A row of the member in every table there is, their words in every text. */
async function givenEverything(person: TestPerson) {
  const { mb_id, mb_email, mb_hp, marker } = person
  await givenMember(person)
  await fillEveryTable(db, person, {
    // Made by hand above and below, or refused: staff do not leave.
    except: ['member', 'staff'],
    given: {
      stored_file: { key: key(person) },
      audit_log: { action: 'member.grade', subject: `member:${mb_id}` },
      personal_read: { place: 'members', of: mb_id },
      ...whatStays(person === leaver ? 1 : 2),
    },
  })
  await ctx.files.put(key(person), Buffer.from(marker), { type: 'text/plain' })
  await db.insert(loginFailureTable).values({ key: `id:${mb_id}`, failures: 1, blocked_until: new Date(0) })
  await db.insert(jobTable).values({ name: 'member.prove-mail', payload: { mb_id, mb_email }, state: 'done' })
  const profile = { provider_id: marker, nickname: marker, email: mb_email, name: marker, hp: mb_hp }
  await db.insert(oauthStepTable).values({
    state_hash: marker,
    provider: 'kakao',
    purpose: 'link',
    sid_hash: '',
    nonce: '',
    redirect: '/',
    profile,
    expires_at: new Date(),
  })
}

const rowsOf = async ({ mb_id, mb_hp, mb_email, marker }: TestPerson) =>
  (await everyRow(db)).filter(({ text }) => [mb_id, mb_hp, mb_email, marker].some((word) => text.includes(word)))

/** What the jobs and the nightly cleaning do after a member has left. */
async function sendAndTidy() {
  const sent: Message[] = []
  const log = createLog('silent')
  const send = createSendOutbox({
    senders: {
      async mail(email) {
        sent.push(email)
        return {}
      },
    },
    templates: [goodbyeEmail],
  })
  const jobs = [send, removeOrphans, createUnlinkJob(undefined)]
  const worker = startWorker({ database: shop.database, jobs, createContext: () => ctx, log })
  await worker.idle()
  await worker.stop()
  await forgetDeparted(ctx)
  return sent
}

test('nothing of a member who left is anywhere but among the kept records, and no other member has lost anything', async () => {
  await givenProduct(ctx, { id: 7 })
  await givenEverything(leaver)
  await givenEverything(stayer)
  const client = await shop.as(leaver.mb_id)
  const before = await rowsOf(stayer)
  const tables = new Set((await rowsOf(leaver)).map(({ table }) => table))
  expect(tables.size).toBeGreaterThan(20)

  await client.account.leave({ body: { mb_password, reason: '이사를 가요' } })
  const sent = await sendAndTidy()

  expect((await rowsOf(leaver)).filter(({ table }) => table !== 'retained_record')).toEqual([])
  expect(await rowsOf(stayer)).toEqual(before)
  expect(await ctx.files.get(key(leaver))).toBeNull()
  const kept = await ctx.files.get(key(stayer))
  kept?.stream.destroy()
  expect(kept).not.toBeNull()
  expect(sent.map(({ recipient, text }) => [recipient, text.includes(leaver.marker)])).toEqual([
    [leaver.mb_email, true],
  ])
})

test('what the law keeps names its law and its end, and goes when that has come', async () => {
  await givenProduct(ctx, { id: 7 })
  await givenEverything(leaver)
  await (await shop.as(leaver.mb_id)).account.leave({ body: { mb_password, reason: '' } })
  const kept = await db.select().from(retainedRecordTable)
  const monthsLeft = (until: Date) => Math.round((until.getTime() - Date.now()) / 86_400_000 / 30.44)
  expect(Object.fromEntries(kept.map(({ kind, retain_until }) => [kind, monthsLeft(retain_until)]))).toEqual({
    contract: 60,
    complaint: 36,
    consent: 36,
    visit: 3,
  })
  expect(kept.every(({ basis }) => basis.includes('법'))).toBe(true)
  await forgetDeparted({ ...ctx, now: () => new Date(Date.now() + 4 * 31 * 86_400_000) })
  expect((await db.select().from(retainedRecordTable)).map(({ kind }) => kind)).not.toContain('visit')
  await forgetDeparted({ ...ctx, now: () => new Date(Date.now() + 61 * 31 * 86_400_000) })
  expect(await db.select().from(retainedRecordTable)).toEqual([])
})

test('a wrong password ends nothing, and counts as a failed login', async () => {
  await givenMember(leaver)
  const client = await shop.as(leaver.mb_id)
  const refused = client.account.leave({ body: { mb_password: 'guessed by somebody', reason: '' } })
  await expect(refused).rejects.toMatchObject({ status: 422, errors: { mb_password: [expect.any(String)] } })
  expect(await db.$count(memberTable)).toBe(1)
  const [counted] = await db
    .select()
    .from(loginFailureTable)
    .where(eq(loginFailureTable.key, `id:${leaver.mb_id}`))
  expect(counted?.failures).toBe(1)
})

test('a member who signs in through a linked account only types the id instead', async () => {
  await givenMember(leaver, { password_hash: '' })
  const client = await shop.as(leaver.mb_id)
  await expect(client.account.leave({ body: { mb_password: 'something' } })).rejects.toMatchObject({ status: 422 })
  await client.account.leave({ body: { mb_password: leaver.mb_id } })
  expect(await db.$count(memberTable)).toBe(0)
})

test.each([
  ['an order is on its way', '아직 끝나지 않은 주문이 있어요. 주문이 끝난 뒤에 탈퇴할 수 있어요.'],
  ['the member is staff', '직원 계정이에요. 직원 권한을 해제한 뒤에 탈퇴할 수 있어요.'],
])('while %s, leaving is refused with the reason and nothing is lost', async (why, message) => {
  await givenProduct(ctx, { id: 7 })
  await givenEverything(leaver)
  if (why.includes('order')) await db.update(orderLineTable).set({ state: 'shipping' })
  else await db.insert(staffTable).values({ mb_id: leaver.mb_id, permissions: [] })
  const client = await shop.as(leaver.mb_id)
  const before = await rowsOf(leaver)
  const refused = client.account.leave({ body: { mb_password } })
  await expect(refused).rejects.toMatchObject({ status: 422, code: 'still_open', message })
  // The login failure that stood before is forgotten: the password was right.
  expect(await rowsOf(leaver)).toEqual(before.filter(({ table }) => table !== 'login_failure'))
})

test('a student may close the account once the class is over', async () => {
  await givenProduct(ctx, { id: 7 })
  await givenEverything(leaver)
  await db.update(orderLineTable).set({ state: 'granted', kind: 'class' })
  await db.update(orderTable).set({ buyer: { name: leaver.marker, hp: leaver.mb_hp, email: leaver.mb_email } })
  await db.update(claimTable).set({ state: 'done' })
  const course = { product_id: 7, title: '수업', title_en: 'Class', weeks: 1, studio: '성수', studio_en: 'Seongsu' }
  await db.insert(courseTable).values(course).onConflictDoUpdate({ target: courseTable.product_id, set: course })
  await db.insert(classSessionTable).values({ product_id: 7, starts_at: addDays(new Date(), 3), seats: 4 })
  const client = await shop.as(leaver.mb_id)
  const leave = () => client.account.leave({ body: { mb_password } })
  await expect(leave()).rejects.toMatchObject({ code: 'still_open' })
  await confirmDue(ctx)
  await expect(leave()).rejects.toMatchObject({ code: 'still_open' })
  await confirmDue(createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 5) }))
  await leave()
  expect(await db.$count(memberTable)).toBe(0)
})

test('leaving ends every session and gives the browser new cookies', async () => {
  await givenMember(leaver)
  await shop.as(leaver.mb_id)
  const browser = await browserOf({ ...shop, mb_id: leaver.mb_id })
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/unregister',
    ...browser,
    payload: { mb_password },
  })
  expect(reply.statusCode).toBe(200)
  const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]))
  expect(cookies).toEqual({ sid: expect.any(String), 'XSRF-TOKEN': expect.any(String), cart_key: '' })
  expect(cookies.sid).not.toBe(browser.cookies.sid)
  expect(await db.$count(sessionTable)).toBe(0)
})

test('leaving twice at once is leaving once', async () => {
  await givenMember(leaver)
  const [here, there] = [await shop.as(leaver.mb_id), await shop.as(leaver.mb_id)]
  const leave = (client: typeof here) => client.account.leave({ body: { mb_password, reason: '두 번' } })
  const tried = await Promise.allSettled([leave(here), leave(there)])
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await db.$count(outboxTable)).toBe(1)
  expect((await db.select().from(retainedRecordTable)).map(({ kind }) => kind).sort()).toEqual(['complaint', 'visit'])
})

test('an id is reserved for thirty days after its member left, and is free afterwards', async () => {
  await givenMember(leaver)
  await (await shop.as(leaver.mb_id)).account.leave({ body: { mb_password } })
  const { joining, join } = await newcomer()
  expect(await joining.checkId({ body: { mb_id: leaver.mb_id } })).toMatchObject({ free: false })
  await expect(join(leaver.mb_id)).rejects.toMatchObject({ status: 422, errors: { mb_id: [expect.any(String)] } })
  const [rest] = await db.select().from(retiredIdTable)
  expect(Math.round(((rest?.free_at.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(30)

  await forgetDeparted(ctx)
  expect(await db.$count(retiredIdTable)).toBe(1)
  await db.update(retiredIdTable).set({ free_at: new Date(Date.now() - 1000) })
  expect(await join(leaver.mb_id)).toMatchObject({ message: expect.any(String) })
  await forgetDeparted(ctx)
  expect(await db.$count(retiredIdTable)).toBe(0)
})

/** A person with a proved number, about to join. */
async function newcomer() {
  await givenPolicies(ctx)
  const browser = await browserOf(shop)
  const { joining } = createClient(contract, injectTransport(shop.app, browser))
  const mb_hp = '010-7777-0009'
  const times = { proved_at: new Date(), expires_at: new Date(Date.now() + 60_000) }
  const proof = { mb_hp, sid_hash: hashSid(browser.cookies.sid), code_hash: '', ...times }
  const [row] = await db.insert(phoneProofTable).values(proof).returning()
  const secret = { mb_password, mb_password_confirmation: mb_password }
  const consents = { terms: true, privacy: true, age_14: true }
  const person = { mb_name: '새사람', mb_hp, mb_email: 'new@example.com', proof_id: row?.id ?? '', ...secret, consents }
  return { joining, join: (mb_id: string) => joining.register({ body: { mb_id, ...person } }) }
}
