import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests that start programs, kill them, measure a process, or need a module loaded again: each in a process of its own. */
const alone = [
  'apps/server/start/**/*.test.ts',
  'packages/server-kit/embedded-postgres/**/*.test.ts',
  'packages/server-kit/jobs-crash.test.ts',
  'packages/server-kit/{pooler,preparing-client}.test.ts',
  'scripts/*.test.ts',
  // Swiper asks once, when it is loaded, what the window can do.
  'packages/ui/picture-viewer.test.tsx',
]
const all = '{packages,domains,demo,apps,scripts,bench}/**/*.test.{ts,tsx}'
/** Tests of screens. Of a run that mixes them with the others, each file would get a process of its own. */
const inWindow = globSync(all, { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] })
  .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment jsdom'))
  .map((file) => file.replaceAll('\\', '/'))
const never = ['**/node_modules/**', '**/dist/**']

/** Unit and server tests; the journeys in a browser have a configuration of their own. */
export default defineConfig({
  test: {
    globalSetup: ['packages/server-kit/testing-database.ts'],
    execArgv: ['--import', new URL('packages/server-kit/quick-imports.ts', import.meta.url).href],
    testTimeout: 120_000,
    // A busy machine is slow, not wrong: what is waited for may take its time.
    expect: { poll: { timeout: 100_000 } },
    hookTimeout: 120_000,
    // By itself it takes one core less than there are: on two, everything would wait in one line.
    maxWorkers: 2,
    projects: [
      // Loading jsdom and React, or the server, again for every file took three quarters of the time; no file keeps state in
      // a module.
      {
        extends: true,
        test: {
          name: 'screens',
          include: inWindow,
          exclude: [...never, ...alone],
          isolate: false,
          setupFiles: ['packages/ui/testing-window.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'shared', include: [all], exclude: [...never, ...alone, ...inWindow], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: never } },
    ],
  },
})
