import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type KakaoEmulator, startKakaoEmulator } from '@sillage/emulators/kakao/kakao-emulator.ts'
import { bundleOf } from '@sillage/kakao/testing-bundle.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest'
import { openBrowser } from './browser.ts'

/** The SDK of the messenger alone, on a page of its own, and the emulator whose windows it opens. */
export function messengerPage() {
  let browser: Browser
  let kakao: KakaoEmulator
  let url = ''
  const server = createServer()
  beforeAll(async () => {
    ;[browser, kakao] = await Promise.all([openBrowser(), startKakaoEmulator()])
    const settings = JSON.stringify({ url: kakao.url, jsKey: kakao.jsKey, channel: kakao.channel, lang: 'en' })
    const script = await bundleOf(`import { drawPage } from './testing-page.ts'\ndrawPage(${settings})`)
    server.on('request', async (request, response) => {
      if (request.url === '/try/token')
        return void response.end(JSON.stringify(await tokenFor(kakao, await text(request))))
      const isScript = request.url === '/page.js'
      response.setHeader('content-type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`)
      // As the shop says it: windows may open, and answer.
      response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups')
      response.end(isScript ? script : html)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
  })
  afterAll(async () => {
    await browser?.close()
    await kakao?.stop()
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => kakao.clear())

  async function visit({
    prepare,
    ...options
  }: BrowserContextOptions & { prepare?: (page: Page) => Promise<void> } = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
    await prepare?.(page)
    await page.goto(url)
    return { page, context, troubles }
  }
  return { visit, kakao: () => kakao, url: () => url }
}

const html =
  '<!doctype html><html lang="ko"><link rel="icon" href="data:,"><title>page</title><body><script type="module" src="/page.js"></script></body></html>'

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const status = (page: Page) => page.locator('#status')
export const says = (page: Page, text: string) => status(page).filter({ hasText: text }).waitFor()

/** Presses a button of the page and gives the window it opens, once its heading is there. */
export async function opens(page: Page, name: string | (() => Promise<void>), heading: string) {
  const opened = page.waitForEvent('popup')
  await (typeof name === 'string' ? press(page, name) : name())
  const popup = await opened
  await popup.getByRole('heading', { name: heading }).waitFor()
  return popup
}

/** Another window of the same name comes only when this one has gone. */
export const gone = (popup: Page) => expect.poll(() => popup.isClosed()).toBe(true)

/** Presses a button of a window, which ends it. */
export async function ends(popup: Page, name: string) {
  await popup.getByRole('button', { name, exact: true }).click()
  await gone(popup)
}

/** The code is spent by the app's server, as it would be. */
async function tokenFor({ url, restKey: client_id, clientSecret: client_secret }: KakaoEmulator, code: string) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id,
    client_secret,
    redirect_uri: 'JS-SDK',
    code,
  })
  return (await fetch(`${url}/oauth/token`, { method: 'POST', body })).json()
}

export async function signIn(page: Page) {
  const popup = await opens(page, 'sign in in a window', '카카오 로그인')
  await popup.getByRole('radio', { name: '새벽향' }).check()
  await popup.getByRole('button', { name: '동의하고 계속하기' }).click()
  await says(page, 'code')
  expect(JSON.parse(await status(page).innerText())).toMatchObject({ state: 'of the page' })
  await gone(popup)
  await press(page, 'keep the token')
  await says(page, 'nothing')
}
