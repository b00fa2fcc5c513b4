import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureLoad } from './load.ts'
import { measureMemory, measureStarts } from './program.ts'
import { printRows, type Row } from './rows.ts'

/** Every figure is a ratio to something measured in the same run, because machines differ and are rarely quiet. */
const dataDir = await mkdtemp(join(tmpdir(), 'sillage-bench-'))
const rows: Row[] = []
try {
  const starts = await measureStarts(dataDir)
  rows.push(...starts)
  rows.push(...(await measureLoad(dataDir)))
  rows.push(...(await measureMemory(dataDir)))
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
printRows(rows)
