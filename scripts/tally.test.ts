import { expect, test } from 'vitest'
import { summaryOf } from './tally.ts'
import { countOf, failuresOf, type Report, timingsOf } from './vitest-report.ts'

const nothing = { files: [], tests: [] }
const steps = [
  { name: 'checks', passed: 16, failed: 0, ms: 14_500 },
  { name: 'unit', passed: 200, failed: 2, ms: 61_000 },
]

test('the last line sums up every step', () => {
  const summary = summaryOf(steps, nothing)
  expect(summary.at(-1)).toBe('216 passed, 2 failed')
  expect(summary).toContain('✓ checks   14.5 s  16 passed, 0 failed')
  expect(summary).toContain('✗ unit     61.0 s  200 passed, 2 failed')
})

test('the twenty slowest files and tests are named, slowest first', () => {
  const timed = (kind: string) =>
    Array.from({ length: 22 }, (_, index) => ({ name: `${kind} ${index}`, ms: index * 1000 }))
  const summary = summaryOf(steps, { files: timed('file'), tests: timed('test') })
  for (const kind of ['file', 'test']) {
    const named = summary.filter((line) => line.includes(`s  ${kind} `))
    expect(named).toHaveLength(20)
    expect(named[0]).toContain(`21.0 s  ${kind} 21`)
  }
})

const reportOf = (...statuses: string[]): Report => ({
  numPassedTests: 3,
  numFailedTests: statuses.filter((status) => status === 'failed').length,
  testResults: [
    {
      name: `${import.meta.dirname}/a.test.ts`,
      status: 'failed',
      startTime: 5,
      endTime: 1005,
      message: 'cannot load',
      assertionResults: statuses.map((status, index) => ({
        status,
        fullName: `test ${index}`,
        duration: 300,
        failureMessages: status === 'failed' ? ['Error: no\n    at node_modules/x.js:1', 'again'] : [],
      })),
    },
  ],
})

test('a failed test counts as one, and so does a file that could not be loaded', () => {
  expect(countOf(reportOf('passed', 'failed', 'failed'), { ok: false })).toEqual({ passed: 3, failed: 2 })
  expect(countOf(reportOf(), { ok: false })).toEqual({ passed: 3, failed: 1 })
})

test('an error outside every test, or no report at all, is a failure', () => {
  const green = { numPassedTests: 3, numFailedTests: 0, testResults: [] }
  expect(countOf(green, { ok: false })).toEqual({ passed: 3, failed: 1 })
  expect(countOf(undefined, { ok: false })).toEqual({ passed: 0, failed: 1 })
})

test('files and tests are timed, with the path from the root', () => {
  expect(timingsOf(reportOf('passed'))).toEqual({
    files: [{ name: 'scripts/a.test.ts', ms: 1000 }],
    tests: [{ name: 'scripts/a.test.ts > test 0', ms: 300 }],
  })
})

test('what failed is said again at the end, with its first reason', () => {
  const failures = failuresOf(reportOf('passed', 'failed'))
  expect(failures).toEqual(['scripts/a.test.ts > test 1\n    Error: no'])
  expect(failuresOf(reportOf())).toEqual(['scripts/a.test.ts\n    cannot load'])
  expect(summaryOf(steps, nothing, failures)).toEqual(expect.arrayContaining(['What failed:', `✗ ${failures[0]}`]))
})
