import { rebuildCards } from '@sillage/domains/catalog/server/cards.ts'
import {
  cardTable,
  facetSetTable,
  listingCountTable,
  listingTable,
  productTable,
} from '@sillage/domains/catalog/server/tables.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { gte, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fillLargeShop } from '../large/fill.ts'
import { firstLargeId } from '../large/templates.ts'
import { seedCatalog } from './seed.ts'

const { as, ctx, db } = await testShop()
const picture = (name: string) => ({
  src: `/media/${name}-{width}.webp`,
  width: 960,
  height: 1200,
  widths: [480],
  tone: '',
})

const everything = async () => ({
  cards: await db.select().from(cardTable).orderBy(cardTable.product_id),
  listings: await db.select().from(listingTable).orderBy(listingTable.category_id, listingTable.product_id),
  counts: await db.select().from(listingCountTable).orderBy(listingCountTable.category_id),
  sets: await db.select().from(facetSetTable).where(sql`products <> 0`).orderBy(sql`1, 2`),
})

test('a large shop stands as if every product had been put there by hand, and goes on where it stopped', async () => {
  await ctx.transaction((ctx) => seedCatalog({ ctx, picture }))
  const done: number[] = []
  const fill = (products: number) => fillLargeShop(ctx, { products, progress: (at) => done.push(at) })
  await fill(400)
  await fill(600)
  expect(done.at(-1)).toBe(600)
  expect(await db.$count(productTable)).toBe(600)
  const made = await everything()
  const large = await db.select({ id: productTable.id }).from(productTable).where(gte(productTable.id, firstLargeId))
  await rebuildCards(
    ctx,
    large.map(({ id }) => id),
  )
  expect(await everything()).toEqual(made)
  const names = new Set(made.cards.map(({ card }) => card.name))
  expect(names.size).toBeGreaterThan(550)
  const visitor = await as()
  expect((await visitor.catalog.list({ query: {} })).total).toBe(600)
})
