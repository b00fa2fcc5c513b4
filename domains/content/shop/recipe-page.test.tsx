// @vitest-environment jsdom

import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gradePriceTable } from '../../catalog/server/offer-tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { contract } from '../../contract.ts'
import type { Grade } from '../../member/words.ts'
import { createShopSession } from '../../session.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { recipeTable } from '../server/tables.ts'
import { picture } from '../testing/policies.ts'
import { homeQueries } from './home-queries.ts'
import { Component, loader } from './recipe-page.tsx'
import { RecipeTeaser } from './recipe-teaser.tsx'

const { ctx, dispatcher, empty } = await testShop()

beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 1, price_krw: 10_000 })
  const materials = [{ product_id: 1, sku: 'SKU-1', quantity: 2 }]
  await ctx.db.insert(recipeTable).values({
    id: 5,
    slug: 'a',
    title: '캔들',
    title_en: '',
    summary: '',
    summary_en: '',
    minutes: 60,
    level: 1,
    picture,
    materials,
    steps: [],
  })
  const variant_id = await variantOf(ctx.db, 1)
  await ctx.db
    .insert(gradePriceTable)
    .values({ variant_id, grade: 'wholesale' as const, price_krw: 8_600, price_usd: 700 })
})
afterEach(cleanup)

const pages = {
  '/contents/diy/5': { path: '/contents/diy/:id', Component, loader },
  '/': { path: '/', Component: RecipeTeaser },
}

async function visit(at: keyof typeof pages, grade: Grade) {
  const member = { mb_id: 'maker', mb_name: '정유진', is_admin: false, permissions: [], grade }
  const shop = createShop({ contract, transport: dispatcher.transport({ ...ctx, member }) })
  await shop.cache.prefetchQuery(homeQueries(shop.queries).recipes)
  const session = createShopSession(async () => ({
    lang: 'kr',
    currency: 'krw',
    cart_key: 'k',
    coupon_count: 0,
    notification_count: 0,
    user: { mb_id: 'maker', is_admin: false, mb_name: '정유진', mb_hp: '', grade },
  }))
  renderPage({ shop, at, route: pages[at], session })
  await waitFor(() => expect(session.get().checked).toBe(true))
}

const prices = () => [...document.querySelectorAll('.price b')].map(({ textContent }) => textContent)

test('a wholesale member reads their own price of each material, and of all together', async () => {
  await visit('/contents/diy/5', 'wholesale')
  await waitFor(() => expect(prices()).toEqual(['17,200원', '17,200원']))
})

test('on the first page too', async () => {
  await visit('/', 'wholesale')
  await waitFor(() => expect(prices()).toEqual(['17,200원']))
})

test('who pays what everyone pays reads everyone’s', async () => {
  await visit('/contents/diy/5', 'general')
  expect(await screen.findAllByText('20,000')).toHaveLength(2)
})
