import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../scripts/browser.ts'

// Quiet and alone: no calls home, no updates, nothing that makes one run differ from the next.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that walks the journeys; close it when the file's tests are done. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || (await findBrowser())
  return chromium.launch({ executablePath, headless: true, args: flags })
}
