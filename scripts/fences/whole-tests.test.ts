import { expect, test } from 'vitest'
import { found } from './testing.ts'
import { wholeTests } from './whole-tests.ts'

test.each(['test.only', 'it.skip', 'describe.todo', 'test.concurrent.only', 'test.skip.each([1])', 'test.skipIf(a)'])(
  '%s is found',
  (call) => {
    const files = { 'packages/kit/a.test.ts': `import { test } from 'vitest'\n${call}('a', () => {})` }
    expect(found(wholeTests, files)).toEqual([
      expect.stringMatching(/^packages\/kit\/a\.test\.ts:2 .*every test runs$/),
    ])
  },
)

test('plain tests, and words that only look like it, pass', () => {
  const text = `test('test.only(…) in a name', () => { list.skip(1); cursor.only('a') }); test.each([1])('b', () => {})`
  expect(found(wholeTests, { 'packages/kit/a.test.ts': text })).toEqual([])
})
