import { fileOf } from '@sillage/server-kit/testing-files.ts'
import { expect, test } from 'vitest'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import { testShop } from '../../testing.ts'
import { applyWaiting, dryRunWaiting } from '../testing/dumps.ts'

const { as, ctx, db } = await testShop()
const products = 120

const heads =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status'
const line = (nth: number, price: string) =>
  `product-${nth},Product ${nth},<p>Text ${nth}</p>,Sillage,${nth % 2 ? 'Candles' : 'Tools'},,true,Title,Default Title,S-${nth},100,${nth % 9},${price},,active`
const csv = (priceOf: (nth: number) => string) =>
  [heads, ...Array.from({ length: products }, (_, nth) => line(nth + 1, priceOf(nth + 1)))].join('\n')

async function moveIn(content: string) {
  const staff = await as('mover', { permissions: ['moving'] })
  const files = [fileOf(content, 'products_export.csv')]
  const { id } = await staff.staffMoves.start({
    body: { source: 'shopify', currency: 'usd', krw_per_usd: 1_400, files },
  })
  await dryRunWaiting(ctx)
  const { kinds } = await staff.staffMoves.show({ params: { move_id: id } })
  await staff.staffMoves.apply({ params: { move_id: id } })
  await applyWaiting(ctx)
  const { step } = await staff.staffMoves.show({ params: { move_id: id } })
  return { step, counts: kinds.find(({ kind }) => kind === 'product')?.counts }
}

test('hundreds of products of Shopify move in, and moved in again only what has changed is written', async () => {
  const first = await moveIn(csv(() => '30.00'))
  expect(first).toMatchObject({ step: 'done', counts: { new: products, left_out: 0 } })
  const second = await moveIn(csv((nth) => (nth % 30 === 0 ? '31.00' : '30.00')))
  expect(second).toMatchObject({
    step: 'done',
    counts: { new: 0, changed: products / 30, same: products - products / 30 },
  })
  expect(await db.$count(productTable)).toBe(products)
  expect(await db.$count(variantTable)).toBe(products)
})
