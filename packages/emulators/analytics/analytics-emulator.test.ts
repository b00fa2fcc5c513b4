import { afterAll, beforeEach, expect, test } from 'vitest'
import { startFrontPage } from '../front/front-page.ts'
import { startAnalyticsEmulator } from './analytics-emulator.ts'

const analytics = await startAnalyticsEmulator()
const front = await startFrontPage(() => [analytics])
afterAll(() => Promise.all([front.stop(), analytics.stop()]))
beforeEach(() => {
  analytics.hits.length = 0
})

const page = 'https://sillage.example/shop/product/1002'

/** A page that takes the service's script, with what it had to say before that came. */
async function visit(commands: unknown[][], cookie = '') {
  const reply = await fetch(`${analytics.url}/gtag/js?id=${analytics.id}`)
  const script = await reply.text()
  const window = { dataLayer: [...commands] }
  const document = { currentScript: { src: reply.url }, cookie, title: '무화과 그늘' }
  const sent: Promise<Response>[] = []
  const navigator = { sendBeacon: (url: string) => void sent.push(fetch(url, { method: 'POST' })) }
  // As a browser runs it, without one.
  new Function('window', 'document', 'navigator', 'location', script)(window, document, navigator, { href: page })
  return { cookie: () => document.cookie, layer: window.dataLayer, sent: () => Promise.all(sent) }
}

const counted = () => analytics.hits.map(({ received_at: _, ...hit }) => hit)

test('the script counts the page under a client id, which it keeps and tells', async () => {
  let reported = ''
  const tell = (id: string) => {
    reported = id
  }
  const { sent, cookie } = await visit([
    ['js', new Date()],
    ['config', analytics.id],
    ['get', analytics.id, 'client_id', tell],
  ])
  const replies = await sent()
  expect(replies.map(({ status }) => status)).toEqual([204])
  expect(reported).toMatch(/^\d+\.\d+$/)
  expect(cookie()).toContain(`_ga=GA1.1.${reported}`)
  expect(counted()).toEqual([{ tid: analytics.id, cid: reported, en: 'page_view', dl: page }])

  // Who comes again is the same.
  await (await visit([['config', analytics.id]], `other=1; _ga=GA1.1.${reported}`)).sent()
  expect(counted().map(({ cid }) => cid)).toEqual([reported, reported])
})

test('events that come once the script is there are counted as well', async () => {
  const { layer, sent } = await visit([['config', analytics.id]])
  layer.push(['event', 'add_to_cart', { value: '30000' }])
  await sent()
  expect(counted().map(({ en }) => en)).toEqual(['page_view', 'add_to_cart'])
})

const collect = (query: Record<string, string>, body = '') =>
  fetch(`${analytics.url}/g/collect?${new URLSearchParams(query)}`, { method: 'POST', body })

test('events come one in the query, or several in the body, a line each', async () => {
  const visitor = { v: '2', tid: analytics.id, cid: '7.8', dl: page }
  await collect({ ...visitor, en: 'search' })
  await collect(visitor, 'en=scroll&epn.percent_scrolled=90\r\nen=click&dl=https%3A%2F%2Fsillage.example%2F')
  expect(counted().map(({ en, dl }) => [en, dl])).toEqual([
    ['search', page],
    ['scroll', page],
    ['click', 'https://sillage.example/'],
  ])
})

test('what names no property, no client or no event is answered and not counted', async () => {
  const whole = { v: '2', tid: analytics.id, cid: '7.8', en: 'search' }
  for (const missing of ['v', 'tid', 'cid', 'en']) {
    const rest = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== missing))
    expect((await collect(rest)).status).toBe(204)
  }
  expect(counted()).toEqual([])
  expect((await fetch(`${analytics.url}/elsewhere`)).status).toBe(404)
})

test('what was counted is read on its page and on the front page', async () => {
  await collect({ v: '2', tid: analytics.id, cid: '7.8', en: '<b>search</b>', dl: page })
  const [own, all] = await Promise.all([analytics.url, front.url].map(async (url) => (await fetch(url)).text()))
  expect(own).toContain(`${page} · 7.8`)
  for (const shown of [own, all]) expect(shown).toContain('&lt;b&gt;search&lt;/b&gt;')
})
