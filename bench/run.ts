import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureCart } from './cart.ts'
import { measureCheckouts } from './checkout.ts'
import { measureConsole } from './console.ts'
import { measureLists, type Small, smallest } from './lists.ts'
import { measureLoad } from './load.ts'
import { measureMemory, measureStarts } from './program.ts'
import { writeReport } from './report.ts'
import { printRows, type Row } from './rows.ts'

/** Every figure is a ratio to something measured in the same run, because machines differ and are rarely quiet. */
const { values } = parseArgs({
  options: { large: { type: 'boolean', default: false }, only: { type: 'string' } },
})
// A million products take long to make: that shop is reused the next time.
const largeDir = join(tmpdir(), 'sillage-bench-large')
const dataDir = await mkdtemp(join(tmpdir(), 'sillage-bench-'))
const small: Small = new Map()
let speed = 1

const parts: Record<string, () => Promise<Row[]>> = {
  starts: () => measureStarts(dataDir),
  load: () => measureLoad(dataDir),
  cart: () => measureCart(dataDir),
  checkout: async () => {
    const checkouts = await measureCheckouts(dataDir)
    speed = checkouts.speed
    return checkouts.rows
  },
  console: () => measureConsole(dataDir, values.large ? [100_000, 1_000_000] : [100_000]),
  memory: () => measureMemory(dataDir),
  lists: () => measureLists(dataDir, [smallest, 10_000, 100_000], small),
}
if (values.large) parts.large = () => measureLists(largeDir, [1_000_000], small)

const wanted = values.only?.split(',') ?? Object.keys(parts)
const unknown = wanted.filter((name) => !parts[name])
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)

const rows: Row[] = []
try {
  for (const name of wanted) rows.push(...((await parts[name]?.()) ?? []))
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
printRows(rows, speed)
await writeReport(rows)
