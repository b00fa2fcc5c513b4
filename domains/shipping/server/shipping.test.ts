import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { careState } from '../../inquiry/hours.ts'
import { firstShopRules } from '../../setting/rules.ts'
import { testShop } from '../../testing.ts'
import { firstShippingRules } from './first-rules.ts'
import { shippingRulesTable } from './tables.ts'

const shop = await testShop()
const { ctx, db } = shop
beforeEach(shop.empty)
const clerk = () => shop.as('clerk', { permissions: ['shipping'] })
const rules = firstShippingRules
const dearer = { ...rules, fee_krw: 4_000, free_from_krw: 60_000 }

test('a postcode says what the parcel costs, what the islands add, and when it is free', async () => {
  const guest = await shop.as()
  const look = (zip: string) => guest.shipping.cost({ query: { zip } })
  expect(await look('04524')).toEqual({
    fee: 3_000,
    extra: 0,
    amount: 3_000,
    free_from: 50_000,
    region: null,
    refused: null,
  })
  expect(await look('63309')).toMatchObject({ extra: 3_000, amount: 6_000, region: { name: '제주', name_en: 'Jeju' } })
  const filled = (zip: string) => guest.shipping.cost({ query: { zip, goods_amount: 50_000 } })
  expect(await filled('04524')).toMatchObject({ fee: 0, amount: 0 })
  expect(await filled('63309')).toMatchObject({ fee: 0, extra: 3_000, amount: 3_000 })
  await expect(look('6330')).rejects.toMatchObject({ status: 422 })
  await expect(guest.shipping.cost({ query: {} })).rejects.toMatchObject({ status: 422 })
})

test.each([
  ['63365', '우도', 5_000],
  ['63364', '제주', 3_000],
  ['63001', '추자도', 5_000],
  ['54000', '사천 섬', 5_000],
  ['58953', '신안·목포 섬', 5_000],
  ['58811', undefined, 0],
  ['23120', undefined, 0],
])('the courier asks for more by postcode: %s is %s', async (zip, name, extra) => {
  const guest = await shop.as()
  const cost = await guest.shipping.cost({ query: { zip } })
  expect({ name: cost.region?.name, extra: cost.extra }).toEqual({ name, extra })
})

test('abroad the country and the weight decide; where nothing goes, that is said', async () => {
  const guest = await shop.as()
  const look = (country: string, weight_g: number) =>
    guest.shipping.cost({ query: { country, weight_g, currency: 'usd' } })
  expect(await look('US', 1_200)).toMatchObject({ amount: 2_500 + 2 * 560, free_from: null, refused: null })
  expect(await look('AQ', 500)).toMatchObject({ refused: 'country' })
  expect(await look('US', 25_000)).toMatchObject({ refused: 'weight' })
})

test('staff see what a change does before they save it, and at once it holds everywhere', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 5 })
  const [variant] = await db.select().from(variantTable)
  const [staff, guest] = [await clerk(), await shop.as()]
  await guest.cart.add({ body: { lines: [{ variant_id: variant?.id ?? 0, quantity: 1 }] } })
  expect((await guest.shipping.rules()).fee_krw).toBe(3_000)
  const { rows } = await staff.shipping.staff.preview({ body: { rules: dearer } })
  expect(rows[0]).toEqual({ name: '서울 3만 원', currency: 'krw', amount: 3_000, new_amount: 4_000 })
  expect(rows[1]).toMatchObject({ amount: 0, new_amount: 4_000 })
  expect(await db.$count(shippingRulesTable)).toBe(0)
  await staff.shipping.staff.save({ body: { rules: dearer, note: '택배비가 올랐어요', based_on: null } })
  expect((await guest.shipping.rules()).fee_krw).toBe(4_000)
  expect(await guest.shipping.fees()).toMatchObject({ fee_krw: 4_000, free_from_krw: 60_000 })
  expect(await guest.shipping.cost({ query: { zip: '04524' } })).toMatchObject({ amount: 4_000, free_from: 60_000 })
  expect(await guest.cart.show()).toMatchObject({ shipping_amount: 4_000, missing_for_free: 40_000 })
  expect((await guest.checkout.quote({ body: { zip: '04524' } })).shipping_amount).toBe(4_000)
  expect(await db.select().from(auditTable)).toMatchObject([{ action: 'shipping.rules', before: { fee_krw: 3_000 } }])
})

test('the hour until which an order leaves the same day is what staff say, and so are the holidays', async () => {
  const [staff, guest] = [await clerk(), await shop.as()]
  expect(await guest.shipping.fees()).toMatchObject({ cut_off: '14:00' })
  const earlier = { ...rules, cut_off: '11:30', holidays: ['2026-11-17'] }
  await staff.shipping.staff.save({ body: { rules: earlier, note: '택배사가 일찍 와요', based_on: null } })
  expect(await guest.shipping.fees()).toMatchObject({ cut_off: '11:30', holidays: ['2026-11-17'] })
  expect(await guest.shipping.rules()).toMatchObject({ cut_off: '11:30' })
  expect(await db.select().from(auditTable)).toMatchObject([{ before: { cut_off: '14:00' } }])
})

test('customer care rests on the days that parcels rest', async () => {
  const [staff, guest] = [await clerk(), await shop.as()]
  const answers = async (day: string) =>
    careState(new Date(`${day}T11:00:00+09:00`), (await guest.shipping.fees()).holidays, firstShopRules).state
  expect(await Promise.all(['2026-10-09', '2026-12-25', '2027-02-08', '2026-11-17'].map(answers))).toEqual([
    'closed',
    'closed',
    'closed',
    'open',
  ])
  const day_off = { ...rules, holidays: [...rules.holidays, '2026-11-17'] }
  await staff.shipping.staff.save({ body: { rules: day_off, note: '하루 쉬어요', based_on: null } })
  expect(await answers('2026-11-17')).toBe('closed')
})

test('two who change the same version: the second is told', async () => {
  const staff = await clerk()
  const save = (fee_krw: number) =>
    staff.shipping.staff.save({ body: { rules: { ...rules, fee_krw }, note: '바꿔요', based_on: null } })
  const tries = await Promise.allSettled([save(3_500), save(3_600)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { versions } = await staff.shipping.staff.show()
  expect(versions.map(({ staff_id }) => staff_id)).toEqual(['clerk', null])
})

test('rules that make no sense are refused', async () => {
  const staff = await clerk()
  const [region, zone] = [rules.far_regions[0], rules.ems_zones[0]]
  if (!region || !zone) throw new Error('the shop starts with regions and zones')
  const wrong = [
    { ...rules, fee_krw: -1 },
    { ...rules, far_regions: [{ ...region, zip_from: '63644', zip_to: '63000' }] },
    { ...rules, ems_zones: [zone, zone] },
    { ...rules, cut_off: '24:00' },
    { ...rules, holidays: ['2027-02-30'] },
  ]
  for (const each of wrong)
    await expect(staff.shipping.staff.preview({ body: { rules: each } })).rejects.toMatchObject({ status: 422 })
})

const [jeju] = rules.far_regions
const withCodes = (include: string[], exclude: string[] = []) => ({
  ...rules,
  far_regions: rules.far_regions.map((region) => (region === jeju ? { ...region, include, exclude } : region)),
})

test('codes of a dong or a building match nothing: saving one is refused in so many words', async () => {
  const staff = await clerk()
  const why = '동 코드나 건물 번호는 쓸 수 없어요. 우편번호 다섯 자리로 적어 주세요.'
  for (const code of ['5013025021', '4182025000100010001000001']) {
    const save = staff.shipping.staff.save({ body: { rules: withCodes([], [code]), note: '우도', based_on: null } })
    await expect(save).rejects.toMatchObject({ status: 422, errors: { 'rules.far_regions.0.exclude.0': [why] } })
  }
  const short = staff.shipping.staff.save({ body: { rules: withCodes(['6336']), note: '우도', based_on: null } })
  const errors = { 'rules.far_regions.0.include.0': ['우편번호는 숫자 다섯 자리로 적어 주세요.'] }
  await expect(short).rejects.toMatchObject({ status: 422, errors })
})

test('such codes of an older version are shown to staff as matching nothing, and go with the next', async () => {
  const [staff, guest] = [await clerk(), await shop.as()]
  await db.insert(shippingRulesTable).values({ rules: withCodes(['5013025021', '23120'], ['5011010100']) })
  const lists = { include: ['5013025021'], exclude: ['5011010100'] }
  const shown = await staff.shipping.staff.show()
  expect(shown.matches_nothing).toEqual([{ name: jeju?.name, name_en: jeju?.name_en, ...lists }])
  expect(shown.rules).toEqual(withCodes(['23120']))
  expect((await guest.shipping.rules()).far_regions[0]).toMatchObject({ include: ['23120'], exclude: [] })
  expect(await guest.shipping.cost({ query: { zip: '23120' } })).toMatchObject({ region: { name: jeju?.name } })
  const body = { rules: shown.rules, note: '동 코드를 지워요', based_on: shown.versions[0]?.id ?? null }
  expect((await staff.shipping.staff.save({ body })).matches_nothing).toEqual([])
})
