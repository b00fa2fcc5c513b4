import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { givenProduct } from '../../catalog/server/testing.ts'
import { couponIssueTable } from '../../coupon/server/tables.ts'
import { givenCoupon } from '../../coupon/server/testing.ts'
import { refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { type Buyer, givenLinesAt, givenPaid, linesOf, requestFor } from '../testing/claims.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
let hana: Buyer
let clerk: Buyer
beforeEach(async () => {
  await shop.empty()
  for (const [id, price_krw] of [60_000, 5_000, 40_000, 20_000, 10_000].entries())
    await givenProduct(ctx, { id: id + 1, price_krw, stock: 20 })
  hana = await shop.as('hana')
  clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
})

/** Some products, one each, being packed; the n-th of them is asked to be canceled. */
async function givenPacked(products: number[], over: object = {}) {
  const wanted = products.map((id): [number, number] => [id, 1])
  const paid = await givenPaid(shop, hana, wanted, over)
  await givenLinesAt(shop, paid.order_id, 'preparing')
  const lines = await linesOf(shop, paid.order_id)
  const cancel = async (product_id: number) => {
    const line_id = lines.find((line) => line.product_id === product_id)?.id ?? 0
    const asked = { kind: 'cancel', reason: 'changed_mind', lines: [{ line_id, quantity: 1 }] } as const
    const { claims } = await requestFor(hana, paid, { ...asked, lines: [...asked.lines] })
    return claims.at(-1)?.id ?? 0
  }
  const withdraw = (claim_id: number) =>
    hana.claim.withdraw({ params: { order_id: paid.order_id, claim_id }, query: {} })
  const show = () => hana.claim.show({ params: { order_id: paid.order_id }, query: {} })
  return { ...paid, cancel, withdraw, show }
}

async function givenIssue() {
  const coupon = await givenCoupon(ctx, { amount_krw: 5_000 })
  const [issue] = await db.insert(couponIssueTable).values({ coupon_id: coupon.id, mb_id: 'hana', nth: 1 }).returning()
  return issue?.id ?? 0
}
const couponState = async () => (await db.select().from(couponIssueTable))[0]?.state
const given = async () => (await db.select().from(refundTable).orderBy(refundTable.id)).map(({ amount }) => amount)
const accept = (claim_id: number, body: object = {}) => clerk.staffClaims.accept({ params: { claim_id }, body })
const answer = '이미 나갔어요.'

test('a coupon comes back when its last piece has really gone, whoever counted on that before', async () => {
  const { cancel } = await givenPacked([1, 2], { order_coupon_id: await givenIssue() })
  const large = await cancel(1)
  const small = await cancel(2)
  expect((await accept(small)).settled).toMatchObject({ coupon_ids: [] })
  expect(await couponState()).toBe('used')
  expect((await accept(large)).settled?.coupon_ids).toHaveLength(1)
  expect(await couponState()).toBe('issued')
})

test('who was paid for giving up two things cannot keep one of them after all', async () => {
  const { cancel, withdraw, show, total_amount } = await givenPacked([1, 2], { order_coupon_id: await givenIssue() })
  const large = await cancel(1)
  const small = await cancel(2)
  await accept(small)
  expect((await show()).claims).toMatchObject([{ can_withdraw: false }, {}])
  await expect(withdraw(large)).rejects.toMatchObject({ status: 409, code: 'counted' })
  expect(await couponState()).toBe('used')
  await accept(large)
  expect((await given()).reduce((sum, each) => sum + each, 0)).toBe(total_amount)
})

test('before anything was paid out, and where it changes nothing, a wish is taken back as ever', async () => {
  const { cancel, withdraw, show } = await givenPacked([1, 2, 3])
  const small = await cancel(2)
  const middle = await cancel(3)
  await accept(middle)
  expect((await show()).claims).toMatchObject([{ can_withdraw: true }, {}])
  await withdraw(small)
  expect(await given()).toEqual([40_000])
})

test('staff see what refusing costs the shop, and say that they mean it; the next claim bears it', async () => {
  const { cancel, show, order_id } = await givenPacked([1, 2])
  const large = await cancel(1)
  await accept(await cancel(2))
  const params = { claim_id: large }
  expect(await clerk.staffClaims.show({ params })).toMatchObject({ lost_if_rejected: 3_000 })
  await expect(clerk.staffClaims.reject({ params, body: { answer } })).rejects.toMatchObject({ code: 'counted' })
  await clerk.staffClaims.reject({ params, body: { answer, despite_loss: true } })
  expect((await show()).claims).toMatchObject([{ state: 'rejected' }, { state: 'refunding' }])
  const [line] = (await linesOf(shop, order_id)).filter(({ state }) => state === 'preparing')
  const asked = { kind: 'cancel', reason: 'changed_mind', lines: [{ line_id: line?.id ?? 0, quantity: 1 }] } as const
  const where = { params: { order_id }, query: {} }
  expect(await hana.claim.preview({ ...where, body: { ...asked, lines: [...asked.lines] } })).toMatchObject({
    money: 57_000,
  })
})

test('what was kept back for a way that is free after all is given back, once', async () => {
  const { cancel, withdraw, show, order_id } = await givenPacked([3, 4, 5])
  const middle = await cancel(4)
  await accept(await cancel(5))
  expect(await given()).toEqual([7_000])
  for (const _ of [1, 2]) await withdraw(middle)
  expect(await given()).toEqual([7_000, 3_000])
  expect((await show()).claims).toMatchObject([{ state: 'withdrawn' }, {}])
  // Whatever goes later brings back what is left, and no more.
  const rest = (await linesOf(shop, order_id)).filter(({ state }) => state === 'preparing')
  const lines = rest.map(({ id }) => ({ line_id: id, quantity: 1 }))
  const { claims } = await requestFor(hana, { order_id }, { kind: 'cancel', reason: 'changed_mind', lines })
  await accept(claims.at(-1)?.id ?? 0)
  expect(await given()).toEqual([7_000, 3_000, 60_000])
  expect(await db.$count(refundTable, eq(refundTable.order_id, order_id))).toBe(3)
})

test('what is due back comes when the last wish that could have brought it is dropped, counted or not', async () => {
  const { cancel, withdraw } = await givenPacked([2, 3, 4, 5])
  const middle = await cancel(4)
  await accept(await cancel(5))
  expect(await given()).toEqual([7_000])
  const small = await cancel(2)
  await withdraw(middle)
  expect(await given(), 'the other wish is to bring it').toEqual([7_000])
  await clerk.staffClaims.reject({ params: { claim_id: small }, body: { answer } })
  expect(await given()).toEqual([7_000, 3_000])
})
