import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { givenProduct } from '../testing/products.ts'
import { rebuildCards } from './cards.ts'
import { kitPartTable } from './offer-tables.ts'
import {
  categoryTable,
  facetSetTable,
  listingCountTable,
  productCategoryTable,
  productTable,
  stockTable,
  variantTable,
} from './tables.ts'

const { as, ctx, db, empty, tags } = await testShop()
const visitor = await as()
beforeEach(empty)

/** The stored counters, and the result of counting the listings. */
async function bothCounts() {
  const kept = {
    listings: await db.select().from(listingCountTable).where(sql`products <> 0`).orderBy(sql`1`),
    sets: await db.select().from(facetSetTable).where(sql`products <> 0`).orderBy(sql`1, 2`),
  }
  const listings = await db.execute(
    sql`select category_id, count(*)::int as products from listing group by category_id order by 1`,
  )
  const sets = await db.execute(
    sql`select category_id, facets, count(*)::int as products from listing group by category_id, facets order by 1, 2`,
  )
  return { kept, counted: { listings: listings.rows, sets: sets.rows } }
}

test('twenty people who change the same few products at once leave the counters right', async () => {
  for (let id = 1; id <= 6; id += 1) await givenProduct(ctx, { id, category_ids: id % 2 ? [2] : [2, 3] })
  const change = (writer: number) =>
    ctx.transaction(async (ctx) => {
      const ids = [1 + (writer % 3), 4 + (writer % 2)]
      for (const id of ids)
        await ctx.db
          .update(productTable)
          .set({ visible: writer % 3 > 0, kind: writer % 2 ? 'kit' : 'goods', badges: writer % 4 ? [] : ['best'] })
          .where(eq(productTable.id, id))
      await rebuildCards(ctx, ids)
    })
  for (let round = 0; round < 5; round += 1)
    await Promise.all(Array.from({ length: 20 }, (_, writer) => change(writer + round)))
  const { kept, counted } = await bothCounts()
  expect(kept).toEqual(counted)
  expect(kept.sets.length).toBeGreaterThan(0)
})

test('a change that twenty instances notice at once is counted once', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [2] })
  const inSecondListing = { product_id: 1, category_id: 3 }
  await db.insert(categoryTable).values({ id: 3, position: 3, name: '책', name_en: 'Books' })
  const tellTwenty = () => Promise.all(Array.from({ length: 20 }, () => rebuildCards(ctx, [1])))
  for (let round = 0; round < 3; round += 1) {
    await db.insert(productCategoryTable).values(inSecondListing)
    await tellTwenty()
    const { kept, counted } = await bothCounts()
    expect(kept).toEqual(counted)
    expect(kept.listings).toHaveLength(3)
    await db.delete(productCategoryTable).where(eq(productCategoryTable.category_id, 3))
    await tellTwenty()
    expect((await bothCounts()).kept.listings).toHaveLength(2)
  }
})

test('a hidden product leaves its listings, and is counted again when it is shown', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [2] })
  for (const visible of [false, true]) {
    await db.update(productTable).set({ visible })
    await rebuildCards(ctx, [1])
    const { kept, counted } = await bothCounts()
    expect(kept).toEqual(counted)
    expect(kept.listings).toHaveLength(visible ? 2 : 0)
  }
})

test('a kit is sold out with its scarcest part', async () => {
  await givenProduct(ctx, { id: 1, kind: 'kit', stock: 0 })
  await givenProduct(ctx, { id: 2, stock: 3 })
  const [kit, part] = await db.select().from(variantTable).orderBy(variantTable.product_id)
  if (!kit || !part) throw new Error('two variants were given')
  await db.insert(kitPartTable).values({ kit_variant_id: kit.id, part_variant_id: part.id, quantity: 2, position: 0 })
  const inStock = async () => (await visitor.catalog.list({ query: { kind: 'kit', in_stock: 'true' } })).total
  for (const [on_hand, kits] of [
    [3, 1],
    [1, 0],
    [2, 1],
  ] as const) {
    await db.update(stockTable).set({ on_hand }).where(eq(stockTable.variant_id, part.id))
    await rebuildCards(ctx, [2])
    tags.empty('all')
    expect(await inStock()).toBe(kits)
  }
})

test('a piece sold does not empty the lists; the last piece does', async () => {
  const emptied: string[] = []
  tags.onEmpty((names) => emptied.push(...names))
  await givenProduct(ctx, { id: 1, stock: 2 })
  // Here at once, and once more when the notice comes.
  await expect.poll(() => emptied.filter((name) => name === 'products').length).toBe(2)
  emptied.length = 0
  const sell = async (on_hand: number) => {
    await db.update(stockTable).set({ on_hand })
    await rebuildCards(ctx, [1])
  }
  await sell(1)
  await expect.poll(() => emptied).toContain('product:1')
  expect(emptied).not.toContain('products')
  await sell(0)
  await expect.poll(() => emptied).toContain('products')
})
