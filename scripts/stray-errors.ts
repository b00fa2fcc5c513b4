import { readFileSync, writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'
import type { Report } from './vitest-report.ts'

/** The file the reporter below writes to: Vitest makes it, and can be given nothing else. */
export const strayFile = 'STRAY_ERRORS_FILE'

/** Errors no one waited for. Vitest fails for them, but its JSON report leaves them out, so a run's end could not name them. */
export default class StrayErrors implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env[strayFile]
    if (!file) throw new Error(`${strayFile} does not say where to.`)
    const results = errors.map(({ stack, message, VITEST_TEST_PATH }) => ({
      name: typeof VITEST_TEST_PATH === 'string' ? VITEST_TEST_PATH : '',
      status: 'failed',
      startTime: 0,
      endTime: 0,
      assertionResults: [],
      message: `An error that no test waited for: ${stack ?? message}`,
    }))
    writeFileSync(file, JSON.stringify(results))
  }
}

/** Each counts as a file that failed, and is looked at once more like one. */
export function withStrays(report: Report, file: string): Report {
  // Written above, in this shape.
  const strays = JSON.parse(readFileSync(file, 'utf8')) as Report['testResults']
  return { ...report, testResults: [...report.testResults, ...strays] }
}
