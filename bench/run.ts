import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureCart } from './cart.ts'
import { measureCheckouts } from './checkout.ts'
import { measureLists, type Small, smallest } from './lists.ts'
import { measureLoad } from './load.ts'
import { measureMemory, measureStarts } from './program.ts'
import { printRows, type Row } from './rows.ts'

/** Every figure is a ratio to something measured in the same run, because machines differ and are rarely quiet. */
const { values } = parseArgs({ options: { large: { type: 'boolean', default: false } } })
// A million products take long to make: that shop is kept for the next time.
const largeDir = join(tmpdir(), 'sillage-bench-large')
const dataDir = await mkdtemp(join(tmpdir(), 'sillage-bench-'))
const rows: Row[] = []
let speed = 1
try {
  const starts = await measureStarts(dataDir)
  rows.push(...starts)
  rows.push(...(await measureLoad(dataDir)))
  rows.push(...(await measureCart(dataDir)))
  const checkouts = await measureCheckouts(dataDir)
  rows.push(...checkouts.rows)
  speed = checkouts.speed
  rows.push(...(await measureMemory(dataDir)))
  const small: Small = new Map()
  rows.push(...(await measureLists(dataDir, [smallest, 10_000, 100_000], small)))
  if (values.large) rows.push(...(await measureLists(largeDir, [1_000_000], small)))
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
printRows(rows, speed)
