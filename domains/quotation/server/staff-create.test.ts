import { outboxTable } from '@sillage/server-kit/tables.ts'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'

const shop = await testShop()
const { ctx, db } = shop
beforeEach(shop.empty)

const asked = {
  request_key: '00000000-0000-4000-8000-000000000001',
  company: '밀랍상회',
  name: '정유진',
  email: 'buyer@example.com',
  memo: '전화로 부탁함',
}

test('staff write a quotation for somebody who called: nothing is sent before they send it', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000 })
  const staff = (await shop.as('mina', { permissions: ['quotations'] })).staffQuotations
  const both = await Promise.all([1, 2].map(() => staff.create({ body: asked })))
  expect(both[0]).toEqual(both[1])
  const params = { quotation_id: both[0]?.id ?? 0 }
  expect(await staff.show({ params })).toMatchObject({ source: 'staff', state: 'draft', lines: [], mb_id: null })
  expect(await db.select().from(outboxTable)).toEqual([])
  const lines = [{ variant_id: await variantOf(db, 1), quantity: 3, unit_amount: 18_000 }]
  await staff.change({ params, body: { lines, reason: '단골이라 깎음' } })
  expect(await staff.send({ params, query: {} })).toMatchObject({ state: 'sent', version: 1, goods_amount: 54_000 })
  expect((await db.select().from(outboxTable)).length).toBeGreaterThan(0)
})

test('a member whom no one knows is refused', async () => {
  const staff = (await shop.as('mina', { permissions: ['quotations'] })).staffQuotations
  await expect(staff.create({ body: { ...asked, mb_id: 'nobody' } })).rejects.toMatchObject({ status: 422 })
})
