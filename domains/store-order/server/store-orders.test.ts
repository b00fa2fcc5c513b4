import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { auditTable } from '../../audit/server/tables.ts'
import { memberTable } from '../../member/server/tables.ts'
import { givenStores } from '../../store/testing/stores.ts'
import { testShop } from '../../testing.ts'
import { storeOrderTable } from './tables.ts'

const shop = await testShop()
const { db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenStores(shop.ctx)
})

const clerk = () => shop.as('clerk', { permissions: [...orderPermissions] })
const slip = {
  store_id: 1,
  receipt_no: 'P1-0001',
  mb_hp: '01012345678',
  payment: 'card' as const,
  bought_at: '2026-11-01T05:00:00.000Z',
  total_amount: 46_000,
  lines: [
    { name: '무화과 그늘', name_en: 'Fig Shade', quantity: 1, amount: 42_000, product_id: 1001 },
    { name: '보자기 포장', quantity: 1, amount: 4_000 },
  ],
}

async function member(mb_id: string, { proved = true } = {}) {
  const client = await shop.as(mb_id)
  const hp_proved_at = proved ? new Date() : null
  await db.update(memberTable).set({ mb_hp: '010-1234-5678', hp_proved_at }).where(eq(memberTable.mb_id, mb_id))
  return client
}

test('a slip goes to anyone who has proved the number, and to no one else', async () => {
  const [hana, other, staff] = [await member('hana'), await shop.as('other'), await clerk()]
  const { rows } = await staff.staffStoreOrders.import({ body: { slips: [slip] } })
  expect(rows).toEqual([{ receipt_no: 'P1-0001', outcome: 'written', mb_id: 'hana', reason: null }])
  const found = await hana.storeOrder.list({ query: {} })
  expect(found).toMatchObject({ total: 1, data: [{ store: { name: '성수 매장' }, total_amount: 46_000 }] })
  expect(found.data[0]?.lines).toMatchObject([{ product_id: 1001 }, { name: '보자기 포장', product_id: null }])
  expect(JSON.stringify(found)).not.toContain('1234')
  expect((await other.storeOrder.list({ query: {} })).total).toBe(0)
  expect(await db.select().from(auditTable)).toMatchObject([{ action: 'store_order.import', after: { written: 1 } }])
})

test('read in twice it is one; a number that is proved later finds its slip, and keeps it', async () => {
  const [hana, staff] = [await member('hana', { proved: false }), await clerk()]
  const bring = async () => (await staff.staffStoreOrders.import({ body: { slips: [slip] } })).rows[0]
  expect(await bring()).toMatchObject({ outcome: 'written', mb_id: null })
  expect((await hana.storeOrder.list({ query: {} })).total).toBe(0)
  await member('hana')
  expect(await bring()).toMatchObject({ outcome: 'tied', mb_id: 'hana' })
  expect(await bring()).toMatchObject({ outcome: 'known' })
  await db.update(memberTable).set({ hp_proved_at: null })
  await member('second')
  expect(await bring()).toMatchObject({ outcome: 'known' })
  expect((await hana.storeOrder.list({ query: {} })).total).toBe(1)
})

test('a rehearsal writes nothing; what cannot be is refused row by row, or at the door', async () => {
  const staff = await clerk()
  const odd = { ...slip, store_id: 99, receipt_no: 'P9-0001' }
  const { rows } = await staff.staffStoreOrders.import({ body: { slips: [slip, odd], dry_run: true } })
  expect(rows).toMatchObject([{ outcome: 'written' }, { outcome: 'refused', reason: '매장을 확인해 주세요.' }])
  expect(await db.$count(storeOrderTable)).toBe(0)
  expect(await db.$count(auditTable)).toBe(0)
  const wrong = { ...slip, total_amount: 1 }
  await expect(staff.staffStoreOrders.import({ body: { slips: [wrong] } })).rejects.toMatchObject({ status: 422 })
  const stranger = await shop.as('stranger', { permissions: ['products'] })
  await expect(stranger.staffStoreOrders.import({ body: { slips: [slip] } })).rejects.toMatchObject({ status: 403 })
})

test('a number that two members have proved is no one’s', async () => {
  await member('hana')
  await member('second')
  const staff = await clerk()
  const { rows } = await staff.staffStoreOrders.import({ body: { slips: [slip] } })
  expect(rows).toMatchObject([{ outcome: 'written', mb_id: null }])
})

test('an import is undone as one: receipts go, members are taken off again, and what changed since is named', async () => {
  const staff = await clerk()
  const bring = async (slips: (typeof slip)[]) => {
    const { change_set_id } = await staff.staffStoreOrders.import({ body: { slips } })
    return { id: change_set_id ?? 0 }
  }
  const second = { ...slip, receipt_no: 'P1-0002' }
  const first = await bring([slip])
  const before = await db.select().from(storeOrderTable)
  await member('hana')
  const later = await bring([slip, second])
  await expect(staff.changeSets.undo({ params: first, query: {} })).rejects.toMatchObject({ code: 'changed' })
  expect((await staff.changeSets.touched({ params: first })).stuck).toEqual([
    { name: 'P1-0001', reason: '그 뒤에 회원이 확인된 영수증이에요.' },
  ])
  await staff.changeSets.undo({ params: later, query: {} })
  expect(await db.select().from(storeOrderTable)).toEqual(before)
  await staff.changeSets.undo({ params: first, query: {} })
  expect(await db.$count(storeOrderTable)).toBe(0)
})
