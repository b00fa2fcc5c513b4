import { browserOf } from '@sillage/server-kit/testing.ts'
import { beforeEach, expect, test } from 'vitest'
import { wordsOf } from '../../quotation/testing/words-of-pdf.ts'
import { testShop } from '../../testing.ts'
import { type Api, twoMembersAndAClerk } from '../../testing-people.ts'
import { costOf, emptySheet } from '../costing.ts'
import type { FormulaCosting } from '../costing-contract.ts'
import { draftOf, givenMaterial } from '../testing/formulas.ts'

const shop = await testShop()
let [hana, other]: [Api, Api] = [await shop.as('hana'), await shop.as('other')]
let formula_id = 0

const sheet = { ...emptySheet, piece_mg: 100_000, vessel_amount: 2_000, labour_minutes: 30, hour_amount: 10_000 }
const params = () => ({ formula_id })

beforeEach(async () => {
  ;({ hana, other } = await twoMembersAndAClerk(shop, 'formulas'))
  const [wax = 0] = await givenMaterial(shop.ctx, { id: 1, name: '왁스', sizes: [{ name: '1 kg', krw: 18_000 }] })
  const lines = [
    { variant_id: wax, unit: 'percent', amount: 9_000 },
    { variant_id: null, name: '쑥 오일', unit: 'percent', amount: 1_000 },
  ] as const
  ;({ id: formula_id } = await hana.formula.create({ body: draftOf([...lines]) }))
})

const sumsOf = ({ materials, currency, batch_mg, sheet }: FormulaCosting) =>
  costOf(
    materials.map(({ mg, own_per_100g, shop_per_100g }) => ({ mg, per_100g: own_per_100g ?? shop_per_100g })),
    sheet,
    { batch_mg, currency },
  )

test('materials are priced at what the maker pays in the shop, until they write a price of their own', async () => {
  const before = await hana.costing.show({ params: params() })
  expect(before.materials.map(({ key, mg, shop_per_100g }) => [key, mg, shop_per_100g])).toEqual([
    ['product:1', 270_000, 1_800],
    ['name:쑥 오일', 30_000, null],
  ])
  expect(before.is_saved).toBe(false)
  const own_prices = { 'product:1': 1_500, 'name:쑥 오일': 40_000 }
  const saved = await hana.costing.save({ params: params(), body: { ...sheet, own_prices } })
  expect(saved).toMatchObject({ is_saved: true, sheet })
  // 270 g × 15 + 30 g × 400 + 3 × 2,000 + half an hour
  expect(sumsOf(saved)).toMatchObject({ pieces: 3, materials: 16_050, total: 27_050, per_piece: 9_017, unpriced: 0 })
})

test('what lies on the shelf was paid for too', async () => {
  await hana.shelf.add({
    body: { request_key: crypto.randomUUID(), variant_id: null, name: '왁스', left_mg: 1_000_000 },
  })
  expect((await hana.costing.show({ params: params() })).materials[0]?.shop_per_100g).toBe(1_800)
})

test('the price list names what is costed with both prices, and neither cost nor margin', async () => {
  const list = async (mb_id: string) =>
    shop.app.inject({ url: '/api/v1/price-list?language=ko', ...(await browserOf({ ...shop, mb_id })) })
  const words = async (mb_id: string) => wordsOf((await list(mb_id)).rawPayload).replaceAll(/\s+/g, '')
  const nothing = '원가를저장한포뮬러가없어요'
  expect(await words('hana')).toContain(nothing)
  const own_prices = { 'product:1': 1_500, 'name:쑥 오일': 40_000 }
  await hana.costing.save({ params: params(), body: { ...sheet, own_prices } })
  const costed = await words('hana')
  for (const part of ['도매가격표', '저녁캔들', '100g', '13,900원', '22,600원']) expect(costed).toContain(part)
  expect(costed).not.toContain('9,017')
  expect(await words('other')).toContain(nothing)
  expect((await hana.costing.remove({ params: params() })).is_saved).toBe(false)
  expect(await words('hana')).toContain(nothing)
})

test('costs are their maker’s own, and a margin of all the price is refused', async () => {
  await expect(other.costing.show({ params: params() })).rejects.toMatchObject({ status: 404 })
  const body = { ...sheet, own_prices: {} }
  await expect(other.costing.save({ params: params(), body })).rejects.toMatchObject({ status: 404 })
  const all = { ...body, retail_margin: 100 }
  await expect(hana.costing.save({ params: params(), body: all })).rejects.toMatchObject({ status: 422 })
})
