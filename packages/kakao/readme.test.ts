import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const read = (path: string) => readFileSync(join(here, path), 'utf8')

/** Names of tests as they stand in the code: after test( or after the table of test.each. */
const name = /(?:^test|^\] as const\)|^\]\)|^test\.each\([^\n]*?\))\(\s*'((?:[^'\\]|\\.)*)'/gm

const isRead = (path: string) =>
  path.endsWith('.test.ts') && !path.includes('node_modules') && path !== 'readme.test.ts'

const tests = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((path) => isRead(path))
  .flatMap((path) => [...read(path).matchAll(name)].map(([, title]) => title ?? ''))

const rows = [...read('README.md').matchAll(/^\| .* \| `([^`]+)` \|$/gm)].map(([, title]) => title ?? '')

test('every rule of the table has its test', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((title) => !tests.includes(title))).toEqual([])
})

test('every test is found by its name', () => {
  const paths = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) => isRead(path))
  expect(tests).toHaveLength(paths.flatMap((path) => read(path).match(/^test[(.]/gm) ?? []).length)
})

test('every test stands in the table', () => {
  expect(tests.filter((title) => !rows.includes(title))).toEqual([])
})

test('no test is called like another', () => {
  expect(tests.filter((title, index) => tests.indexOf(title) !== index)).toEqual([])
})
