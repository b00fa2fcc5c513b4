import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let root: string
const inRoot = (...parts: string[]) => join(root, ...parts)
const installs = () =>
  existsSync(inRoot('installs')) ? readFileSync(inRoot('installs'), 'utf8').trim().split('\n') : []

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'))
  mkdirSync(inRoot('scripts'))
  copyFileSync(join(import.meta.dirname, 'setup.mjs'), inRoot('scripts', 'setup.mjs'))
  writeFileSync(inRoot('package-lock.json'), '{"lockfileVersion":3}')
  givenNpm({})
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** An npm that keeps account of its calls and leaves a Node of the wanted version behind, or fails. */
function givenNpm({ node = 'v24.21.0', fails }: { node?: string; fails?: string }) {
  const packaged = `#!/bin/sh\necho ${node.slice(1)}\n`
  const script = fails
    ? `console.error(${JSON.stringify(fails)}); process.exit(1)`
    : `const fs = require('node:fs')
       fs.mkdirSync('node_modules/.bin', { recursive: true })
       fs.writeFileSync('node_modules/.bin/node', ${JSON.stringify(packaged)}, { mode: 0o755 })`
  const record = `require('node:fs').appendFileSync('installs', process.argv.slice(2).join(' ') + '\\n')`
  writeFileSync(inRoot('npm-cli.cjs'), `#!${process.execPath}\n${record}\n${script}\n`)
}

function setUp(env: Record<string, string> = { npm_execpath: inRoot('npm-cli.cjs') }) {
  const result = spawnSync(process.execPath, [inRoot('scripts', 'setup.mjs')], { env, encoding: 'utf8' })
  return { status: result.status, said: result.stdout + result.stderr }
}

test('a fresh clone is installed once, with development and platform packages', () => {
  expect(setUp()).toMatchObject({ status: 0, said: expect.stringContaining('Installing packages') })
  expect(setUp()).toEqual({ status: 0, said: '' })
  expect(installs()).toEqual([expect.stringMatching(/^ci --include=dev --include=optional/)])
})

test('a changed lockfile is installed again', () => {
  setUp()
  writeFileSync(inRoot('package-lock.json'), '{"lockfileVersion":3,"packages":{}}')
  expect(setUp().status).toBe(0)
  expect(installs()).toHaveLength(2)
})

test.each([
  ['npm error code ENOTFOUND', 'The package registry did not answer: check the network'],
  ['npm error code ENOSPC', 'The disk is full: free some space'],
  ['npm error code EACCES', 'The project folder cannot be written'],
  ['npm error code EUSAGE', 'package-lock.json does not fit package.json'],
  ['npm error something new', 'npm ci failed: check the network and the disk'],
])('%s is explained, and the next start tries again', (fails, sentence) => {
  givenNpm({ fails })
  const { status, said } = setUp()
  expect(status).toBe(1)
  expect(said).toContain(fails)
  expect(said).toContain(sentence)
  givenNpm({})
  expect(setUp().status).toBe(0)
})

test('a Node that is too old is refused, also at the next start', () => {
  givenNpm({ node: 'v20.20.2' })
  expect(setUp()).toMatchObject({ status: 1, said: expect.stringContaining('Node 24 is needed and this is Node 20') })
  expect(setUp().status).toBe(1)
})

test('started by hand, the npm on the path does it', () => {
  mkdirSync(inRoot('bin'))
  copyFileSync(inRoot('npm-cli.cjs'), inRoot('bin', 'npm'))
  chmodSync(inRoot('bin', 'npm'), 0o755)
  expect(setUp({ PATH: inRoot('bin') }).status).toBe(0)
  expect(installs()).toHaveLength(1)
})

test('another package manager is not asked to run npm ci', () => {
  mkdirSync(inRoot('bin'))
  copyFileSync(inRoot('npm-cli.cjs'), inRoot('bin', 'npm'))
  chmodSync(inRoot('bin', 'npm'), 0o755)
  expect(setUp({ PATH: inRoot('bin'), npm_execpath: '/somewhere/pnpm.cjs' }).status).toBe(0)
  expect(installs()).toHaveLength(1)
})

test('no npm at all is a sentence', () => {
  const { status, said } = setUp({ PATH: inRoot('nowhere') })
  expect(status).toBe(1)
  expect(said).toContain('Packages could not be installed')
})

test('a missing lockfile is a sentence', () => {
  rmSync(inRoot('package-lock.json'))
  expect(setUp()).toEqual({ status: 1, said: expect.stringContaining('package-lock.json is missing') })
})
