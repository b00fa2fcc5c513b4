import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { openBrowser } from './browser.ts'
import { openShop } from './shop.ts'
import { newContext, warmContexts } from './warm-contexts.ts'

/** The shop's screens, and those of the console: a desk and a tablet. */
export type Screen = 1280 | 390 | 360 | 1440 | 834
export type Language = 'ko' | 'en'
/** Without a language nothing was chosen yet. A newcomer has not read the popups yet; everyone else has, or a deck of news would lie over every journey. */
type Options = { width?: Screen; lang?: Language | null; newcomer?: boolean } & Pick<
  BrowserContextOptions,
  'locale' | 'javaScriptEnabled' | 'bypassCSP' | 'hasTouch' | 'userAgent' | 'permissions' | 'serviceWorkers'
>

const heights: Record<Screen, number> = { 1280: 800, 390: 844, 360: 740, 1440: 900, 834: 1112 }

/** Each jump of the page that no visitor asked for, with what jumped; read with `jumpsOf`. */
const watchJumps = `window.jumps = []
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value, sources } of list.getEntries()) {
    const names = sources.map(({ node }) => (node?.className || node?.nodeName) ?? 'something removed')
    if (!hadRecentInput) window.jumps.push({ value, names })
  }
}).observe({ type: 'layout-shift', buffered: true })`

/** The demo shop's popups, read just now. Storage is closed to documents that are none of ours. */
const havingRead = `try {
  const read_at = new Date().toISOString()
  if (!localStorage.read_popups) localStorage.read_popups = JSON.stringify([1, 2, 3].map((id) => ({ id, read_at })))
} catch {}`

/**
 * One shop and one browser for the journeys of a file, and visitors who know nothing of each other. A visitor finds the
 * shop's files in the cache of the one before, which takes a third off the first page; `warmCache: false` gives each a
 * browser that has loaded nothing, whose clock and scripts a journey may change.
 */
export function journeys(settings: Readonly<Record<string, string>> = {}, { warmCache = true } = {}) {
  let browser: Browser
  const warm = warmContexts(() => browser)
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    ;[shop, browser] = await Promise.all([openShop(settings), openBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
  })

  async function cold(options: BrowserContextOptions, scripts: string[]) {
    const context = await newContext(browser, options, scripts)
    return { context, page: await context.newPage(), release: () => context.close() }
  }

  /** A new visitor with a screen and a language; `troubles` holds whatever the browser complained about. */
  async function visitor({ width = 1280, lang = 'ko', newcomer = false, ...options }: Options = {}) {
    const viewport = { width, height: heights[width] }
    const all = {
      viewport,
      baseURL: shop.url,
      reducedMotion: 'reduce',
      // Requests that a worker makes would pass by the answers that a journey gives in place of the server.
      serviceWorkers: 'block',
      ...options,
    } as const
    const scripts = newcomer ? [watchJumps] : [watchJumps, havingRead]
    const { context, page, release } = await (warmCache ? warm.take : cold)(all, scripts)
    // Or the pages of all who came before would go on ticking beside the one that is looked at.
    onTestFinished(release)
    if (lang) await context.addCookies([{ name: 'lang', value: lang === 'en' ? 'en' : 'kr', url: shop.url }])
    watchRequests(page)
    return { context, page, troubles: troublesOf(page) }
  }
  /** For what happens in the shop meanwhile. */
  return {
    visitor,
    shopUrl: () => shop.url,
    databaseUrl: () => shop.databaseUrl,
    mailboxUrl: () => shop.mailboxUrl,
    /** As the server prints it at its start. */
    setupKey: () => shop.setupKey ?? '',
    /** Where one reads what a service outside received. */
    emulatorUrl: (service: 'chat' | 'errors' | 'analytics') => shop.emulators[service] ?? '',
  }
}

/** Opens an address and waits until the page is awake: the session is asked for once it is hydrated. */
export async function arrive(page: Page, address: string) {
  const awake = page.waitForResponse('**/api/v1/login-check')
  const reply = await page.goto(address)
  await awake
  return reply
}

/** What each page has asked for and not yet got, and when the last of it came. */
const awaited = new WeakMap<Page, { open: Set<Request>; since: number }>()

function watchRequests(page: Page) {
  const state = { open: new Set<Request>(), since: Date.now() }
  const end = (request: Request) => {
    state.open.delete(request)
    state.since = Date.now()
  }
  // A stream has no end.
  page.on('request', (request) => request.resourceType() !== 'eventsource' && state.open.add(request))
  page.on('requestfinished', end).on('requestfailed', end)
  awaited.set(page, state)
}

const calmMs = 150

/** Waits until nothing is on its way any more, for a moment long enough that what has come could have asked for more. */
export async function calm(page: Page) {
  const state = awaited.get(page)
  if (!state) throw new Error('only the pages of visitors are watched')
  await page.waitForLoadState()
  while (state.open.size > 0 || Date.now() - state.since < calmMs) await page.waitForTimeout(calmMs / 3)
}

/** Said by the browser's driver, because visitors have no service worker. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

function troublesOf(page: Page) {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (message.text() === workerBlocked) return
    if (message.type() === 'warning' || message.type() === 'error') troubles.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Leaving a page ends whatever it was still fetching, and a stream has no other end. A server that breaks off, or
    // sends nothing, is told in other words.
    const left = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (left && request.resourceType() !== 'document') return
    troubles.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (reply) => {
    if (reply.status() >= 400) troubles.push(`${reply.status()}: ${reply.url()}`)
  })
  return troubles
}

type Jump = { value: number; names: string[] }
const jumpAllowed = 0.05

/** What jumped since the document was opened, where it adds up to more than a reader would forgive. */
export async function jumpsOf(page: Page, allowed = jumpAllowed) {
  // Written by watchJumps, in this shape.
  const jumps = (await page.evaluate('window.jumps')) as Jump[]
  return jumps.reduce((sum, { value }) => sum + value, 0) > allowed ? jumps : []
}

/** Looks at every picture of the page one after another, as a reader does, and names those that did not come. */
export const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const broken: string[] = []
    for (const picture of document.images) {
      if (!picture.checkVisibility()) continue
      picture.scrollIntoView({ behavior: 'instant', block: 'center' })
      // A strip that scrolls back by itself would keep a lazy picture out of sight for good.
      picture.loading = 'eager'
      if (!picture.complete)
        await new Promise((resolve) => {
          picture.addEventListener('load', resolve, { once: true })
          picture.addEventListener('error', resolve, { once: true })
        })
      if (picture.naturalWidth === 0) broken.push(picture.currentSrc || picture.src)
    }
    return broken
  })

/** How far the page can be moved sideways; nothing, where it fits. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
