import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { inDollars } from '../../claim/testing/claims.ts'
import { orderTable } from '../../order/server/tables.ts'
import { buy, filledForm } from '../../order/testing/buyer.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { testPost } from '../testing/post.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { db, ctx } = shop
const post = await testPost(shop)
let variant_id = 0
beforeEach(async () => {
  await post.empty()
  await givenProduct(ctx, { id: 1, price_krw: 1_220_000, price_usd: 3_450, stock: 10 })
  const [variant] = await db.select().from(variantTable)
  variant_id = variant?.id ?? 0
})

type Lang = 'kr' | 'en'

/** An order in won whose card was left, now to be paid by transfer; in English it is older than one currency per language. */
async function transferIn(lang: Lang, from: Awaited<ReturnType<typeof shop.as>>) {
  const buyer = { name: 'Hana Kim', hp: '010-1234-5678', email: 'hana@example.com' }
  const { order_id, order_no } = await buy(await shop.as('hana'), variant_id, { buyer })
  await db.update(orderTable).set({ lang }).where(eq(orderTable.id, order_id))
  await from.checkout.pay({ params: { order_id }, query: {}, body: { method: 'bank_transfer' } })
  await post.carry()
  const payments = await db.select().from(paymentTable).where(eq(paymentTable.method, 'bank_transfer'))
  const due = payments[0]?.expires_at ?? new Date(0)
  const [mail, ...others] = post.mail.messages()
  expect(others).toEqual([])
  return { mail, due, order_no }
}

/** The deadline as a clock in Seoul shows it. */
function seoul(at: Date) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Seoul',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
}

test('the deposit email of an English order names the sum in won, the account and the deadline in Seoul', async () => {
  const { mail, due, order_no } = await transferIn('en', await shop.as('hana'))
  const { day, month, year, hour, minute } = seoul(due)
  expect(mail?.subject).toContain('Waiting for your transfer')
  expect(mail?.text).toContain('Thank you for your order, Hana Kim.')
  expect(mail?.text).toContain('Amount: ₩1,220,000')
  expect(mail?.text).toContain(`Order number: ${order_no}`)
  expect(mail?.text).toContain(`Please transfer it by ${day} ${month} ${year}, ${hour}:${minute} KST.`)
  expect(mail?.text).not.toMatch(/\$|원/)
  // The bank's own name for the account holder stays.
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`.replaceAll('주식회사 실라주', '')).not.toMatch(/[가-힣]/)
  expect(mail?.html).toContain('₩1,220,000')
})

test('a Korean order is written to in Korean and in won, also when it is paid from an English page', async () => {
  const { mail, due } = await transferIn('kr', await inDollars(shop, 'hana'))
  const { hour, minute } = seoul(due)
  expect(mail?.subject).toContain('입금을 기다리고 있어요')
  expect(mail?.text).toContain('입금할 금액 1,220,000원')
  expect(mail?.text).toContain(`${hour}:${minute}까지 입금해 주세요.`)
  expect(mail?.text).not.toMatch(/\$|₩|KST/)
})

test('an order in dollars is never asked for a transfer to an account that takes won', async () => {
  const hana = await inDollars(shop, 'hana')
  await hana.cart.add({ body: { lines: [{ variant_id, quantity: 1 }] } })
  const { methods, total_amount } = await hana.checkout.quote({ body: {} })
  expect(methods.map(({ method }) => method)).not.toContain('bank_transfer')
  const body = filledForm(total_amount, { method: 'bank_transfer' })
  await expect(hana.checkout.place({ body })).rejects.toMatchObject({ status: 422 })
  await post.carry()
  expect(post.mail.messages()).toEqual([])
})
