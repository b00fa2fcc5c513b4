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

/** What the specification says of the messaging SDK, by its sections, in the words that its row has for it. */
const specified = {
  4: [
    'connected when',
    'otherwise not_connected',
    'not_connected without a token',
    'Logout clears the token',
    'initialises once',
    'every 1000 ms, up to 600',
    'Until a code',
    'Until an error',
    'Code 300',
    'Code 700',
    'LOGIN_TIMEOUT',
    'consent_required',
    'NOT_SUPPORTED_BROWSER',
    'encrypted in session storage',
  ],
  5: [
    'A non-empty app key',
    'app key is a string',
    'not IE below 11',
    'initialises once',
    'Buttons at most 2',
    'List contents 2 to 3',
    'Items fewer than 6',
    'Via points at most 3',
    'integers 1 to 100',
    'min not above max',
    'string without a slash',
    'no open chats',
    'direct or multi requires regular',
    'message and uuids',
    'valid JSON',
    'Over 10000 characters',
    'A container is required',
    'A container is required (channel)',
    'A file is required for image upload',
    'One of the six types',
  ],
  8: [
    'Kakao.init: Unsupported browser',
    'Kakao.init: Already initialized',
    'Kakao.init: App key must be provided',
    'Addresses: KAE007',
    'Follow: KAE007',
    'with its sentence',
    'failed-picker page',
    'E8003 on prepare failure',
    'E8003 is the default',
    'E8001',
    'Not supported on mobile',
    'auth error page',
    'server-error page',
    'sdk_error',
    'Violations are SDK errors',
    'Missing keys',
    'Invalid keys',
    'Illegal arguments',
  ],
  9: [
    '10000 is the limit',
    'ink version 4.0',
    'Buttons at most 2',
    'contents 2 to 3',
    'fewer than 6',
    'at most 3',
    '1 to 100',
    '60 long',
    'katec, 1, 100, false',
    'small, yellow, pc, consult',
    'Android 300 ms',
    'iOS 5000 ms',
    'every 1000 ms, up to 600',
    '350x510',
    '620x770',
  ],
}

test.each(Object.entries(specified))('every rule of section %s stands in the table', (section, rules) => {
  const reported = [...read('README.md').matchAll(/^\| ([\d, ]+) \| (.*) \| `[^`]+` \|$/gm)]
    .filter(([, sections = '']) => sections.split(', ').includes(section))
    .map(([, , rule]) => rule)
  expect(rules.filter((words) => !reported.some((rule) => rule?.includes(words)))).toEqual([])
})
