import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { demands, type Measured, measuredFile, sizeFor } from './model.ts'
import { pageWith, tablesOf } from './tables.ts'

const measured: Measured = JSON.parse(await readFile(measuredFile, 'utf8'))
const page = await readFile(resolve(import.meta.dirname, '../../docs/scaling.md'), 'utf8')

test('docs/scaling.md has the tables that the model computes (else: node bench/scale/sizing.ts)', () => {
  for (const table of Object.values(tablesOf(measured))) expect(page).toContain(table)
  expect(pageWith(page, tablesOf(measured))).toBe(page)
})

test('a larger shop takes more of everything, and dearer orders take a larger primary', () => {
  const sizes = demands.map((demand) => sizeFor(demand, measured))
  for (const [at, size] of sizes.slice(1).entries()) {
    expect(size.instances).toBeGreaterThanOrEqual(sizes[at]?.instances ?? 0)
    expect(size.dataGb).toBeGreaterThan(sizes[at]?.dataGb ?? 0)
  }
  const [largest] = demands.slice(-1)
  if (!largest) throw new Error('no demand')
  const order = { shop_ms: measured.order.shop_ms, database_ms: measured.order.database_ms * 10 }
  expect(sizeFor(largest, { ...measured, order }).primaryCores).toBeGreaterThan(sizeFor(largest, measured).primaryCores)
})
