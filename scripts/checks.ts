import { join } from 'node:path'
import { programs, root, runProgram } from './command.ts'
import { everyFence } from './fences/every-fence.ts'
import { type Fence, type Finding, readTree, type Tree } from './fences/tree.ts'

/** One thing that must be true of the code; it finds nothing when it is. */
export type Check = { name: string; find: () => Promise<string[]> }
export type Checked = { name: string; ok: boolean; ms: number; findings: string[] }

/** `quick` leaves out dead code and the one-sided types: they seldom break, and take the longest. */
export function checksOf({ quick }: { quick: boolean }): Check[] {
  return [...(quick ? [] : slowTools), ...tools, ...fences()]
}

const slowTools: Check[] = [
  { name: 'no dead code (knip)', find: () => tool('knip', ['--no-progress', '--reporter', 'compact']) },
  { name: 'server types, without the DOM', find: () => types('tsconfig.server.json') },
  { name: 'web types, without Node', find: () => types('tsconfig.web.json') },
]

const tools: Check[] = [
  { name: 'format and lint (biome)', find: formatAndLint },
  { name: 'types', find: () => types('tsconfig.json') },
]

/** What has not changed since the last time is not read again: that takes a twentieth of the time. */
const types = (project: string) =>
  tool('tsc', ['--pretty', 'false', '-p', project, '--incremental', '--tsBuildInfoFile', keptTypes(project)])
const keptTypes = (project: string) => join(root, 'node_modules/.cache', `${project}.tsbuildinfo`)

async function formatAndLint() {
  const said = await tool('biome', ['check', '--reporter=github', '.'])
  const findings = said.flatMap(fromAnnotation)
  // Biome complaining about itself, say of its configuration, makes no annotations.
  return findings.length > 0 ? findings : said
}

async function tool(name: keyof typeof programs, args: string[]) {
  const { ok, output } = await runProgram(programs[name], args)
  return ok ? [] : linesOf(output, `${name} failed and said nothing.`)
}

function linesOf(output: string, otherwise: string) {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 0 ? lines : [otherwise]
}

/** ::error title=lint/x,file=a.ts,line=3,…::Message → a.ts:3 Message (lint/x). Warnings do not fail. */
export function fromAnnotation(written: string) {
  const [, title, file, line, message] = /^::error title=([^,]*),file=([^,]*),line=(\d+)[^:]*::(.*)/.exec(written) ?? []
  return file ? [`${file.replace(`${root}/`, '')}:${line} ${message} (${title})`] : []
}

/** All fences read the same tree, once. */
function fences(): Check[] {
  let tree: Tree | undefined
  return Object.entries(everyFence).map(([name, fence]: [string, Fence]) => ({
    name,
    find: async () => {
      tree ??= readTree(root)
      return fence(tree).map(sentence)
    },
  }))
}

const sentence = ({ path, line, message }: Finding) => `${path}${line ? `:${line}` : ''} ${message}`

/** Two at a time, as the machines we know have two cores; `report` hears of each as it ends. */
export async function runChecks(checks: Check[], report: (checked: Checked) => void): Promise<Checked[]> {
  const waiting = [...checks]
  const done: Checked[] = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const checked = await runCheck(check)
      report(checked)
      done.push(checked)
    }
  }
  await Promise.all([worker(), worker()])
  return done
}

async function runCheck({ name, find }: Check): Promise<Checked> {
  const began = performance.now()
  // A check that breaks has not passed.
  const findings = await find().catch((error: unknown) => [String(error)])
  return { name, ok: findings.length === 0, ms: performance.now() - began, findings }
}
