import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../scripts/browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browserUrl: string
  }
}

// Quiet and alone: no calls home, no updates, nothing that makes one run differ from the next.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name that is not this machine's own: some things are not done on a local test host.
  '--host-resolver-rules=MAP sillage.test 127.0.0.1',
]

/** Once per run: the Chromium that walks all journeys. Visitors know nothing of each other, so one is enough. */
export default async function setup(project: TestProject) {
  const executablePath = process.env.CHROMIUM_PATH || (await findBrowser())
  const server = await chromium.launchServer({ executablePath, headless: true, args: flags })
  project.provide('browserUrl', server.wsEndpoint())
  return () => server.close()
}

/** A line to that Chromium; closing it closes what was opened over it. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browserUrl'))
