import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test('the browser of the journeys opens a page and reads Korean on it', async () => {
  const page = await browser.newPage()
  await page.setContent('<main><h1>무화과 그늘</h1></main>')
  expect(await page.getByRole('heading', { name: '무화과 그늘' }).textContent()).toBe('무화과 그늘')
})
