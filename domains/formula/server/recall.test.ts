import { randomUUID } from 'node:crypto'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { type Api, twoMembersAndAClerk } from '../../testing-people.ts'
import { draftOf, givenMaterial } from '../testing/formulas.ts'
import { announceRecallJob } from './announce-recall.ts'

const shop = await testShop({ gateways: testGateways().gateways })
let [hana, other, clerk]: [Api, Api, Api] = [await shop.as('hana'), await shop.as('other'), await shop.as('clerk')]
let wax = 0

beforeEach(async () => {
  ;({ hana, other, clerk } = await twoMembersAndAClerk(shop, 'formulas'))
  ;[wax = 0] = await givenMaterial(shop.ctx, { id: 1, name: '왁스', sizes: [{ name: '1 kg', krw: 18_000 }] })
})

const put = (api: Api, lot: string, variant_id: number | null = wax) =>
  api.shelf.add({ body: { request_key: randomUUID(), variant_id, name: '왁스', left_mg: 400_000, lot } })
async function make(api: Api, name: string) {
  const lines = [{ variant_id: wax, unit: 'percent', amount: 10_000 }] as const
  const { id } = await api.formula.create({ body: draftOf([...lines], { name }) })
  const body = { request_key: randomUUID(), version: 1, batch_mg: 300_000 }
  return api.shelf.make({ params: { formula_id: id }, body })
}
const recall = { product_id: 1, lot: 'SW-2510', reason: '불순물이 나왔어요.', reason_en: 'It contains impurities.' }
type Days = { from: string; until: string }
async function recalled(dry_run: boolean, sent?: Days) {
  const counts = await clerk.staffFormulas.recall({ body: { ...recall, ...(sent && { sent }), dry_run } })
  await runWaiting(shop.ctx, announceRecallJob)
  return counts
}
const recalls = () =>
  shop.db.select().from(outboxTable).where(eq(outboxTable.template, 'order.recalled')).orderBy(asc(outboxTable.id))
const news = () => shop.db.select().from(notificationTable)

test('a recall of a lot names the batches that were made of it, to their maker and once', async () => {
  const { id } = await put(hana, 'sw-2510 ')
  await make(hana, '저녁 캔들')
  await hana.shelf.remove({ params: { item_id: id } })
  await put(hana, 'SW-2511')
  await make(hana, '아침 캔들')
  await put(other, 'SW-2510')
  await put(other, 'SW-2510', null)
  expect(await recalled(true)).toEqual({ makers: 2, items: 1, batches: 1, orders: 0, lot_id: null })
  expect(await news()).toEqual([])
  await recalled(false)
  await recalled(false)
  const sent = (await news()).toSorted((a, b) => a.mb_id.localeCompare(b.mb_id))
  expect(sent.map(({ mb_id, body }) => [mb_id, body])).toEqual([
    ['hana', '불순물이 나왔어요. 이 로트로 만든 배치: B-1 저녁 캔들'],
    ['other', '불순물이 나왔어요. 이 로트로 만든 배치는 없어요.'],
  ])
})

test('of more makers than one job notifies, each is notified once', async () => {
  const makers = Array.from({ length: 105 }, (_, nth) => `maker${String(nth).padStart(3, '0')}`)
  for (const maker of makers) await put(await shop.as(maker), 'SW-2510')
  await clerk.staffFormulas.recall({ body: { ...recall, dry_run: false } })
  expect(await runWaiting(shop.ctx, announceRecallJob)).toHaveLength(1)
  expect(await news()).toHaveLength(100)
  expect(await runWaiting(shop.ctx, announceRecallJob)).toHaveLength(1)
  expect(await runWaiting(shop.ctx, announceRecallJob)).toEqual([])
  expect((await news()).map(({ mb_id }) => mb_id).toSorted()).toEqual(makers)
})

test('buyers of the days on which the lot was sent are asked to look at their pack, guests too and once', async () => {
  const staff = await shop.as('packer', { permissions: [...orderPermissions] })
  const guest = await shop.as()
  const bought = [await buyPaid(shop.ctx, hana, wax), await buyPaid(shop.ctx, guest, wax)]
  for (const [at, { order_id }] of bought.entries())
    await staff.staffShipments.ship({ params: { order_id }, body: { courier: 'cj', tracking_no: `60000000000${at}` } })
  // Not sent yet: there is time to pack another lot.
  await buyPaid(shop.ctx, other, wax)
  const today = seoulDay(new Date())
  const send = (dry_run: boolean, from = today) => recalled(dry_run, { from, until: from })
  expect(await send(true, seoulDay(addDays(new Date(), -1)))).toMatchObject({ orders: 0 })
  expect(await send(true)).toEqual({ makers: 0, items: 0, batches: 0, orders: 2, lot_id: null })
  expect(await recalls()).toEqual([])
  await send(false)
  await send(false)
  expect((await recalls()).map(({ channel, payload }) => [channel, payload])).toEqual(
    bought.flatMap(({ order_no }) =>
      ['mail', 'alimtalk'].map((channel) => [channel, expect.objectContaining({ order_no, lot: 'SW-2510' })]),
    ),
  )
  expect((await news()).filter(({ title }) => title === '받으신 상품의 로트를 확인해 주세요')).toMatchObject([
    { mb_id: 'hana', body: '왁스, 회수하는 로트 SW-2510' },
  ])
  const backwards = { from: today, until: seoulDay(addDays(new Date(), -1)) }
  await expect(
    clerk.staffFormulas.recall({ body: { ...recall, sent: backwards, dry_run: true } }),
  ).rejects.toMatchObject({ status: 422 })
})

test('a parcel that names its lot is recalled at the lot, and no one else of those days is asked about it', async () => {
  const staff = await shop.as('packer', { permissions: ['stock', ...orderPermissions] })
  const ship = async (tracking_no: string) => {
    const { order_id } = await buyPaid(shop.ctx, hana, wax)
    await staff.staffShipments.ship({ params: { order_id }, body: { courier: 'cj', tracking_no } })
  }
  await ship('600000000001')
  const [stock] = (await staff.staffStock.list({ query: {} })).data
  const received = { sku: stock?.sku ?? '', counted: 3, lot: 'SW-2510', best_before: null }
  await staff.staffStock.count({
    body: { mode: 'receive', rows: [received], dry_run: false, request_key: randomUUID() },
  })
  await ship('600000000002')
  const today = seoulDay(new Date())
  const [lot] = (await staff.staffLots.list({ query: { keyword: 'SW-2510' } })).data
  expect(await recalled(true, { from: today, until: today })).toMatchObject({ orders: 1, lot_id: lot?.id })
  expect(await recalled(true)).toMatchObject({ orders: 0, lot_id: lot?.id })
})

test('a maker finds the batches of a lot, however it is written', async () => {
  await put(hana, 'SW-2510')
  await make(hana, '저녁 캔들')
  await make(hana, '선반 없이')
  const found = async (lot: string) => (await hana.shelf.batches({ query: { lot } })).data.map(({ name }) => name)
  expect(await found(' sw-2510')).toEqual(['선반 없이', '저녁 캔들'])
  expect(await found('SW-25')).toEqual([])
  expect((await other.shelf.batches({ query: { lot: 'SW-2510' } })).data).toEqual([])
})
