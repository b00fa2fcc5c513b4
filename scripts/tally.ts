/** What a step of `npm test` came to. */
export type Step = { name: string; passed: number; failed: number; ms: number }
/** A file or a test, and how long it took. */
export type Timed = { name: string; ms: number }
export type Timings = { files: Timed[]; tests: Timed[] }

const slowest = 20

/** The end of a run's log: what each step took, where the time went, what failed, and the line that counts. */
export function summaryOf(steps: Step[], timings: Timings, failures: string[] = [], unsteady: string[] = []): string[] {
  const width = Math.max(...steps.map(({ name }) => name.length))
  return [
    '',
    ...steps.map(({ name, passed, failed, ms }) => {
      const mark = failed === 0 ? '✓' : '✗'
      return `${mark} ${name.padEnd(width)} ${seconds(ms)}  ${passed} passed, ${failed} failed`
    }),
    ...slowestOf('Slowest test files:', timings.files),
    ...slowestOf('Slowest tests:', timings.tests),
    ...(failures.length > 0 ? ['', 'What failed:'] : []),
    ...failures.map((failure) => `✗ ${failure}`),
    ...(unsteady.length > 0 ? ['', 'NOT STEADY, failed once and passed alone: each is a bug to be mended'] : []),
    ...unsteady.map((failure) => `! ${failure}`),
    '',
    `${total(steps, 'passed')} passed, ${total(steps, 'failed')} failed`,
  ]
}

function slowestOf(title: string, timed: Timed[]) {
  if (timed.length === 0) return []
  const slow = timed.toSorted((a, b) => b.ms - a.ms).slice(0, slowest)
  return ['', title, ...slow.map(({ name, ms }) => `  ${seconds(ms)}  ${name}`)]
}

export const total = (steps: Step[], what: 'passed' | 'failed') => steps.reduce((sum, step) => sum + step[what], 0)

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`
