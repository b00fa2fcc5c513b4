import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { warmContexts } from './warm-contexts.ts'

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

test('a visitor in a warm context finds files in the cache, and nothing else of the visitor before', async () => {
  let fetched = 0
  const server = createServer((request, response) => {
    if (request.url === '/style.css') fetched += 1
    response.setHeader('cache-control', 'max-age=600')
    response.setHeader('content-type', request.url === '/style.css' ? 'text/css' : 'text/html')
    response.end(request.url === '/style.css' ? 'h1 { color: red }' : '<link rel=stylesheet href=/style.css><h1>hello')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
  const { take } = warmContexts(() => browser)

  const first = await take({}, [])
  await first.page.goto(url)
  await first.page.evaluate(() => {
    localStorage.setItem('cart', '1')
    sessionStorage.setItem('cart', '1')
  })
  await first.context.addCookies([{ name: 'sid', value: '1', url }])
  await first.context.route('**/blocked', (route) => route.abort())
  await first.release()

  const second = await take({}, [])
  expect(second.context).toBe(first.context)
  await second.page.goto(url)
  const found = await second.page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])
  expect(found).toEqual([0, 0, ''])
  expect(second.context.pages()).toEqual([second.page])
  await second.page.goto(`${url}blocked`)
  expect(fetched).toBe(1)
  // Two at once do not share one.
  expect((await take({}, [])).context).not.toBe(second.context)
})
