import { addDays } from '@sillage/kit/time.ts'
import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { givenProduct } from '../testing/products.ts'
import { changePriceJob } from './change-price.ts'
import { scheduledPriceTable } from './offer-tables.ts'
import { productTable, variantTable } from './tables.ts'

const shop = await testShop()
const visitor = await shop.as()
let maker: Awaited<ReturnType<typeof shop.as>>
beforeEach(async () => {
  await shop.empty()
  maker = await shop.as('maker', { permissions: ['products'] })
  await givenProduct(shop.ctx, { id: 7, price_krw: 42_000, price_usd: 3_100 })
})

const params = { product_id: 7 }
const tomorrow = addDays(new Date(), 1)
const prices = { price_krw: 45_000, price_usd: 3_300 }
const schedule = (form: { variant_id?: number; starts_at?: string } = {}) =>
  maker.scheduledPrices.add({
    params,
    body: { variant_id: null, ...prices, starts_at: tomorrow.toISOString(), ...form },
  })
async function itsTimeComes() {
  await shop.db.update(scheduledPriceTable).set({ starts_at: addDays(new Date(), -1) })
  await runWaiting(shop.ctx, changePriceJob)
}
const states = async () => (await maker.scheduledPrices.list({ params })).data.map(({ state }) => state)
const price = async () => (await visitor.catalog.show({ params })).price.krw.amount
const optionId = async () => (await shop.db.select().from(variantTable))[0]?.id ?? 0

test('a price waits for its time, and then is the regular one', async () => {
  await schedule()
  await runWaiting(shop.ctx, changePriceJob)
  expect([await price(), await states()]).toEqual([42_000, ['waiting']])
  await itsTimeComes()
  expect([await price(), await states()]).toEqual([45_000, ['applied']])
  const [event] = await shop.db.select().from(auditTable).where(eq(auditTable.action, 'product.change-price'))
  expect(event).toMatchObject({ subject: 'product:7', before: { price_krw: 42_000 }, after: prices })
})

test('a sheet that was open when the price changed is not saved over it', async () => {
  await schedule()
  await itsTimeComes()
  const saving = maker.staffProducts.save({ params, body: { based_on: 0, product: { price_krw: 41_000 } } })
  await expect(saving).rejects.toMatchObject({ status: 409, code: 'changed' })
})

test('an option has a price of its own to come', async () => {
  const variant_id = await optionId()
  await schedule({ variant_id })
  await itsTimeComes()
  expect(await shop.db.select().from(variantTable)).toMatchObject([prices])
  expect(await shop.db.select().from(productTable)).toMatchObject([{ price_krw: 42_000 }])
  await expect(schedule({ variant_id: variant_id + 1 })).rejects.toMatchObject({ status: 422 })
})

test('where a sale would no longer be lower the old price stays, and the sheet says why', async () => {
  await shop.db.update(productTable).set({ price_krw: 60_000, sale_price_krw: 45_000, sale_price_usd: 2_000 })
  await schedule()
  await itsTimeComes()
  const { data } = await maker.scheduledPrices.list({ params })
  expect(data).toMatchObject([{ state: 'refused', reason: '세일 가격은 정가보다 낮아야 해요.' }])
  expect(await shop.db.select().from(productTable)).toMatchObject([{ price_krw: 60_000 }])
})

test('a price that was canceled does not come, and one that came is not canceled', async () => {
  const { id } = await schedule()
  await maker.scheduledPrices.remove({ params: { ...params, id } })
  await itsTimeComes()
  expect(await price()).toBe(42_000)
  const second = await schedule()
  await itsTimeComes()
  const removing = maker.scheduledPrices.remove({ params: { ...params, id: second.id } })
  await expect(removing).rejects.toMatchObject({ status: 409 })
  await expect(maker.scheduledPrices.remove({ params: { ...params, id } })).rejects.toMatchObject({ status: 404 })
})

test('a time that has passed is refused', async () => {
  const starts_at = addDays(new Date(), -1).toISOString()
  await expect(schedule({ starts_at })).rejects.toMatchObject({
    status: 422,
    errors: { starts_at: [expect.any(String)] },
  })
})
