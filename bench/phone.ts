import { chromium, type Page } from 'playwright-core'
import { findBrowser } from '../scripts/browser.ts'
import { startProgram } from './program.ts'
import type { Row } from './rows.ts'
import { below } from './times.ts'

/** A phone four times slower than this machine, on a slow line. */
const slowness = 4
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const screen = { width: 390, height: 844 }
const visits = 3
const lookedMs = 2_000
const pages = { home: '/', category: '/shop/category/2', product: '/shop/product/1001' }
const product = 'main a[href^="/shop/product/"]'

type Seen = { lcp: number; blocked: number; moved: number; kilobytes: number }

/** First visits to a shop that is warm: what a person on a phone waits for. */
export async function measurePhone(dataDir: string): Promise<Row[]> {
  const shop = await startProgram(dataDir)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  /** Nothing is kept from one visit to the next. */
  const visit = async <Result>(path: string, look: (page: Page) => Promise<Result>): Promise<Result> => {
    const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true, locale: 'ko-KR' })
    try {
      const page = await context.newPage()
      await slowDown(page)
      await page.addInitScript(watch)
      await page.goto(shop.url + path, { waitUntil: 'load', timeout: 90_000 })
      await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
      await page.waitForLoadState('networkidle')
      return await look(page)
    } finally {
      await context.close()
    }
  }
  try {
    const rows: Row[] = []
    for (const [kind, path] of Object.entries(pages)) {
      await (await fetch(shop.url + path)).text()
      const seen: Seen[] = []
      for (let nth = 0; nth < visits; nth += 1) seen.push(await visit(path, read))
      rows.push(...rowsOf(kind, seen))
    }
    const touched: number[] = []
    for (let nth = 0; nth < visits; nth += 1) touched.push(await visit(pages.category, touchProduct))
    const figure = `${Math.round(below(0.5, touched))} ms`
    return [...rows, { name: 'phone, next page after a touch', figure, aim: '100 ms' }]
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

/** Runs in the page, before anything else. */
function watch() {
  const seen = { lcp: 0, blocked: 0, moved: 0, kilobytes: 0 }
  Object.assign(globalThis, { seen })
  const each = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  each('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  // A task of more than 50 ms is one that a finger would have waited for.
  each('longtask', ({ duration }) => {
    seen.blocked += duration - 50
  })
  each('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.moved += entry.value
  })
  each('resource', (entry) => {
    if ('transferSize' in entry && typeof entry.transferSize === 'number') seen.kilobytes += entry.transferSize / 1024
  })
}

const read = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(globalThis, 'seen'))

/** From the finger on a product to its title on the screen. */
async function touchProduct(page: Page): Promise<number> {
  // A person looks before touching; the page uses that time.
  await page.waitForTimeout(lookedMs)
  const tile = page.locator(product).first()
  await tile.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    // The page that was left stays in the document, out of sight.
    const title = () => [...document.querySelectorAll('main h1')].find((each) => each.checkVisibility())
    const before = title()
    const times = { touched: 0, shown: 0 }
    Object.assign(globalThis, { times })
    addEventListener('pointerdown', () => (times.touched ||= performance.now()), { capture: true })
    const look = () => {
      const now = title()
      if (now && now !== before && location.pathname.startsWith('/shop/product/')) times.shown = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await tile.tap()
  await page.waitForFunction(() => Reflect.get(globalThis, 'times').shown > 0, undefined, { timeout: 60_000 })
  return page.evaluate(() => {
    const { touched, shown } = Reflect.get(globalThis, 'times')
    return shown - touched
  })
}

function rowsOf(kind: string, seen: readonly Seen[]): Row[] {
  const middle = (name: keyof Seen) =>
    below(
      0.5,
      seen.map((each) => each[name]),
    )
  return [
    {
      name: `phone, ${kind}, largest thing is there (LCP)`,
      figure: `${(middle('lcp') / 1000).toFixed(1)} s`,
      aim: '2.0 s',
    },
    { name: `phone, ${kind}, busy for a finger (TBT)`, figure: `${Math.round(middle('blocked'))} ms`, aim: '150 ms' },
    { name: `phone, ${kind}, moved (CLS)`, figure: middle('moved').toFixed(3), aim: '0' },
    { name: `phone, ${kind}, fetched`, figure: `${Math.round(middle('kilobytes'))} kB` },
  ]
}
