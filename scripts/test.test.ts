import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { root } from './command.ts'

// Each runs Vitest up to three times.
vi.setConfig({ testTimeout: 600_000 })

// A project of its own with the real runner and the real Vitest; its checks and its build are one line each.
let project: string
const green = {
  'package.json': '{ "type": "module" }',
  'scripts/check.ts': checking({ ok: true }, { ok: true }),
  'scripts/build.ts': '',
  'vitest.config.ts': `export default { test: { include: ['packages/**/*.test.ts'] } }`,
  'vitest.journeys.config.ts': `export default { test: { include: ['journeys/*.test.ts'] } }`,
  'packages/kit/a.test.ts': testing('expect(1).toBe(1)', 'expect(2).toBe(2)'),
  'journeys/buy.test.ts': testing('expect(process.env.CHROMIUM_PATH).toBe(process.execPath)'),
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'runner-'))
  for (const name of ['test', 'tally', 'vitest-report', 'stray-errors', 'command', 'browser']) {
    cpSync(join(root, 'scripts', `${name}.ts`), join(project, 'scripts', `${name}.ts`))
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function checking(...checked: { ok: boolean }[]) {
  return `console.log('${JSON.stringify(checked)}')`
}

function testing(...bodies: string[]) {
  const tests = bodies.map((body, index) => `test('${index}', () => { ${body} })`)
  return `import { expect, test } from 'vitest'\n${tests.join('\n')}`
}

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
}

function runTests(changes: Record<string, string>, args: string[] = []) {
  write({ ...green, ...changes })
  const env = { PATH: process.env.PATH, CHROMIUM_PATH: process.execPath }
  const run = spawnSync(process.execPath, [join(project, 'scripts/test.ts'), ...args], { env, encoding: 'utf8' })
  return { status: run.status, said: run.stdout + run.stderr, last: run.stdout.trim().split('\n').at(-1) }
}

test('all green: two checks, the build, two tests and a journey', () => {
  const { status, last, said } = runTests({})
  expect(said).toContain('✓ journeys in the browser')
  expect({ status, last }).toEqual({ status: 0, last: '6 passed, 0 failed' })
})

test('a failing check, a failing test and a file that does not load hide nothing behind them', () => {
  const { status, last } = runTests({
    'scripts/check.ts': checking({ ok: true }, { ok: false }),
    'packages/kit/a.test.ts': testing('expect(1).toBe(1)', 'expect(1).toBe(2)'),
    'packages/kit/b.test.ts': `import './gone.ts'`,
  })
  expect({ status, last }).toEqual({ status: 1, last: '4 passed, 3 failed' })
})

test('what fails once and then passes alone is no failure, but is named', () => {
  const once = "const { existsSync, writeFileSync } = await import('node:fs')"
  const { status, last, said } = runTests({
    'packages/kit/b.test.ts': `${once}
      import { expect, test } from 'vitest'
      const seen = existsSync('seen')
      writeFileSync('seen', '')
      test('shaky', () => expect(seen).toBe(true))
      test('firm', () => {})`,
  })
  expect(said).toContain('NOT STEADY')
  expect(said).toContain('! packages/kit/b.test.ts > shaky')
  expect({ status, last }).toEqual({ status: 0, last: '8 passed, 0 failed' })
})

test('an error that no one waited for is named with its file, and looked at once more', () => {
  const stray = `import { test } from 'vitest'
    test('quiet', async () => {
      Promise.reject(new Error('forgotten'))
      await new Promise((done) => setTimeout(done, 50))
    })`
  const { status, last, said } = runTests({ 'packages/kit/b.test.ts': stray })
  expect(said).toContain('once more')
  expect(said).toContain(
    'What failed:\n✗ packages/kit/b.test.ts\n    An error that no test waited for: Error: forgotten',
  )
  expect({ status, last }).toEqual({ status: 1, last: '7 passed, 1 failed' })
})

test('much that fails is not looked at twice', () => {
  const many = Array.from({ length: 6 }, (_, index) => [`packages/kit/${index}.test.ts`, testing('expect(1).toBe(2)')])
  const { status, last, said } = runTests(Object.fromEntries(many))
  expect(said).not.toContain('once more')
  expect({ status, last }).toEqual({ status: 1, last: '6 passed, 6 failed' })
})

test('a failed build is one failure, and the journeys that need it another', () => {
  const { status, last, said } = runTests({ 'scripts/build.ts': 'process.exit(1)' })
  expect(said).toContain('The journeys were not walked, because the build failed.')
  expect({ status, last }).toEqual({ status: 1, last: '4 passed, 2 failed' })
})

test('checks that break off without a word are a failure', () => {
  const { status, last } = runTests({ 'scripts/check.ts': 'process.exit(1)' })
  expect({ status, last }).toEqual({ status: 1, last: '4 passed, 1 failed' })
})

test('quick: only the tests of what is not yet committed, and neither build nor journeys', () => {
  write(green)
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: project })
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'green')
  expect(runTests({}, ['--quick']).last).toBe('2 passed, 0 failed')
  const { status, last, said } = runTests({ 'packages/kit/b.test.ts': testing('expect(1).toBe(2)') }, ['--quick'])
  expect(said).not.toContain('Build')
  expect({ status, last }).toEqual({ status: 1, last: '2 passed, 1 failed' })
})
