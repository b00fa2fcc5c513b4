import { addDays } from '@sillage/kit/time.ts'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { couponIssueTable } from '../../coupon/server/tables.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { testShop } from '../../testing.ts'
import { picture } from '../testing/policies.ts'
import { promotionTable } from './promotion-tables.ts'
import { turnPromotions } from './promotion-turns.ts'

const { as, ctx, db, empty } = await testShop()
const visitor = await as()
beforeEach(empty)

const day = (days: number) => addDays(new Date(), days)
const shown = async () => (await visitor.content.promotions.list({ query: {} })).data

async function givenPromotion(given: Partial<typeof promotionTable.$inferInsert> = {}) {
  const words = { title: '불 켜는 주간', summary: '캔들을 모았어요.', picture, items: [] }
  const [row] = await db
    .insert(promotionTable)
    .values({ ...words, starts_at: day(-1), ends_at: day(1), ...given })
    .returning()
  return { params: { id: row?.id ?? 0 } }
}

test('what runs stands first, then what comes, then what was; what is hidden is nowhere', async () => {
  await givenPromotion({ title: '지난', starts_at: day(-9), ends_at: day(-8) })
  await givenPromotion({ title: '올', starts_at: day(2), ends_at: day(3) })
  await givenPromotion({ title: '지금' })
  const hidden = await givenPromotion({ visible: false })
  expect((await shown()).map(({ title, state }) => [title, state])).toEqual([
    ['지금', 'running'],
    ['올', 'coming'],
    ['지난', 'ended'],
  ])
  await expect(visitor.content.promotions.show(hidden)).rejects.toMatchObject({ status: 404 })
})

test('its products come in their order, without those that are no longer sold, and its coupon with what it is worth', async () => {
  for (const id of [1, 2, 3]) await givenProduct(ctx, { id, visible: id !== 2 })
  const { id: coupon_id } = await givenCoupon(ctx, { minimum_krw: 30_000 })
  const items = [3, 2, 1].map((product_id) => ({ product_id, note: `글 ${product_id}`, note_en: '' }))
  const promotion = await visitor.content.promotions.show(await givenPromotion({ items, coupon_id }))
  expect(promotion.items.map(({ note, product }) => [note, product.id])).toEqual([
    ['글 3', 3],
    ['글 1', 1],
  ])
  expect(promotion.coupon).toMatchObject({ amount_krw: 3_000, minimum_krw: 30_000 })
  expect(JSON.stringify(promotion)).not.toContain('issued')
})

test('a member takes its coupon once, however often and however fast they press', async () => {
  const { id: coupon_id } = await givenCoupon(ctx)
  const promotion = await givenPromotion({ coupon_id })
  const { take, taken } = (await as('dahlia')).content.promotions
  expect(await taken(promotion)).toEqual({ taken: false })
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => take(promotion)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await taken(promotion)).toEqual({ taken: true })
  expect(await db.$count(couponIssueTable)).toBe(1)
  const other = (await as('other')).content.promotions
  expect(await other.taken(promotion)).toEqual({ taken: false })
})

test.each([
  ['has not begun', { starts_at: day(1), ends_at: day(2) }],
  ['is over', { starts_at: day(-2), ends_at: day(-1) }],
])('a promotion that %s hands out nothing', async (_, period) => {
  const { id: coupon_id } = await givenCoupon(ctx)
  const promotion = await givenPromotion({ ...period, coupon_id })
  const { take } = (await as('dahlia')).content.promotions
  await expect(take(promotion)).rejects.toMatchObject({ status: 422, errors: { coupon: [expect.any(String)] } })
  expect(await db.$count(couponIssueTable)).toBe(0)
})

test('nothing is taken where there is no coupon, or it is switched off', async () => {
  const { take } = (await as('dahlia')).content.promotions
  await expect(take(await givenPromotion())).rejects.toMatchObject({ status: 404 })
  const { id: coupon_id } = await givenCoupon(ctx, { active: false })
  const promotion = await givenPromotion({ coupon_id })
  await expect(take(promotion)).rejects.toMatchObject({ status: 422 })
  expect((await visitor.content.promotions.show(promotion)).coupon).toBeNull()
})

test('kept answers are made again when one begins or ends', async () => {
  const promotion = await givenPromotion()
  expect(await shown()).toMatchObject([{ state: 'running' }])
  await db.update(promotionTable).set({ ends_at: new Date(Date.now() - 1_000) })
  expect(await shown()).toMatchObject([{ state: 'running' }])
  await turnPromotions(ctx)
  await expect.poll(shown).toMatchObject([{ state: 'ended' }])
  expect((await visitor.content.promotions.show(promotion)).state).toBe('ended')
})

test('staff write one, change it and hide it, and everybody sees it at once', async () => {
  await givenProduct(ctx, { id: 7 })
  const { staff } = (await as('clerk', { permissions: ['content'] })).content.promotions
  const body = {
    title: '겨울 장터',
    summary: '재료를 모았어요.',
    picture,
    items: [{ product_id: 7 }],
    starts_at: day(-1).toISOString(),
    ends_at: day(1).toISOString(),
  }
  const { id } = await staff.add({ body })
  expect(await shown()).toMatchObject([{ id, title: '겨울 장터' }])
  await staff.change({ params: { id }, query: {}, body: { ...body, title: '봄 장터' } })
  expect(await shown()).toMatchObject([{ title: '봄 장터' }])
  expect(await staff.switch({ params: { id }, body: { visible: false } })).toMatchObject({ visible: false })
  expect(await shown()).toEqual([])
  expect((await staff.list({ query: {} })).data).toMatchObject([{ id, visible: false, items: [{ product_id: 7 }] }])
  const done = (await db.select().from(auditTable)).map(({ action }) => action)
  expect(done).toEqual(['promotion.add', 'promotion.change', 'promotion.switch'])
  const wrong: [object, string][] = [
    [{ items: [{ product_id: 8 }] }, 'items'],
    [{ items: [{ product_id: 7 }, { product_id: 7 }] }, 'items'],
    [{ coupon_id: 99 }, 'coupon_id'],
    [{ ends_at: day(-2).toISOString() }, 'ends_at'],
    [{ title: ' ' }, 'title'],
  ]
  for (const [change, field] of wrong)
    await expect(staff.add({ body: { ...body, ...change } })).rejects.toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    })
})
