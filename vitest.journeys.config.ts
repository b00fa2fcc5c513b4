import { defineConfig } from 'vitest/config'

/** Journeys through the shop in a real browser: a server and a Chromium each, two at a time at most. */
export default defineConfig({
  test: {
    include: ['journeys/**/*.test.ts'],
    globalSetup: './journeys/demo-template.ts',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
})
