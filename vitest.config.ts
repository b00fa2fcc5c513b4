import { defineConfig } from 'vitest/config'

/** Unit and server tests; the journeys in a browser have a configuration of their own. */
export default defineConfig({
  test: {
    include: ['{packages,domains,apps,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/server-kit/testing-database.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
