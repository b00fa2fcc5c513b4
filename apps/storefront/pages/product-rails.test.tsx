// @vitest-environment jsdom

import { rebuildCards } from '@sillage/domains/catalog/server/cards.ts'
import { kitPartTable } from '@sillage/domains/catalog/server/offer-tables.ts'
import { alsoBoughtTable, relatedTable, stockTable, variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { givenProduct, givenProducts, variantOf } from '@sillage/domains/catalog/testing/products.ts'
import { contract } from '@sillage/domains/contract.ts'
import { createShop } from '@sillage/domains/shop.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage, seeNothing } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Component, loader } from './product-page.tsx'

const { ctx, dispatcher, empty } = await testShop()

beforeAll(seeNothing)
beforeEach(async () => {
  localStorage.clear()
  await empty()
})
afterEach(cleanup)

function visit(locale: 'ko' | 'en' = 'ko') {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  const route = { path: '/shop/product/:productId', Component, loader }
  renderPage({ shop, at: '/shop/product/7', routes: [route], phrases: createPhrases({ locale }) })
}

const namesIn = async (region: string) =>
  within(await screen.findByRole('region', { name: region }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)

test('what goes with it, what others took with it and what was looked at before stand below it', async () => {
  await givenProducts(
    ctx,
    [7, 1, 2, 3, 4, 5].map((id) => ({ id })),
  )
  await ctx.db.insert(relatedTable).values([
    { product_id: 7, related_id: 2, position: 0 },
    { product_id: 7, related_id: 1, position: 1 },
  ])
  await ctx.db.insert(alsoBoughtTable).values([
    { product_id: 7, other_id: 3, together: 2 },
    { product_id: 7, other_id: 1, together: 9 },
  ])
  localStorage.setItem('recent_items', JSON.stringify([5, 7, 4]))
  visit()
  expect(await namesIn('함께 보면 좋아요')).toEqual(['상품 2', '상품 1'])
  expect(await namesIn('함께 산 상품')).toEqual(['상품 1', '상품 3'])
  // Without the one that is being looked at, which is the newest from now on.
  expect(await namesIn('최근 본 상품')).toEqual(['상품 5', '상품 4'])
  expect(localStorage.getItem('recent_items')).toBe('[7,5,4]')
})

test('where there is nothing to show beside it, nothing is said of it', async () => {
  await givenProduct(ctx, { id: 7 })
  visit()
  await screen.findByRole('heading', { level: 1 })
  for (const name of ['함께 보면 좋아요', '함께 산 상품', '최근 본 상품', '구성'])
    expect(screen.queryByRole('region', { name })).toBeNull()
})

test('a kit shows what lies in the box of the kind that is chosen, and leads to what has a page', async () => {
  await givenProducts(ctx, [
    { id: 7, kind: 'kit', option_groups: [{ name: '향', name_en: 'Scent', values: scents }] },
    { id: 1, name: '소이왁스', name_en: 'Soy wax' },
    { id: 2, name: '무화과 오일', name_en: 'Fig oil' },
    { id: 3, name: '라벤더 오일', name_en: 'Lavender oil', visible: false },
  ])
  const fig = await variantOf(ctx.db, 7)
  await ctx.db
    .update(variantTable)
    .set({ values: ['무화과'] })
    .where(eq(variantTable.id, fig))
  const other = { product_id: 7, sku: 'KIT-2', position: 1, values: ['라벤더'], weight_g: 300 }
  const [lavender] = await ctx.db.insert(variantTable).values(other).returning()
  await ctx.db.insert(stockTable).values({ variant_id: lavender?.id ?? 0, on_hand: 0 })
  const [wax, figOil, lavenderOil] = await Promise.all([1, 2, 3].map((id) => variantOf(ctx.db, id)))
  const part = (kit_variant_id: number, part_variant_id: number | undefined, quantity: number) => ({
    kit_variant_id,
    part_variant_id: part_variant_id ?? 0,
    quantity,
    position: 3 - quantity,
  })
  await ctx.db
    .insert(kitPartTable)
    .values([
      part(fig, wax, 2),
      part(fig, figOil, 1),
      part(lavender?.id ?? 0, wax, 2),
      part(lavender?.id ?? 0, lavenderOil, 1),
    ])
  await rebuildCards(ctx, [7])
  visit()
  const box = async () =>
    within(await screen.findByRole('region', { name: '구성' }))
      .getAllByRole('listitem')
      .map((row) => [row.textContent, within(row).queryByRole('link')?.getAttribute('href') ?? null])
  expect(await box()).toEqual([
    ['소이왁스2개', '/shop/product/1'],
    ['무화과 오일1개', '/shop/product/2'],
  ])
  await userEvent.click(screen.getByRole('radio', { name: /라벤더/ }))
  expect(await box()).toEqual([
    ['소이왁스2개', '/shop/product/1'],
    ['라벤더 오일1개', null],
  ])
})

const scents = [
  { name: '무화과', name_en: 'Fig' },
  { name: '라벤더', name_en: 'Lavender' },
]
