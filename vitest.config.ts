import { defineConfig } from 'vitest/config'

/** Tests that start programs, kill them, measure a process, or need a module loaded anew: each in a process of its own. */
const alone = [
  'apps/server/start/**/*.test.ts',
  'packages/server-kit/embedded-postgres/**/*.test.ts',
  'packages/server-kit/jobs-crash.test.ts',
  'scripts/*.test.ts',
  // Swiper asks once, when it is loaded, what the window can do.
  'packages/ui/picture-viewer.test.tsx',
]
const never = ['**/node_modules/**', '**/dist/**']

/** Unit and server tests; the journeys in a browser have a configuration of their own. */
export default defineConfig({
  test: {
    globalSetup: ['packages/server-kit/testing-database.ts'],
    execArgv: ['--import', new URL('packages/server-kit/quick-imports.ts', import.meta.url).href],
    testTimeout: 60_000,
    // A busy machine is slow, not wrong: what is waited for may take its time.
    expect: { poll: { timeout: 50_000 } },
    hookTimeout: 120_000,
    // By itself it takes one core less than there are: on two, everything would wait in one line.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{packages,domains,apps,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...never, ...alone],
          // Loading jsdom and React anew for every file took three quarters of the time; no file keeps state in a module.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: never } },
    ],
  },
})
