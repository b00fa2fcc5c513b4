import { defineConfig } from 'vitest/config'

/** Journeys through the shop in a real browser: a server each, one Chromium for all, two at a time at most. */
export default defineConfig({
  test: {
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['./journeys/demo-template.ts', './journeys/browser.ts'],
    // Loading the server again for every file took longer than many a journey; no file keeps state in a module.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 180_000,
    // A busy machine is slow, not wrong: what is waited for may take its time.
    expect: { poll: { timeout: 50_000 } },
    hookTimeout: 300_000,
  },
})
