import { createClient } from '@sillage/kit/client.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { contract } from '../../contract.ts'
import { hashPassword } from '../../member/server/password.ts'
import { memberTable } from '../../member/server/tables.ts'
import { testShop } from '../../testing.ts'
import { dropOldCarts } from './drop-old-carts.ts'
import { mergeCart } from './merge-cart.ts'
import { memberCart } from './owner.ts'
import { cartLineTable, cartTable } from './tables.ts'

const shop = await testShop()
const { ctx, db, as, app, empty } = shop
const mb_password = '머무는 향기 2026'
const password_hash = await hashPassword(mb_password)

let candle = 0
let wax = 0
beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 1, stock: 50 })
  await givenProduct(ctx, { id: 2, stock: 50 })
  const variants = await db.select().from(variantTable).orderBy(asc(variantTable.product_id))
  ;[candle = 0, wax = 0] = variants.map(({ id }) => id)
  await db.insert(memberTable).values({ mb_id: 'hana', mb_name: '김하나', mb_email: 'hana@example.com', password_hash })
})

const linesOf = async (owner: string) => {
  const rows = await db.select().from(cartLineTable).where(eq(cartLineTable.owner, owner)).orderBy(cartLineTable.id)
  return rows.map(({ variant_id, quantity }) => [variant_id, quantity])
}

test('a member who signs in finds what they added as a visitor, beside what was there', async () => {
  const hana = await as('hana')
  await hana.cart.add({ body: { lines: [{ variant_id: candle, quantity: 3 }] } })
  const before = (await hana.cart.show()).version
  const browser = await browserOf(shop)
  const visitor = createClient(contract, injectTransport(app, browser))
  await visitor.cart.add({
    body: {
      lines: [
        { variant_id: candle, quantity: 2 },
        { variant_id: wax, quantity: 7 },
      ],
    },
  })
  await visitor.member.login({ body: { mb_id: 'hana', mb_password } })
  const after = await hana.cart.show()
  expect(after.lines).toMatchObject([
    { variant_id: candle, quantity: 3 },
    { variant_id: wax, quantity: 7 },
  ])
  expect(after.version).toBeGreaterThan(before)
  expect(await linesOf(`key:${browser.cookies.cart_key}`)).toEqual([])
})

test('what joins at sign-in is no more than may be bought at once', async () => {
  const hana = await as('hana')
  await hana.cart.add({ body: { lines: [{ variant_id: candle, quantity: 3 }] } })
  const browser = await browserOf(shop)
  const visitor = createClient(contract, injectTransport(app, browser))
  const lines = [candle, wax].map((variant_id) => ({ variant_id, quantity: 9 }))
  await visitor.cart.add({ body: { lines } })
  await db.update(productTable).set({ max_quantity: 5 })
  await visitor.member.login({ body: { mb_id: 'hana', mb_password } })
  expect((await hana.cart.show()).lines).toMatchObject([{ quantity: 5 }, { quantity: 5 }])
})

test('a refused login leaves the visitor their cart', async () => {
  const visitor = await as()
  await visitor.cart.add({ body: { lines: [{ variant_id: wax, quantity: 7 }] } })
  await visitor.member.login({ body: { mb_id: 'hana', mb_password: 'not the password' } }).catch(() => undefined)
  expect((await visitor.cart.show()).lines).toMatchObject([{ quantity: 7 }])
  expect(await linesOf(memberCart('hana'))).toEqual([])
})

test('ten sign-ins at once merge once', async () => {
  const cart_key = 'a-visitor-with-a-cart-key'
  const there = { ...ctx, visitor: { ...ctx.visitor, cookies: { cart_key } } }
  await db.insert(cartTable).values({ owner: `key:${cart_key}` })
  const line = { owner: `key:${cart_key}`, seen_krw: 1, seen_usd: 1, variant_id: wax, quantity: 7 }
  await db.insert(cartLineTable).values(line)
  await Promise.all(Array.from({ length: 10 }, () => mergeCart(there, 'hana')))
  expect(await linesOf(memberCart('hana'))).toEqual([[wax, 7]])
  expect(await db.$count(cartLineTable)).toBe(1)
})

test('a visitor’s cart is removed after 30 days or a day after it was emptied, a member’s is not', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  const carts = [
    { owner: 'key:old', changed_at: daysAgo(31) },
    { owner: 'key:new', changed_at: daysAgo(29) },
    { owner: 'key:emptied', changed_at: daysAgo(2) },
    { owner: 'key:emptied-today', changed_at: daysAgo(0.5) },
    { owner: memberCart('hana'), changed_at: daysAgo(500) },
  ]
  await db.insert(cartTable).values(carts)
  const line = { variant_id: wax, quantity: 1, seen_krw: 1, seen_usd: 1 }
  await db.insert(cartLineTable).values(['key:old', 'key:new'].map((owner) => ({ owner, ...line })))
  await dropOldCarts(ctx)
  const left = await db.select().from(cartTable).orderBy(cartTable.owner)
  expect(left.map(({ owner }) => owner)).toEqual(['key:emptied-today', 'key:new', 'member:hana'])
})
