import { randomUUID } from 'node:crypto'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { stockTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { expireOrders } from '../../checkout/server/expire.ts'
import { finishClaims } from '../../claim/server/finish.ts'
import { linesOf, requestFor } from '../../claim/testing/claims.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { orderTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { createRefundJob } from '../../payment/server/refund.ts'
import { remindBuyers } from '../../payment/server/remind.ts'
import { settle } from '../../payment/server/settle.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { confirmDue } from '../../shipment/server/confirm-purchase.ts'
import { testShop } from '../../testing.ts'
import { noonOf, testPost } from '../testing/post.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { db, ctx } = shop
const post = await testPost(shop)

type Lang = 'kr' | 'en'
type Client = Awaited<ReturnType<typeof shop.as>>
let clerk: Client
let variants: number[] = []
beforeEach(async () => {
  await post.empty()
  clerk = await shop.as('clerk', { permissions: [...orderPermissions, 'messages'] })
  variants = await givenSizes()
})

/** One product in two sizes that cost the same. */
async function givenSizes() {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const round = { product_id: 1, weight_g: 200, sku: 'ROUND', position: 1, values: ['둥근'] }
  await db.insert(variantTable).values(round)
  const rows = await db.select().from(variantTable).orderBy(asc(variantTable.position))
  await db
    .insert(stockTable)
    .values(rows.map(({ id }) => ({ variant_id: id, on_hand: 10 })))
    .onConflictDoNothing()
  return rows.map(({ id }) => id)
}

const buyerHana = () => shop.as('hana')

/**
 * Buys in won. In English that is an order from before each language had a currency of its own: what comes on placing is
 * in the page's language, and all that follows in the order's.
 */
async function buyIn(lang: Lang, ...order: Parameters<typeof buy>) {
  const placed = await buy(...order)
  await db.update(orderTable).set({ lang }).where(eq(orderTable.id, placed.order_id))
  return placed
}

/** Everything happens twice, the second time at best to no effect. */
async function twice<Answer>(action: () => Promise<Answer>): Promise<Answer> {
  const answer = await action()
  await action().catch(() => undefined)
  return answer
}

const at = (now: Date) => createContext({ ...ctx, database: shop.database, now: () => now })
const paymentOf = async (order_id: number) => {
  const [payment] = await db.select().from(paymentTable).where(eq(paymentTable.order_id, order_id))
  if (!payment) throw new Error('an order has a payment')
  return payment
}

async function transfer(order_id: number, amount: number) {
  const { id: payment_id } = await paymentOf(order_id)
  const bank_ref = randomUUID()
  const row = { bank_ref, depositor: '김하나', amount, deposited_at: new Date().toISOString() }
  await twice(() => clerk.staffMoney.importDeposits({ body: { rows: [row] } }))
  const { data } = await clerk.staffMoney.listDeposits({ query: {} })
  const deposit_id = data.find((each) => each.bank_ref === bank_ref)?.id ?? 0
  await twice(() => clerk.staffMoney.match({ params: { deposit_id }, body: { payment_id } }))
}

/** Noon of the last day on which it can be paid. */
function lastNoon(due: Date): Date {
  const noon = noonOf(seoulDay(due))
  return noon < due ? noon : addDays(noon, -1)
}

async function ship(order_id: number, tracking_no: string) {
  const body = { courier: 'cj' as const, tracking_no }
  const { id } = await twice(() => clerk.staffShipments.ship({ params: { order_id }, body }))
  await twice(() => clerk.staffShipments.deliver({ params: { shipment_id: id } }))
}

const account = { bank: '하나은행', number: '110123456789', holder: '김하나' }
const collection = { courier: 'cj', tracking_no: '123456789012' } as const

async function walkBack(claim_id: number, line_id: number) {
  const params = { claim_id }
  const staff = clerk.staffClaims
  await twice(() => staff.accept({ params, body: {} }))
  await twice(() => staff.collect({ params, body: collection }))
  await twice(() => staff.collected({ params, body: {} }))
  await twice(() => staff.inspect({ params, body: { lines: [{ line_id, condition: 'as_new' }] } }))
}

/** Money that was promised goes back: by hand where it came by transfer. */
async function giveBack() {
  const open = await db.select().from(refundTable).orderBy(asc(refundTable.id))
  for (const { id: refund_id, state } of open) {
    if (state === 'done') continue
    const params = { refund_id }
    await clerk.staffMoney.setAccount({ params, body: account }).catch(() => undefined)
    await twice(() => createRefundJob(gateways).run(ctx, { refund_id }))
    await twice(() => clerk.staffMoney.refundSent({ params, body: {} })).catch(() => undefined)
  }
  await twice(() => finishClaims(ctx))
}

/** What was sent, in order; each channel once for each. */
async function notifiedBy(channel: 'mail' | 'sms' | 'alimtalk') {
  const rows = await db.select().from(outboxTable).where(eq(outboxTable.channel, channel)).orderBy(asc(outboxTable.id))
  return rows.map(({ template }) => template)
}

const korean = /[가-힣]/
const onPlacing = 'order.deposit'

async function expectNotified(lang: Lang, expected: string[]) {
  await post.carry()
  const inKorean = expected.filter((step) => lang === 'kr' || step === onPlacing)
  expect(await notifiedBy('mail')).toEqual(expected)
  expect(await notifiedBy('alimtalk')).toEqual(inKorean)
  expect(await notifiedBy('sms')).toEqual(expected.filter((step) => lang === 'en' && step !== onPlacing))
  const { mail, phones } = post
  expect(mail.messages()).toHaveLength(expected.length)
  expect(phones.messages()).toHaveLength(expected.length)
  expect(phones.messages().filter(({ type }) => type === 'ATA')).toHaveLength(inKorean.length)
  expect(mail.messages().filter(({ subject }) => korean.test(subject))).toHaveLength(inKorean.length)
  expect(await db.$count(notificationTable)).toBe(expected.length)
  const rows = await db.select().from(outboxTable)
  for (const { channel, state } of rows) expect(state).toBe(channel === 'mail' ? 'sent' : 'delivered')
  if (lang === 'en') for (const text of await englishTexts()) expect(text).not.toMatch(korean)
}

/** All that an English reader gets; an account's holder is named as the bank names them. */
async function englishTexts() {
  const written = post.mail.messages().filter(({ subject }) => !korean.test(subject))
  const emails = written.flatMap(({ text, html }) => [text, html])
  const phones = post.phones.messages().flatMap(({ type, text }) => (type === 'ATA' ? [] : [text]))
  const news = await db.select().from(notificationTable)
  const all = [...emails, ...phones, ...news.flatMap(({ title_en, body_en }) => [title_en, body_en])]
  return all.map((text) => text.replaceAll('주식회사 실라주', ''))
}

const buyers = {
  kr: { name: '김하나', hp: '010-1234-5678', email: 'hana@example.com' },
  en: { name: 'Hana Kim', hp: '010-1234-5678', email: 'hana@example.com' },
} as const

test.each<Lang>(['kr', 'en'])(
  'an order from the account to the points, notified in %s, each step once',
  async (lang) => {
    const hana = await buyerHana()
    const placed = await buyIn(lang, hana, variants[0] ?? 0, {
      quantity: 2,
      method: 'bank_transfer',
      buyer: buyers[lang],
    })
    const { order_id, order_no } = placed
    const { expires_at } = await paymentOf(order_id)
    const noon = lastNoon(expires_at ?? new Date())
    await twice(() => remindBuyers(at(noon)))
    await transfer(order_id, 30_000)
    await transfer(order_id, 15_000)
    await giveBack()
    await twice(() => clerk.staffOrders.move({ params: { order_id }, body: { to: 'preparing' } }))
    await ship(order_id, '600000000001')
    const [line] = await linesOf(shop, order_id)
    const wish = { kind: 'return', reason: 'broken', lines: [{ line_id: line?.id ?? 0, quantity: 1 }] } as const
    const { claims } = await requestFor(hana, placed, { ...wish, lines: [...wish.lines] }, { account })
    const [claim] = claims
    await walkBack(claim?.id ?? 0, claim?.lines[0]?.line_id ?? 0)
    await twice(() => clerk.staffClaims.refund({ params: { claim_id: claim?.id ?? 0 }, body: {} }))
    await giveBack()
    await twice(() => confirmDue(at(addDays(new Date(), 9))))
    await expectNotified(lang, [
      'order.deposit',
      'order.reminder',
      'order.short',
      'order.paid',
      'refund.account',
      'order.over',
      'refund.done',
      'order.preparing',
      'order.shipped',
      'order.delivered',
      'claim.requested',
      'claim.accepted',
      'claim.collecting',
      'claim.collected',
      'claim.inspecting',
      'claim.refunding',
      'refund.done',
      'order.earned',
    ])
    const [first] = post.mail.messages()
    const email = post.mail.messages().findLast(({ text }) => text.includes('110-482-903317'))
    expect(email?.text).toContain(order_no)
    expect(email?.text).toContain(lang === 'kr' ? '43,000원' : '₩43,000')
    expect(first?.text).toContain(`https://shop.example/my-page/order/${order_id}`)
  },
)

const oddWords = {
  kr: {
    short: ['주문 금액 43,000원\n입금하신 금액 30,000원\n부족한 금액 13,000원', '부족한 금액: 13,000원'],
    over: ['주문 금액 43,000원\n입금하신 금액 45,000원\n돌려드릴 금액 2,000원', '돌려드릴 금액: 2,000원'],
    news: ['13,000원을 더 입금해 주세요.', '더 보내신 2,000원을 돌려드릴게요.'],
  },
  // On the phone the sign that the network carries.
  en: {
    short: ['Order total: ₩43,000\nReceived: ₩30,000\nStill due: ₩13,000', 'was ￦13,000 short'],
    over: ['Order total: ₩43,000\nReceived: ₩45,000\nRefund: ₩2,000', 'You transferred ￦2,000 too much'],
    news: ['Please transfer the remaining ₩13,000.', 'We will refund ₩2,000.'],
  },
} as const

test.each<Lang>(['kr', 'en'])(
  'what arrived, what is missing and what is refunded is exact to the won in %s',
  async (lang) => {
    const { order_id } = await buyIn(lang, await buyerHana(), variants[0] ?? 0, {
      quantity: 2,
      method: 'bank_transfer',
      buyer: buyers[lang],
    })
    await transfer(order_id, 30_000)
    await transfer(order_id, 15_000)
    await post.carry()
    const { short, over, news } = oddWords[lang]
    const emails = post.mail.messages().map(({ text }) => text)
    const phones = post.phones.messages().map(({ text }) => text)
    for (const [email, phone] of [short, over]) {
      expect(emails.filter((text) => text.includes(email))).toHaveLength(1)
      expect(phones.filter((text) => text.includes(phone))).toHaveLength(1)
    }
    const rows = await db.select().from(notificationTable)
    expect(rows.map((row) => (lang === 'kr' ? row.body : row.body_en))).toEqual(expect.arrayContaining([...news]))
  },
)

test.each<Lang>(['kr', 'en'])('claims, notified in %s, each step once', async (lang) => {
  const hana = await buyerHana()
  const settled = async (quantity: number) => {
    const placed = await buyIn(lang, hana, variants[0] ?? 0, { quantity, method: 'card', buyer: buyers[lang] })
    const { order_id, order_no, currency, total_amount: amount } = placed
    const { id } = await paymentOf(order_id)
    await twice(() => settle(ctx, id, { state: 'done', order_no, currency, amount }))
    return placed
  }
  const lineOf = async (order_id: number) => (await linesOf(shop, order_id))[0]?.id ?? 0
  const waited = await buyIn(lang, hana, variants[0] ?? 0, { method: 'bank_transfer', buyer: buyers[lang] })
  await twice(() => expireOrders(at(addDays(new Date(), 4))))
  await db.update(stockTable).set({ on_hand: 0, reserved: 0 })
  await transfer(waited.order_id, 23_000)
  await db.update(stockTable).set({ on_hand: 10, reserved: 0 })
  const unpaid = await buyIn(lang, hana, variants[0] ?? 0, { method: 'bank_transfer', buyer: buyers[lang] })
  await twice(() => hana.claim.cancelUnpaid({ params: { order_id: unpaid.order_id }, query: {} }))
  const canceled = await settled(1)
  await requestFor(hana, canceled, {
    kind: 'cancel',
    reason: 'changed_mind',
    lines: [{ line_id: await lineOf(canceled.order_id), quantity: 1 }],
  })
  const kept = await settled(1)
  const goodwill = { request_key: randomUUID(), amount: 5_000, reason: 'sorry' }
  await twice(() => clerk.staffClaims.goodwill({ params: { order_id: kept.order_id }, body: goodwill }))
  await ship(kept.order_id, '600000000002')
  const { claims } = await requestFor(hana, kept, {
    kind: 'exchange',
    reason: 'broken',
    lines: [{ line_id: await lineOf(kept.order_id), quantity: 1, variant_id: variants[1] ?? 0 }],
  })
  const params = { claim_id: claims[0]?.id ?? 0 }
  await walkBack(params.claim_id, claims[0]?.lines[0]?.line_id ?? 0)
  await twice(() => clerk.staffClaims.reship({ params, body: {} }))
  await ship(kept.order_id, '600000000003')
  const { claims: second } = await requestFor(hana, kept, {
    kind: 'return',
    reason: 'broken',
    lines: [{ line_id: (await linesOf(shop, kept.order_id)).at(-1)?.id ?? 0, quantity: 1 }],
  })
  const again = { claim_id: second.find(({ state }) => state === 'requested')?.id ?? 0 }
  await twice(() => clerk.staffClaims.hold({ params: again, body: { answer: 'photo?' } }))
  await twice(() => clerk.staffClaims.reject({ params: again, body: { answer: 'no' } }))
  await expectNotified(lang, [
    'order.deposit',
    'order.expired',
    'refund.account',
    'order.late',
    'order.deposit',
    'order.canceled',
    'order.paid',
    'order.canceled',
    'order.paid',
    'order.goodwill',
    'order.shipped',
    'order.delivered',
    'claim.requested',
    'claim.accepted',
    'claim.collecting',
    'claim.collected',
    'claim.inspecting',
    'claim.reshipping',
    'order.exchange-shipped',
    'order.delivered',
    'claim.requested',
    'claim.on_hold',
    'claim.rejected',
  ])
})
