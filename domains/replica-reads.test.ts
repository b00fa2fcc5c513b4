import { openDatabase } from '@sillage/server-kit/database.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { givenProduct } from './catalog/testing/products.ts'
import { testShop } from './testing.ts'

/** The same database, where nothing can be written: what a replica says to a write, this says too. */
const asReplica = (url: string) => {
  const readOnly = new URL(url)
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
  return openDatabase(readOnly.href)
}
const opened: ReturnType<typeof openDatabase>[] = []
const shop = await testShop(
  {},
  {
    replica: ({ url }) => {
      const reading = asReplica(url)
      opened.push(reading)
      return {
        db: reading.db,
        contains: () => true,
        containsChangesOf: () => true,
        position: async () => 0,
        behindMs: 0,
        stop: reading.close,
      }
    },
  },
)
const [reading] = opened
afterAll(() => reading?.close())
await givenProduct(shop.ctx, { id: 1, name: '새벽 숲 초' })
const staff = await shop.as('owner', { permissions: ['*'] })
const period = { from: '2026-01-01', to: '2026-01-31' }

test.each([
  ['the list', () => staff.catalog.list({ query: {} })],
  ['its conditions', () => staff.catalog.facets({ query: {} })],
  ['related products', () => staff.catalog.related({ params: { product_id: 1 } })],
  ['products bought together', () => staff.catalog.alsoBought({ params: { product_id: 1 } })],
  ['a search', () => staff.search.find({ query: { keyword: '새벽' } })],
  ['a search by price', () => staff.search.find({ query: { keyword: '3만원' } })],
  ['a search that finds nothing', () => staff.search.find({ query: { keyword: 'qqqq' } })],
  ['conditions of a search', () => staff.search.facets({ query: { keyword: '새벽' } })],
  ['suggestions', () => staff.search.suggest({ query: { keyword: '새' } })],
  ['popular words', () => staff.search.popular()],
  ['words without a result', () => staff.search.missed({ query: {} })],
  ['clicks', () => staff.search.clicked({ query: {} })],
  ['sales', () => staff.statistics.sales({ query: period })],
  ['sales by product', () => staff.statistics.breakdown({ query: { ...period, by: 'product' } })],
  ['buyers by month', () => staff.statistics.cohorts()],
  ['what staff did', () => staff.audit.list({ query: {} })],
])('%s can be read on a replica', async (_, read) => {
  if (!reading) throw new Error('no replica was opened')
  const asked = vi.spyOn(reading.pool, 'query')
  await read()
  expect(asked.mock.settledResults.map(({ type }) => type)).not.toContain('rejected')
  expect(asked).toHaveBeenCalled()
  asked.mockRestore()
})
