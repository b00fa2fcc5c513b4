import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FileStore } from '@sillage/server-kit/files.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { lotTable } from '../../inventory/server/lot-tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { exportedLists } from '../words.ts'
import { forgetExports } from './forget-exports.ts'
import { writeExportJob } from './jobs.ts'
import { exportTable } from './tables.ts'

const { gateways } = testGateways()
const pieces: { onPiece: (bytes: number) => void } = { onPiece: () => undefined }
/** Lets a test look on while a file is written. */
const watched = (store: FileStore): FileStore => ({
  ...store,
  put: async (name, content, options) => {
    async function* seen() {
      for await (const piece of content) {
        pieces.onPiece(piece.length)
        yield piece
      }
    }
    await store.put(name, content instanceof Uint8Array ? content : Readable.from(seen()), options)
  },
})
const shop = await testShop({ gateways }, { store: watched })
const { ctx, db } = shop
beforeEach(shop.empty)

async function givenOrders(count: number) {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [variant] = await db.select().from(variantTable)
  const { order_no } = await buyPaid(ctx, await shop.as('hana'), variant?.id ?? 0, { quantity: 1 })
  await db.execute(sql`
    insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
      'id', 1000 + n, 'order_no', 'X-' || n, 'request_key', 'x ' || n))).* from orders, generate_series(1, ${count - 1}) n`)
  return order_no
}

async function givenLot() {
  const [variant] = await db.select().from(variantTable)
  const lot = { variant_id: variant?.id ?? 0, lot: 'SW-1', received: 1 }
  const [added] = await db.insert(lotTable).values(lot).returning()
  return String(added?.id)
}

const clerk = (permissions: string[]) => shop.as('clerk', { permissions })
const proveNow = () => db.update(sessionTable).set({ proved_at: new Date() })
const proveLongAgo = () => db.update(sessionTable).set({ proved_at: new Date(Date.now() - 11 * 60_000) })
const asClerk = async (url: string) => shop.app.inject({ url, ...(await browserOf({ ...shop, mb_id: 'clerk' })) })
const fileOf = (id: string) => `/api/v1/staff/exports/${id}/file`

test('all pages of a list become one file, in the background, for staff who proved themselves', async () => {
  const order_no = await givenOrders(2051)
  const staff = (await clerk(['orders'])).staffExports
  await proveLongAgo()
  const body = { list: 'orders', format: 'csv', query: { state: 'paid', after: '7' } } as const
  await expect(staff.start({ body })).rejects.toMatchObject({ code: 'proof_needed' })
  await proveNow()
  const started = await staff.start({ body })
  expect(started).toMatchObject({ state: 'waiting', rows: 0, total: null })
  expect((await asClerk(fileOf(started.id))).statusCode).toBe(404)
  await runWaiting(ctx, writeExportJob)
  expect((await staff.list()).data).toMatchObject([{ id: started.id, state: 'done', rows: 2051, total: 2051 }])
  const answer = await asClerk(fileOf(started.id))
  const lines = answer.body.trim().split('\r\n')
  expect(lines).toHaveLength(2052)
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2052)
  expect(lines[0]).toContain('주문번호')
  expect(lines.at(-1)).toMatch(new RegExp(`^${order_no},\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d,.*결제 완료`))
  expect(await db.select().from(auditTable)).toMatchObject([
    { action: 'orders.export', after: { format: 'csv', query: { state: 'paid' } } },
  ])
  const later = await browserOf({ ...shop, mb_id: 'clerk' })
  await proveLongAgo()
  const refused = await shop.app.inject({ url: fileOf(started.id), ...later })
  expect(refused.json()).toMatchObject({ code: 'proof_needed' })
})

test('a list is exported only by those who may see it, and a file is opened only by its owner', async () => {
  await givenOrders(1)
  const packer = (await shop.as('packer', { permissions: ['shipments'] })).staffExports
  await expect(packer.start({ body: { list: 'orders', format: 'csv' } })).rejects.toMatchObject({ status: 404 })
  const staff = (await clerk(['orders'])).staffExports
  const { id } = await staff.start({ body: { list: 'orders', format: 'xlsx' } })
  await runWaiting(ctx, writeExportJob)
  expect((await packer.list()).data).toEqual([])
  await expect(packer.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
  const answer = await asClerk(fileOf(id))
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test.each(exportedLists)('the list of %s is written in both languages', async (list) => {
  await givenOrders(2)
  const staff = (await clerk(['*'])).staffExports
  const query: Record<string, string> = list === 'lot-buyers' ? { lot_id: await givenLot() } : {}
  const { id } = await staff.start({ body: { list, format: 'csv', query } })
  await db.update(exportTable).set({ lang: 'en' })
  await runWaiting(ctx, writeExportJob)
  expect((await staff.list()).data).toMatchObject([{ id, state: 'done', failure: null }])
  const { body } = await asClerk(fileOf(id))
  expect(body.split('\r\n')[0]).toMatch(/^\uFEFF?[A-Z][A-Za-z ]+,/)
  expect(body.split('\r\n')[0]).not.toMatch(/[가-힣]/)
})

test('what the list refuses is refused at once, and three files are made at a time', async () => {
  const staff = (await clerk(['products'])).staffExports
  const body = { list: 'products', format: 'csv' } as const
  await expect(staff.start({ body: { ...body, query: { state: 'nonsense' } } })).rejects.toMatchObject({ status: 422 })
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => staff.start({ body })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('a file that is removed while it is made stops, and one of yesterday is gone', async () => {
  await givenOrders(2500)
  const staff = (await clerk(['orders'])).staffExports
  const first = await staff.start({ body: { list: 'orders', format: 'csv' } })
  pieces.onPiece = () => void staff.remove({ params: { id: first.id } }).catch(() => undefined)
  await runWaiting(ctx, writeExportJob)
  pieces.onPiece = () => undefined
  await expect.poll(async () => (await staff.list()).data).toEqual([])
  await expect.poll(() => shop.ctx.files.get(`exports/${first.id}.csv`)).toBeNull()
  const second = await staff.start({ body: { list: 'orders', format: 'csv' } })
  await runWaiting(ctx, writeExportJob)
  await forgetExports({ ...ctx, now: () => new Date(Date.now() + 25 * 3_600_000) })
  expect((await staff.list()).data).toEqual([])
  expect(await ctx.files.get(`exports/${second.id}.csv`)).toBeNull()
})

test('an export holds as much of 12,000 orders as of 2,000', async () => {
  await givenOrders(12_000)
  const staff = (await clerk(['orders'])).staffExports
  await staff.start({ body: { list: 'orders', format: 'xlsx' } })
  setFlagsFromString('--expose-gc')
  // Nothing but this test asks for it: what is still used after it is what the export holds.
  const collect: () => void = runInNewContext('gc')
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const held: number[] = []
  let since = 0
  pieces.onPiece = (bytes) => {
    since += bytes
    if (since < 60_000) return
    since = 0
    held.push(used())
  }
  await runWaiting(ctx, writeExportJob)
  pieces.onPiece = () => undefined
  expect((await staff.list()).data).toMatchObject([{ state: 'done', rows: 12_000 }])
  const [first = 0, ...later] = held
  expect(later.length).toBeGreaterThan(3)
  expect((Math.max(...later) - first) / 1_000_000).toBeLessThan(8)
})
