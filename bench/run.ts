import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureCart } from './cart.ts'
import { measureCheckouts } from './checkout.ts'
import { measureConsole } from './console.ts'
import { measureConsoleLists } from './console-lists.ts'
import { measureDrawing } from './drawing.ts'
import { measureLists, type Small, smallest } from './lists.ts'
import { measureLoad } from './load.ts'
import { measureFiles, measureMoving } from './moving.ts'
import { measurePhone } from './phone.ts'
import { measureMemory, measureStarts } from './program.ts'
import { writeReport } from './report.ts'
import { printRows, type Row } from './rows.ts'
import { measureSale } from './sale.ts'
import { measureSteady } from './steady.ts'

/** Every figure is a ratio to something measured in the same run, because machines differ and are rarely quiet. */
const { values } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    only: { type: 'string' },
    minutes: { type: 'string', default: '60' },
  },
})
// A million products take long to make: that shop is reused the next time.
const largeDir = join(tmpdir(), 'sillage-bench-large')
const dataDir = await mkdtemp(join(tmpdir(), 'sillage-bench-'))
const small: Small = new Map()

const parts: Record<string, () => Promise<Row[]>> = {
  starts: () => measureStarts(dataDir),
  load: () => measureLoad(dataDir),
  drawing: () => measureDrawing(dataDir),
  phone: () => measurePhone(dataDir),
  cart: () => measureCart(dataDir),
  checkout: () => measureCheckouts(dataDir),
  console: () => measureConsole(dataDir, values.large ? [100_000, 1_000_000] : [100_000]),
  'console-lists': () => measureConsoleLists(dataDir, values.large ? [100_000, 1_000_000] : [100_000]),
  memory: () => measureMemory(dataDir),
  lists: () => measureLists(dataDir, [smallest, 10_000, 100_000], small),
}
if (values.large) parts.large = () => measureLists(largeDir, [1_000_000], small)
const usual = Object.keys(parts)
/** Only when they are asked for: they take long, or the whole machine. */
parts.sale = () => measureSale(dataDir)
parts.moving = () => measureMoving(dataDir)
parts.files = () => measureFiles(dataDir)
parts.steady = () => measureSteady(dataDir, Number(values.minutes))

const wanted = values.only?.split(',') ?? usual
const unknown = wanted.filter((name) => !parts[name])
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)

const rows: Row[] = []
try {
  for (const name of wanted) rows.push(...((await parts[name]?.()) ?? []))
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
printRows(rows)
await writeReport(rows)
