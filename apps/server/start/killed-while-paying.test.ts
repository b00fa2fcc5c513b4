import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stockTable, variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { givenProduct } from '@sillage/domains/catalog/testing/products.ts'
import { orderTable } from '@sillage/domains/order/server/tables.ts'
import { filledForm } from '@sillage/domains/order/testing/buyer.ts'
import { discrepancyTable, paymentTable, refundTable } from '@sillage/domains/payment/server/tables.ts'
import { agreeAt } from '@sillage/domains/payment/testing/return.ts'
import { reconcileKind } from '@sillage/domains/reconciliation/server/jobs.ts'
import { startKakaoPayEmulator } from '@sillage/emulators/kakaopay/kakaopay-emulator.ts'
import { startMailEmulator } from '@sillage/emulators/mail/mail-emulator.ts'
import { startPayPalEmulator } from '@sillage/emulators/paypal/paypal-emulator.ts'
import { answerWindowAt } from '@sillage/emulators/toss/testing.ts'
import { startTossEmulator } from '@sillage/emulators/toss/toss-emulator.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { anonymousVisitor } from '@sillage/server-kit/context.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { enqueue, type JobKind } from '@sillage/server-kit/jobs.ts'
import { createLog } from '@sillage/server-kit/log.ts'
import { cronTable, jobTable } from '@sillage/server-kit/tables.ts'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { PointName } from './kill-at.ts'
import { startProgram } from './running-shop.ts'
import { wantStorefront } from './testing.ts'
import { visitorOf } from './testing-owner.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const database = await testDatabase()
const { db } = database
const toss = await startTossEmulator()
const kakaopay = await startKakaoPayEmulator()
const paypal = await startPayPalEmulator()
const mail = await startMailEmulator()
const parts = { database, log: createLog('silent'), secret: '', visitor: anonymousVisitor, member: null }
const ctx = createContext({ ...parts, setCookie: () => undefined })

/** The shop in a process of its own, told in a file where to die; started again when it has. */
const running = { file: '', program: undefined as ReturnType<typeof startProgram> | undefined, url: '', dataDir: '' }
async function start() {
  const fault = new URL(`kill-at.ts?file=${encodeURIComponent(running.file)}`, import.meta.url).href
  const settings = {
    DATABASE_URL: database.url,
    SEED: 'none',
    MAIL_URL: mail.smtpUrl,
    TOSS_API_URL: toss.url,
    TOSS_CLIENT_KEY: toss.clientKey,
    TOSS_SECRET_KEY: toss.secretKey,
    KAKAOPAY_API_URL: kakaopay.url,
    KAKAOPAY_SECRET_KEY: kakaopay.secretKey,
    KAKAOPAY_CID: kakaopay.cid,
    PAYPAL_API_URL: paypal.url,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
  }
  running.program = startProgram({ dataDir: running.dataDir, settings, fault })
  running.url = await running.program.opened()
  // Each test says itself when which job runs.
  await db.update(cronTable).set({ next_at: sql`next_at + interval '1 day'` })
  await finished(checkKind)
}

beforeAll(async () => {
  await wantStorefront()
  running.dataDir = await mkdtemp(join(tmpdir(), 'sillage-killed-'))
  running.file = join(running.dataDir, 'point')
  await start()
})
afterAll(async () => {
  await running.program?.end('SIGKILL')
  await Promise.all([toss.stop(), kakaopay.stop(), paypal.stop()])
  await mail.stop()
  await rm(running.dataDir, { recursive: true, force: true })
})

let variant_id = 0
beforeEach(async () => {
  await db.execute(sql`truncate orders, order_line, payment, refund, payment_discrepancy, outbox, job, product, variant,
    stock, stock_movement restart identity cascade`)
  toss.clear()
  mail.clear()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, price_usd: 3_129, stock: 3 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})

/** Does something in whose course the shop dies, and starts it again. */
async function killedAt(point: PointName, action: () => Promise<unknown>) {
  await writeFile(running.file, point)
  await action().catch((error) => {
    // Refused by a shop that lives: it would be waited for without end.
    if (error instanceof Problem) throw error
  })
  expect((await running.program?.ended)?.signal, 'the point was reached').toBe('SIGKILL')
  await writeFile(running.file, '')
  // Work it had in hand is not waited for: as if it had been dead for a while.
  await db.update(jobTable).set({ lease_until: sql`now()` }).where(eq(jobTable.state, 'running'))
  await start()
}

/** A guest who keeps their cookies and what they typed, whatever becomes of the shop. */
async function givenGuest(method: 'card' | 'kakaopay' | 'paypal' = 'card') {
  const guest = visitorOf(running)
  await guest.member.loginCheck()
  if (method === 'paypal') await guest.member.language({ body: { lang: 'en', currency: 'usd' } })
  await guest.cart.add({ body: { lines: [{ variant_id, quantity: 1 }] } })
  return { guest, form: filledForm(method === 'paypal' ? 3_429 : 23_000, { method }) }
}
type Guest = Awaited<ReturnType<typeof givenGuest>>

const place = ({ guest, form }: Guest) => guest.checkout.place({ body: form })

/** Agrees in the provider's window; what they come back with. */
async function agreed({ start }: Awaited<ReturnType<typeof place>>) {
  if (start.kind === 'redirect') {
    const { token, returned } = await agreeAt(start.url, {
      decision: 'pay',
      choice: 'card',
      months: '0',
      funding: 'card',
    })
    return { token, returned }
  }
  const { request } = start as { request: object } // A card is paid by script.
  const { shop_token: token = '', shop_step: _, ...returned } = await answerWindowAt(toss, request)
  return { token, returned }
}

/** Buys, pays and is done. */
async function bought() {
  const buyer = await givenGuest()
  const placed = await place(buyer)
  const outcome = await buyer.guest.payment.confirm({ body: await agreed(placed) })
  expect(outcome).toMatchObject({ state: 'done' })
  return { ...buyer, placed }
}

const payments = () => db.select().from(paymentTable).orderBy(paymentTable.id)
const refunds = () => db.select().from(refundTable)
const until = (condition: () => Promise<void>) => vi.waitFor(condition, { timeout: 120_000, interval: 50 })

/** As if it had been claimed an hour ago: no one waits for an answer any more. */
const anHourLater = () => db.update(paymentTable).set({ claimed_at: sql`claimed_at - interval '1 hour'` })

/** As if its taker had died this moment, however long starting again has taken. */
const justNow = () => db.update(paymentTable).set({ claimed_at: sql`now()` })

/** Has the shop do a job, and waits until it has. */
async function run(kind: JobKind) {
  await enqueue(ctx, kind, {})
  await finished(kind)
}
const finished = ({ name }: JobKind) =>
  until(async () => {
    const open = and(eq(jobTable.name, name), ne(jobTable.state, 'done'))
    expect(await db.$count(jobTable, open)).toBe(0)
  })
const checkKind = { name: 'payment.poll', payload: z.object({}) }

/** What each provider has taken, as its own books say. */
const taken = {
  toss: () => toss.payments().flatMap(({ approvedAt, balanceAmount }) => (approvedAt === null ? [] : [balanceAmount])),
  kakaopay: (key: string) => {
    const { taken: times = 0, total = 0, canceled = 0 } = kakaopay.find(key) ?? {}
    return Array.from({ length: times }, () => total - canceled)
  },
  paypal: (key: string) => [(paypal.find(key)?.captured ?? 0) - (paypal.find(key)?.refunded ?? 0)],
}

/** One order, paid once, here and there; one email about it; one piece reserved for it. */
async function expectPaidOnce({ by = 'toss', amount = 23_000 }: { by?: keyof typeof taken; amount?: number } = {}) {
  await until(async () => expect(mail.messages()).toHaveLength(1))
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'paid', total_amount: amount }])
  const done = (await payments()).filter(({ state }) => state === 'done')
  expect(done).toMatchObject([{ amount }])
  expect(taken[by](done[0]?.provider_key ?? '')).toEqual([amount])
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 3, reserved: 1 }])
  // Looked at again, nothing is left to repair.
  await anHourLater()
  await run(checkKind)
  await run(reconcileKind)
  expect((await db.select().from(discrepancyTable)).filter(({ state }) => state === 'open')).toEqual([])
  expect(mail.messages()).toHaveLength(1)
}

// One that wants a receipt is written in several statements; a plain one in one, which stands or does not.
const receipt = { kind: 'cash_income', number: '010-1234-5678', company: null } as const
test.each<[PointName, { receipt?: typeof receipt }]>([
  ['the order is half written', { receipt }],
  ['the order is written', { receipt }],
  ['the order is half written', {}],
])('killed when %s, with %o: the form is sent again, and makes one order', async (point, wish) => {
  const guest = await givenGuest()
  const buyer = { ...guest, form: { ...guest.form, ...wish } }
  await killedAt(point, () => place(buyer))
  const placed = await place(buyer)
  expect(await buyer.guest.payment.confirm({ body: await agreed(placed) })).toMatchObject({ state: 'done' })
  await expectPaidOnce()
})

test('killed when the buyer is back, no one was asked yet: nothing is charged, and the order can be paid', async () => {
  const buyer = await givenGuest()
  const placed = await place(buyer)
  const body = await agreed(placed)
  await killedAt('the buyer is back, nobody was asked yet', () => buyer.guest.payment.confirm({ body }))
  const { order_id, view_key } = placed
  const payAgain = () =>
    buyer.guest.checkout.pay({ params: { order_id }, query: { view_key }, body: { method: 'card' } })
  // Anyone who comes back meanwhile asks how it stands, and takes nothing.
  await justNow()
  expect(await buyer.guest.payment.confirm({ body })).toMatchObject({ state: 'in_progress' })
  await anHourLater()
  expect(await buyer.guest.payment.confirm({ body })).toMatchObject({ state: 'aborted' })
  expect(toss.payments().filter(({ approvedAt }) => approvedAt !== null)).toEqual([])
  expect(await buyer.guest.payment.confirm({ body: await agreed(await payAgain()) })).toMatchObject({ state: 'done' })
  await expectPaidOnce()
})

// There is nothing half written in between: the everyday order is paid by one statement (decision 089).
test('killed when the provider has taken the money: the look through all payments finds it and makes it good', async () => {
  const buyer = await givenGuest()
  const body = await agreed(await place(buyer))
  await killedAt('the provider has taken the money', () => buyer.guest.payment.confirm({ body }))
  await justNow()
  expect(await buyer.guest.payment.confirm({ body })).toMatchObject({ state: 'in_progress' })
  await anHourLater()
  await run(reconcileKind)
  expect(await db.select().from(discrepancyTable)).toMatchObject([{ kind: 'paid_without_order', state: 'repaired' }])
  expect(await buyer.guest.payment.confirm({ body })).toMatchObject({ state: 'done' })
  await expectPaidOnce()
})

test('killed when KakaoPay has taken the money: within a minute it is asked for, also without that look', async () => {
  const buyer = await givenGuest('kakaopay')
  const body = await agreed(await place(buyer))
  await killedAt('KakaoPay has taken the money', () => buyer.guest.payment.confirm({ body }))
  await anHourLater()
  await run(checkKind)
  expect(await buyer.guest.payment.state({ body })).toMatchObject({ state: 'done' })
  await expectPaidOnce({ by: 'kakaopay' })
})

test('killed when PayPal has taken the money: anyone who comes back is told that it is paid, and nothing is taken', async () => {
  const buyer = await givenGuest('paypal')
  const body = await agreed(await place(buyer))
  await killedAt('PayPal has taken the money', () => buyer.guest.payment.confirm({ body }))
  await anHourLater()
  expect(await buyer.guest.payment.confirm({ body })).toMatchObject({ state: 'done' })
  await expectPaidOnce({ by: 'paypal', amount: 3_429 })
})

test('killed when the payment is written: anyone who comes back finds it paid', async () => {
  const buyer = await givenGuest()
  const body = await agreed(await place(buyer))
  await killedAt('the payment is written', () => buyer.guest.payment.confirm({ body }))
  expect(await buyer.guest.payment.confirm({ body })).toMatchObject({ state: 'done' })
  await expectPaidOnce()
  expect(await db.select().from(discrepancyTable)).toEqual([])
})

test('killed when the email is about to go: it goes, once', async () => {
  await killedAt('the email is about to go', bought)
  await expectPaidOnce()
})

test.each<PointName>(['the money is about to go back', 'the money has gone back'])(
  'killed when %s: it goes back once, and both books say so',
  async (point) => {
    const { guest, placed } = await bought()
    await until(async () => expect(mail.messages()).toHaveLength(1))
    const where = { params: { order_id: placed.order_id }, query: { view_key: placed.view_key } }
    const { lines } = await guest.claim.show(where)
    const asked = {
      kind: 'cancel' as const,
      reason: 'changed_mind' as const,
      lines: lines.map(({ line_id, quantity }) => ({ line_id, quantity })),
    }
    const { money, points, to_pay } = await guest.claim.preview({ ...where, body: asked })
    const body = { ...asked, request_key: crypto.randomUUID(), agreed: { money, points, to_pay } }
    await killedAt(point, () => guest.claim.ask({ ...where, body }))
    // The answer may have been lost with it: asking again asks for nothing more.
    await guest.claim.ask({ ...where, body })
    await until(async () => expect(await refunds()).toMatchObject([{ state: 'done', amount: 23_000 }]))
    expect(toss.payments()).toMatchObject([{ status: 'CANCELED', balanceAmount: 0 }])
    expect(toss.payments()[0]?.cancels).toHaveLength(1)
    expect(await payments()).toMatchObject([{ state: 'canceled', canceled_amount: 23_000 }])
    expect(await db.select().from(orderTable)).toMatchObject([{ state: 'canceled' }])
    expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 3, reserved: 0 }])
    await run(reconcileKind)
    expect(await db.select().from(discrepancyTable)).toEqual([])
  },
)
