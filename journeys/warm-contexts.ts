import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

type Resting = { context: BrowserContext; page: Page }

/**
 * Browser contexts that one visitor after another uses. A later visitor finds the shop's files in the cache; cookies,
 * storage, routes and pages of the one before are gone. Never shared by two visitors at once.
 */
export function warmContexts(browser: () => Browser) {
  const resting = new Map<string, Resting[]>()

  /** `scripts` run before those of every page. Not for visitors whose clock is changed: that cannot be undone. */
  async function take(options: BrowserContextOptions, scripts: string[]) {
    const key = JSON.stringify([options, scripts])
    const rested = resting.get(key)?.pop()
    const context = rested?.context ?? (await newContext(browser(), options, scripts))
    const page = await context.newPage()
    // Closed only now: its process serves the new page.
    await rested?.page.close()
    return { context, page, release: () => release(key, context) }
  }

  async function release(key: string, context: BrowserContext) {
    const [page, ...others] = context.pages()
    // A journey that closed every page is one that closed its browser.
    if (!page) return context.close()
    const origins = new Set(context.pages().flatMap((each) => each.frames().map((frame) => originOf(frame.url()))))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await Promise.all(others.map((each) => each.close()))
    // A page that is still open could write again what is cleared.
    await page.goto('about:blank')
    const line = await context.newCDPSession(page)
    for (const origin of origins)
      if (origin !== 'null') await line.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await context.clearCookies()
    resting.set(key, [...(resting.get(key) ?? []), { context, page }])
  }

  return { take }
}

export async function newContext(browser: Browser, options: BrowserContextOptions, scripts: string[]) {
  const context = await browser.newContext(options)
  for (const content of scripts) await context.addInitScript({ content })
  return context
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : 'null')
