import { alsoBoughtTable, productTable } from '@sillage/domains/catalog/server/tables.ts'
import { countTogetherJob } from '@sillage/domains/order/server/also-bought.ts'
import { countSold } from '@sillage/domains/order/server/best-sellers.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { addDays } from '@sillage/kit/time.ts'
import { expect, test } from 'vitest'
import { products } from '../catalog/products.ts'
import { seedSteps } from '../steps.ts'

const shop = await testShop()
const { db, ctx } = shop
const picture = (name: string) => ({
  src: `/media/${name}-{width}.webp`,
  width: 960,
  height: 1200,
  widths: [480, 960],
  tone: '',
})
await ctx.transaction(async (ctx) => {
  for (const step of seedSteps) await step.run({ ctx, picture })
})
const visitor = await shop.as()
const bestOnes = async () =>
  (await visitor.catalog.list({ query: { sort: 'best', order: 'desc', per_page: 24 } })).data.map(({ id }) => id)

test('the demo shop is the same after its nightly counts, and mostly so a fortnight later', async () => {
  const pairs = await db.select().from(alsoBoughtTable)
  const best = await bestOnes()
  await countTogetherJob.run(ctx, {})
  await countSold(ctx)
  expect(await db.select().from(alsoBoughtTable)).toEqual(pairs)
  expect(await bestOnes()).toEqual(best)
  const sold = new Map((await db.select().from(productTable)).map(({ id, sold_30d }) => [id, sold_30d]))
  // A piece less if a buyer has canceled since.
  for (const { id, slug, sold_30d } of products) expect([sold_30d, sold_30d - 1], slug).toContain(sold.get(id))
  const later = { ...ctx, now: () => addDays(ctx.now(), 14) }
  await countTogetherJob.run(later, {})
  await countSold(later)
  expect((await bestOnes()).filter((id) => best.includes(id)).length).toBeGreaterThan(12)
})

test('every product of the demo shop was bought with others, which are not its related ones', async () => {
  const pairs = Map.groupBy(await db.select().from(alsoBoughtTable), ({ product_id }) => product_id)
  for (const { id, slug } of products) expect(pairs.get(id)?.length ?? 0, slug).toBeGreaterThanOrEqual(2)
  const [first] = products
  const shown = await visitor.catalog.alsoBought({ params: { product_id: first?.id ?? 0 } })
  expect(shown.length).toBe(4)
  expect(shown.filter((card) => first?.related.includes(card.id))).toEqual([])
})
