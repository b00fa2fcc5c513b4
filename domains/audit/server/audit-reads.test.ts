import { eachEndpoint } from '@sillage/kit/endpoint.ts'
import { addDays } from '@sillage/kit/time.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { contract } from '../../contract.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { orderPermissions } from '../permissions.ts'
import { forgetReads, readsPeople } from './audit-reads.ts'
import { auditTable, personalReadTable } from './tables.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { db, ctx } = shop
beforeEach(async () => {
  await shop.empty()
  await shop.as('hana')
})

const clerk = () =>
  shop.as('clerk', { permissions: ['members', ...orderPermissions, 'products', 'points', 'inquiries'] })
const reads = async () => {
  const rows = await db.select().from(personalReadTable).orderBy(asc(personalReadTable.id))
  return rows.map(({ mb_id, place, of }) => [mb_id, place, of])
}

test('each look of staff at a member, their points and their order leaves one event, and nothing of what was read', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [variant] = await db.select().from(variantTable)
  const { order_id } = await buyPaid(ctx, await shop.as('hana'), variant?.id ?? 0)
  const staff = await clerk()
  await staff.staffMembers.list({ query: { keyword: '김하나' } })
  await staff.staffMembers.show({ params: { mb_id: 'hana' } })
  await staff.point.staff.list({ params: { mb_id: 'hana' }, query: {} })
  await staff.staffOrders.list({ query: { keyword: '김하나' } })
  await staff.staffOrders.show({ params: { order_id } })
  expect(await reads()).toEqual([
    ['clerk', 'members', ''],
    ['clerk', 'members', 'hana'],
    ['clerk', 'points', 'hana'],
    ['clerk', 'orders', ''],
    ['clerk', 'orders', String(order_id)],
  ])
  expect(JSON.stringify(await db.select().from(personalReadTable))).not.toContain('김하나')
})

test('who finds nothing, or looks at what is theirs, leaves no event', async () => {
  const staff = await clerk()
  await expect(staff.staffMembers.show({ params: { mb_id: 'nobody' } })).rejects.toMatchObject({ status: 404 })
  const hana = await shop.as('hana')
  await hana.account.show({ params: { mb_id: 'hana' } })
  await expect(hana.staffMembers.show({ params: { mb_id: 'hana' } })).rejects.toMatchObject({ status: 403 })
  expect(await reads()).toEqual([])
})

test('a file that somebody sent leaves an event when staff open it, and none when its owner does', async () => {
  const hana = await shop.as('hana')
  const form = { topic: 'other' as const, title: '문의', body: '상자가 젖었어요.' }
  const { messages } = await hana.inquiry.create({ body: { ...form, files: [fileOf(await photograph(), 'a.jpg')] } })
  const id = messages[0]?.files[0]?.id ?? ''
  const open = async (mb_id: string) =>
    shop.app.inject({ url: `/api/v1/files/${id}`, ...(await browserOf({ ...shop, mb_id })) })
  expect((await open('hana')).statusCode).toBe(200)
  expect(await reads()).toEqual([])
  await clerk()
  expect((await open('clerk')).statusCode).toBe(200)
  expect(await reads()).toEqual([['clerk', 'files', id]])
})

/** The keys under which an answer says who somebody is or how to reach them. */
const people = new Set(['mb_name', 'mb_hp', 'mb_email', 'hp', 'buyer', 'buyer_name', 'receiver', 'participants'])

function namesPeople(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  return Object.entries(schema).some(([key, inner]) => {
    if (key !== 'properties') return namesPeople(inner)
    return Object.entries(Object(inner)).some(
      ([name, value]) => (people.has(name) && Object(value).type !== 'integer') || namesPeople(value),
    )
  })
}

test('whatever staff are shown of customers, by any endpoint, leaves an event', () => {
  const forgotten = Array.from(eachEndpoint(contract)).filter(({ endpoint }) => {
    const { method, access, reply } = endpoint
    if (method !== 'GET' || typeof access === 'string' || readsPeople(endpoint)) return false
    // These show colleagues and who of them did something.
    if (['staff', 'audit', 'any'].includes(access.staff)) return false
    return namesPeople(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }))
  })
  expect(forgotten.map(({ endpoint }) => endpoint.path)).toEqual([])
})

test('the log is kept for two years', async () => {
  await (await clerk()).staffMembers.show({ params: { mb_id: 'hana' } })
  await forgetReads({ ...ctx, now: () => addDays(new Date(), 730) })
  expect(await reads()).toHaveLength(1)
  await forgetReads({ ...ctx, now: () => addDays(new Date(), 732) })
  expect(await reads()).toEqual([])
})

test('uploaded pictures and a reconciliation that staff start are in the audit log', async () => {
  const staff = await clerk()
  const [picture] = await staff.staffPictures.upload({ body: { pictures: [fileOf(await photograph(), 'a.jpg')] } })
  await staff.staffReconciliation.run()
  expect(await db.select().from(auditTable).orderBy(asc(auditTable.id))).toMatchObject([
    { mb_id: 'clerk', action: 'picture.upload', after: { pictures: [picture?.src] } },
    { mb_id: 'clerk', action: 'reconciliation.run' },
  ])
})
