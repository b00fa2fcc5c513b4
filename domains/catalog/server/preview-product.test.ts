import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { givenProduct } from '../testing/products.ts'
import { productTable } from './tables.ts'

const shop = await testShop()
const visitor = await shop.as()
type Api = Awaited<ReturnType<typeof shop.as>>
let maker: Api
beforeEach(async () => {
  await shop.empty()
  maker = await shop.as('maker', { permissions: ['products'] })
  await givenProduct(shop.ctx, { id: 7, name: '무화과 그늘' })
})

const look = (product: Parameters<Api['staffProducts']['look']>[0]['body']['product'], product_id = 7) =>
  maker.staffProducts.look({ params: { product_id }, body: { product } })
const preview = (key: string, product_id = 7) => visitor.catalog.preview({ params: { product_id }, query: { key } })

test('a preview says what the page will say once it is saved, and stores nothing', async () => {
  const { product } = await look({
    name: '무화과 정원',
    price_krw: 50_000,
    sale_price_krw: 40_000,
    sale_price_usd: 2_900,
  })
  expect(product).toMatchObject({
    name: '무화과 정원',
    price: { krw: { amount: 40_000 } },
    list_price: { krw: { amount: 50_000 } },
  })
  expect(await visitor.catalog.show({ params: { product_id: 7 } })).toMatchObject({ name: '무화과 그늘' })
  expect(await shop.db.select().from(auditTable)).toEqual([])
})

test('what could not be saved is refused', async () => {
  await expect(look({ name: '' })).rejects.toMatchObject({ status: 422 })
})

test('the key opens one product, hidden or not, and no other', async () => {
  await givenProduct(shop.ctx, { id: 8 })
  await shop.db.update(productTable).set({ visible: false }).where(eq(productTable.id, 7))
  const { preview_key } = await look({})
  expect(await preview(preview_key)).toMatchObject({ id: 7 })
  for (const [key, product_id] of [
    ['', 7],
    ['x.y', 7],
    [preview_key, 8],
  ] as const)
    await expect(preview(key, product_id)).rejects.toMatchObject({ status: 404 })
})
