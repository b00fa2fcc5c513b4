/** What a step of `npm test` came to. */
export type Step = { name: string; passed: number; failed: number; ms: number }
export type TimedFile = { path: string; ms: number }

const slowest = 10

/** The last words of a run: what each step took, the slowest files, what failed, and the line that counts. */
export function summaryOf(
  steps: Step[],
  files: TimedFile[],
  failures: string[] = [],
  unsteady: string[] = [],
): string[] {
  const width = Math.max(...steps.map(({ name }) => name.length))
  const slow = files.toSorted((a, b) => b.ms - a.ms).slice(0, slowest)
  return [
    '',
    ...steps.map(({ name, passed, failed, ms }) => {
      const mark = failed === 0 ? '✓' : '✗'
      return `${mark} ${name.padEnd(width)} ${seconds(ms)}  ${passed} passed, ${failed} failed`
    }),
    ...(slow.length > 0 ? ['', 'Slowest test files:'] : []),
    ...slow.map(({ path, ms }) => `  ${seconds(ms)}  ${path}`),
    ...(failures.length > 0 ? ['', 'What failed:'] : []),
    ...failures.map((failure) => `✗ ${failure}`),
    ...(unsteady.length > 0 ? ['', 'NOT STEADY, failed once and passed alone: each is a bug to be mended'] : []),
    ...unsteady.map((failure) => `! ${failure}`),
    '',
    `${total(steps, 'passed')} passed, ${total(steps, 'failed')} failed`,
  ]
}

export const total = (steps: Step[], what: 'passed' | 'failed') => steps.reduce((sum, step) => sum + step[what], 0)

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`
