import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../../audit/server/tables.ts'
import { givenProduct, variantOf } from '../../../catalog/testing/products.ts'
import { orderTable } from '../../../order/server/tables.ts'
import { buy } from '../../../order/testing/buyer.ts'
import { testShop } from '../../../testing.ts'
import { testGateways } from '../../testing/gateways.ts'
import { staffDeposits } from '../../testing/staff-deposits.ts'
import { bankDepositTable, paymentTable } from '../tables.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const { clerk, deposit, match } = staffDeposits(shop)

beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
})

const reason = '카드사 정산이에요'
const ignore = async (deposit_id: number) =>
  (await clerk()).staffMoney.ignore({ params: { deposit_id }, body: { reason } })
const restore = async (deposit_id: number) => (await clerk()).staffMoney.restore({ params: { deposit_id } })
const list = async (view: 'open' | 'ignored') =>
  (await (await clerk()).staffMoney.listDeposits({ query: { view } })).data
const actions = async () =>
  (await db.select().from(auditTable).orderBy(asc(auditTable.id))).map(({ action }) => action).slice(1)

test('a deposit that is for no order leaves the list with its reason, and comes back', async () => {
  const id = await deposit(184_200, '카드사')
  await Promise.all([ignore(id), ignore(id)])
  expect(await list('open')).toEqual([])
  expect(await list('ignored')).toMatchObject([{ id, note: reason, proposals: [] }])
  await Promise.all([restore(id), restore(id)])
  expect(await list('ignored')).toEqual([])
  expect(await list('open')).toMatchObject([{ id, note: '', ignored_at: null }])
  expect(await actions()).toEqual(['deposit.ignore', 'deposit.restore'])
})

test('what is matched is not ignored, and what is ignored is not matched', async () => {
  await buy(await shop.as('hana'), await variantOf(db, 1), { method: 'bank_transfer' })
  const id = await deposit(23_000)
  const tries = await Promise.allSettled([match(id), ignore(id)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [row] = await db.select().from(bankDepositTable)
  const [order] = await db.select().from(orderTable)
  expect(order?.state).toBe(row?.ignored_at ? 'pending_payment' : 'paid')
  if (row?.ignored_at) await restore(id)
  await match(id)
  await expect(ignore(id)).rejects.toMatchObject({ code: 'matched' })
  const other = await deposit(9_000)
  await ignore(other)
  await expect(match(other)).rejects.toMatchObject({ code: 'ignored' })
})

test('who may not handle money does none of it', async () => {
  const id = await deposit(23_000)
  const other = await shop.as('packer', { permissions: ['orders', 'shipments'] })
  const [payment] = await db.select().from(paymentTable)
  const parts = [1, 2].map((payment_id) => ({ payment_id: payment?.id ?? payment_id, amount: 1 }))
  const params = { deposit_id: id }
  for (const attempt of [
    () => other.staffMoney.ignore({ params, body: { reason } }),
    () => other.staffMoney.restore({ params }),
    () => other.staffMoney.split({ params, body: { parts } }),
    () => other.staffMoney.listAwaited({ query: {} }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 403 })
  const [row] = await db.select().from(bankDepositTable).where(eq(bankDepositTable.id, id))
  expect(row).toMatchObject({ ignored_at: null, split_at: null, payment_id: null })
})
