import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { demands, type Measured, readMeasured, sizeFor } from './model.ts'
import { pageWith, tablesOf } from './tables.ts'

/** Round figures, to calculate with by hand. */
const cost = { shop_ms: 10, database_ms: 4 }
const given: Measured = {
  measured_at: '2026-11-19T00:00:00.000Z',
  machine: 'one made up for this test',
  kept_page: { shop_ms: 1, database_ms: 0 },
  drawn_page: cost,
  first_list: cost,
  first_search: cost,
  own_call: cost,
  order: { shop_ms: 100, database_ms: 60 },
  product_bytes: 10_000,
  order_bytes: 5_000,
}

test('docs/scaling.md has the tables that the model computes (else: node bench/scale/sizing.ts)', async () => {
  const page = await readFile(resolve(import.meta.dirname, '../../docs/scaling.md'), 'utf8')
  const tables = tablesOf(await readMeasured())
  for (const table of Object.values(tables)) expect(page).toContain(table)
  expect(pageWith(page, tables)).toBe(page)
})

test('what a shop takes is what it is asked, times what that costs, on machines that are not used to the full', () => {
  // Of 10,000 a second 750 pages, lists and searches get past the CDN, and half of them are not kept; 225 of those are pages.
  const size = sizeFor({ products: 1_000_000, orders: 10_000_000, requests: 10_000 }, given)
  const shop = 750 * 1 + 375 * 10 + 1_000 * 10 + 50 * 100
  const primary = 225 * 4 + 1_000 * 4 + 50 * 60
  expect(size).toMatchObject({
    ordersPerSecond: 50,
    instances: Math.ceil(shop / 1000 / 0.6 / 4),
    primaryCores: Math.ceil(primary / 1000 / 0.6),
    replicas: 1,
    dataGb: 120,
  })
  expect(size.connections).toBe(size.instances * 10)
})

test('a larger shop takes no less of anything', () => {
  const sizes = demands.map((demand) => sizeFor(demand, given))
  for (const [at, size] of sizes.slice(1).entries())
    for (const [name, amount] of Object.entries(size))
      expect(amount, name).toBeGreaterThanOrEqual(sizes[at]?.[name as keyof typeof size] ?? 0)
})
