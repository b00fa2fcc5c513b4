import { defineConfig } from 'vitest/config'

/** Journeys through the shop in a real browser: a server and a Chromium each, so two at a time at most. */
export default defineConfig({
  test: {
    include: ['journeys/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
})
