import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import type { Checked } from './checks.ts'
import { programs, root, runProgram } from './command.ts'
import { strayFile, withStrays } from './stray-errors.ts'
import { type Step, summaryOf, type Timings, total } from './tally.ts'
import { countOf, failedFiles, failuresOf, type Report, timingsOf } from './vitest-report.ts'

// npm test: checks, build, unit and server tests, journeys in a browser. No step hides what the later ones find.
// npm run test:quick: the quick checks, and the tests that what is not yet committed can have broken.
const quick = process.argv.includes('--quick')
const timings: Timings = { files: [], tests: [] }
const failures: string[] = []
const unsteady: string[] = []
/** More than that is no accident of timing, and is not looked at twice. */
const mostLookedAtTwice = 5

const steps = quick ? await quickly() : await fully()
for (const line of summaryOf(steps, timings, failures, unsteady)) console.log(line)
process.exitCode = total(steps, 'failed') === 0 ? 0 : 1

async function quickly() {
  return [await check(['--quick']), await tests('changed tests', ['--changed', '--passWithNoTests'])]
}

async function fully() {
  const checked = await check([])
  const built = await build()
  return [checked, built, await tests('unit and server tests', []), await journeys(built)]
}

async function check(args: string[]): Promise<Step> {
  title('Checks')
  const { output, ms } = await runProgram(programs.check, ['--json', ...args], { show: 'progress' })
  const failed = { name: 'checks', passed: 0, failed: 1, ms }
  if (!output) return failed
  // check.ts writes nothing else.
  const checks = JSON.parse(output) as Checked[]
  const passed = checks.filter(({ ok }) => ok).length
  return { name: 'checks', passed, failed: checks.length - passed, ms }
}

async function build(): Promise<Step> {
  title('Build')
  const { ok, ms } = await runProgram(programs.build, [], { show: 'everything' })
  return { name: 'build', passed: ok ? 1 : 0, failed: ok ? 0 : 1, ms }
}

async function tests(name: string, args: string[], env: Record<string, string> = {}): Promise<Step> {
  title(name)
  const first = await vitest(args, env)
  const timed = timingsOf(first.report)
  timings.files.push(...timed.files)
  timings.tests.push(...timed.tests)
  const counted = countOf(first.report, first)
  const failed = failedFiles(first.report)
  if (failed.length === 0 || failed.length > mostLookedAtTwice || failed.includes('')) {
    failures.push(...failuresOf(first.report))
    return { name, ms: first.ms, ...counted }
  }
  title(`${name}: what failed, once more and alone (docs/decisions/009-a-second-look.md)`)
  const second = await vitest([...args, '--maxWorkers=1', ...failed], env)
  const again = countOf(second.report, second)
  const stillFailing = failuresOf(second.report)
  failures.push(...stillFailing)
  const heads = new Set(stillFailing.map(headOf))
  unsteady.push(...failuresOf(first.report).filter((failure) => !heads.has(headOf(failure))))
  const passed = counted.passed + counted.failed - again.failed
  return { name, ms: first.ms + second.ms, passed, failed: again.failed }
}

async function vitest(args: string[], env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'sillage-test-'))
  const outcome = join(folder, 'report.json')
  const strays = join(folder, 'strays.json')
  const reporters = ['default', 'json', join(root, 'scripts/stray-errors.ts')].map((each) => `--reporter=${each}`)
  const { ok, ms } = await runProgram(programs.vitest, ['run', ...reporters, `--outputFile.json=${outcome}`, ...args], {
    show: 'everything',
    env: { ...env, [strayFile]: strays },
  })
  // Vitest writes it in this shape; without one it never came to the tests.
  const read = existsSync(outcome) ? (JSON.parse(readFileSync(outcome, 'utf8')) as Report) : undefined
  const report = read && existsSync(strays) ? withStrays(read, strays) : read
  rmSync(folder, { recursive: true })
  return { ok, ms, report }
}

async function journeys(built: Step): Promise<Step> {
  const name = 'journeys in the browser'
  const began = performance.now()
  const notRun = (why: string) => {
    console.error(why)
    return { name, passed: 0, failed: 1, ms: performance.now() - began }
  }
  if (built.failed > 0) return notRun('The journeys were not walked, because the build failed.')
  try {
    const env = { CHROMIUM_PATH: await findBrowser() }
    return await tests(name, ['--config', 'vitest.journeys.config.ts'], env)
  } catch (error) {
    return notRun(error instanceof Error ? error.message : String(error))
  }
}

function headOf(failure: string) {
  return failure.split('\n')[0]
}

function title(text: string) {
  console.log(`\n── ${text}`)
}
