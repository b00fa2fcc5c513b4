import { relative } from 'node:path'
import { root } from './command.ts'
import type { Timings } from './tally.ts'

/** The part of Vitest's JSON report that we read. */
export type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    message?: string
    assertionResults: {
      status: string
      fullName: string
      duration?: number | null
      failureMessages?: string[] | null
    }[]
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

/** How long each file and each test took. A file also starts its server, so it takes longer than its tests. */
export function timingsOf(report: Report | undefined): Timings {
  const results = (report?.testResults ?? []).map((result) => ({ ...result, path: relative(root, result.name) }))
  return {
    files: results.map(({ path, startTime, endTime }) => ({ name: path, ms: endTime - startTime })),
    tests: results.flatMap(({ path, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: `${path} > ${fullName}`, ms: duration ?? 0 })),
    ),
  }
}

/** The files in which something failed, as Vitest takes them; '' where no file is known. */
export function failedFiles(report: Report | undefined): string[] {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed')
  return [...new Set(failed.map(({ name }) => name && relative(root, name)))]
}

/** Each failure again, in short: a long run's log is read from its end, and may be cut at its beginning. */
export function failuresOf(report: Report | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const path = name && relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${path}\n${inShort(message)}`]
    return failed.map(({ fullName, failureMessages }) => `${path} > ${fullName}\n${inShort(failureMessages?.[0])}`)
  })
}

const shownLines = 12

function inShort(message = '') {
  const lines = message.split('\n').filter((line) => !line.includes('node_modules'))
  return lines
    .slice(0, shownLines)
    .map((line) => `    ${line}`)
    .join('\n')
}
