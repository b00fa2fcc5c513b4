import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openConsole } from './console.ts'
import { calm, journeys, jumpsOf } from './visitor.ts'

const { visitor } = journeys()

/** What is open all day, in the order of a morning. */
const screens = [
  '/admin',
  '/admin/orders?state=paid',
  '/admin/packing',
  '/admin/shipments',
  '/admin/claims',
  '/admin/deposits',
  '/admin/refunds',
  '/admin/receipts',
  '/admin/payments',
  '/admin/quotations',
  '/admin/reconciliation',
  '/admin/store-orders',
  '/admin/production',
  '/admin/changes',
  '/admin/jobs',
  '/admin/audit',
]

/**
 * Goes there as the menu does. That the menu opens another group is the press itself: jumps are counted from the screen's
 * first frame on, while its data is still on the way.
 */
async function go(page: Page, address: string) {
  await page.evaluate((address) => {
    document.title = ''
    history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForFunction(() => document.title !== '')
  await page.evaluate(
    'new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))).then(() => void (window.jumps = []))',
  )
  await calm(page)
}

test.each([
  { width: 1440, lang: 'ko' },
  { width: 834, lang: 'en' },
] as const)('while data arrives nothing on a screen jumps: $lang at $width', { timeout: 300_000 }, async (way) => {
  const { page, context } = await visitor(way)
  await openConsole(page, 'owner', { address: '/admin/security', lang: way.lang })
  await calm(page)
  // Far away from the server, the screen is there long before its data.
  const cdp = await context.newCDPSession(page)
  const network = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 }
  await cdp.send('Network.emulateNetworkConditions', network)
  const found = []
  for (const address of [...screens, await orderAddress(page)]) {
    await go(page, address)
    const jumps = await jumpsOf(page, 0)
    if (jumps.length > 0) found.push({ address, jumps })
  }
  expect(found).toEqual([])
})

/** An order with parcels, payments and a history. */
const orderAddress = (page: Page) =>
  page.evaluate(async () => {
    const reply = await fetch('/api/v1/staff/orders?state=delivered&limit=1')
    const { data } = await reply.json()
    return `/admin/orders/${data[0].id}`
  })
