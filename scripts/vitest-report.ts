import { relative } from 'node:path'
import { root } from './command.ts'
import type { TimedFile } from './tally.ts'

/** The part of Vitest's JSON report that we read. */
export type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string }[]
  }[]
}

/** A file that could not even be loaded has no tests to fail, and yet it failed. */
export function countOf(report: Report | undefined, { ok }: { ok: boolean }) {
  if (!report) return { passed: 0, failed: 1 }
  const silent = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + silent.length
  // Vitest also fails for an error outside every test, which no count shows.
  return { passed: report.numPassedTests, failed: ok ? failed : Math.max(failed, 1) }
}

export function timedFiles(report: Report | undefined): TimedFile[] {
  const results = report?.testResults ?? []
  return results.map(({ name, startTime, endTime }) => ({ path: relative(root, name), ms: endTime - startTime }))
}
