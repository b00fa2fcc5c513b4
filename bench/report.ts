import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { Row } from './rows.ts'

const root = resolve(import.meta.dirname, '..')
const resultsFile = join(root, 'bench/results.json')
const pageFile = join(root, 'docs/performance.md')
const heading = '## The last run'

const Machine = z.object({
  processor: z.string(),
  cores: z.int(),
  memory_gb: z.int(),
  node: z.string(),
  /** How many programs wanted a core when the run ended: more than there are cores means figures are too low. */
  load: z.number(),
})
const Measured = z.object({
  name: z.string(),
  figure: z.string(),
  /** The figure of the run before that one. */
  before: z.string().optional(),
  beside: z.string().optional(),
  ratio: z.number().optional(),
  aim: z.string().optional(),
  measured_at: z.string(),
  machine: Machine,
})
type Measured = z.output<typeof Measured>
const Results = z.array(Measured)

/** Keeps the newest figure of each row in bench/results.json, and writes them beside those before into docs/performance.md. */
export async function writeReport(rows: Row[]) {
  const before = Results.parse(JSON.parse(await readFile(resultsFile, 'utf8').catch(() => '[]')))
  const measured_at = new Date().toISOString()
  const now = rows.map(({ name, figure, beside, ratio, aim }): Measured => {
    const earlier = before.find((each) => each.name === name)?.figure
    return { name, figure, before: earlier, beside, ratio, aim, measured_at, machine: machine() }
  })
  const names = new Set(now.map(({ name }) => name))
  const all = [...before.filter(({ name }) => !names.has(name)), ...now]
  await writeFile(resultsFile, `${JSON.stringify(all, null, 2)}\n`)
  const page = await readFile(pageFile, 'utf8')
  const words = page.slice(0, page.indexOf(heading))
  await writeFile(pageFile, `${words}${heading}\n\n${tableOf(all)}\n`)
}

function machine() {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memory_gb: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  }
}

function tableOf(all: Measured[]) {
  const lines = all.map(({ name, figure, before = '', beside, ratio, aim, measured_at, machine: { cores, load } }) => {
    const cells = [
      name,
      before,
      figure,
      beside,
      ratio?.toFixed(2),
      aim,
      measured_at.slice(0, 16),
      `${load} on ${cores}`,
    ]
    return `| ${cells.map((cell) => cell ?? '').join(' | ')} |`
  })
  const { processor, memory_gb, node } = machine()
  return [
    `${processor}, ${memory_gb} GB, Node ${node}. Load: programs that wanted a core, on how many cores.`,
    '',
    '| what | before | now | beside | ratio | aim | measured (UTC) | load |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}
