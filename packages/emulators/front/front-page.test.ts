import { afterAll, expect, test } from 'vitest'
import { startAnalyticsEmulator } from '../analytics/analytics-emulator.ts'
import { startCourierEmulator } from '../courier/courier-emulator.ts'
import { createNotebook, type EmulatedService } from '../received.ts'
import { startFrontPage } from './front-page.ts'

const analytics = await startAnalyticsEmulator()
const courier = await startCourierEmulator()
const mailbox = createNotebook()
const mail: EmulatedService = { service: 'mail', page: 'http://127.0.0.1:7', received: mailbox.received }
const front = await startFrontPage(() => [courier, mail, analytics])
afterAll(() => Promise.all([front.stop(), analytics.stop(), courier.stop()]))

const read = async (path: string) => (await fetch(front.url + path)).text()
/** What stands on the card of a service. */
const card = (page: string, service: string) => page.split(`<li id="${service}">`)[1]?.split('<li id=')[0] ?? ''

test('each emulator is listed with how much came, the latest of it, and the way to its own page', async () => {
  for (const page of [1, 2, 3, 4, 5])
    await fetch(`${analytics.url}/g/collect?v=2&tid=G&cid=1&en=page_view&dl=/shop/${page}`)
  const shown = card(await read('/'), 'analytics')
  expect(shown).toContain('5건 받음')
  expect(shown).toContain(`href="${analytics.url}"`)
  expect(shown.match(/page_view · \/shop\/\d/g)).toEqual([5, 4, 3].map((page) => `page_view · /shop/${page}`))
})

test('all that is known of one stands on a page of its own, the newest first', async () => {
  await fetch(`${courier.url}/api/v1/trackingInfo?t_key=${courier.key}&t_code=04&t_invoice=123456789012`)
  await fetch(`${courier.url}/api/v1/trackingInfo?t_key=${courier.key}&t_code=01&t_invoice=223456789012`)
  const page = await read('/courier')
  expect(page.match(/[가-힣A-Z]+ \d{12} · 1\/6/g)).toEqual([
    '우체국택배 223456789012 · 1/6',
    'CJ대한통운 123456789012 · 1/6',
  ])
})

test('everything is said in Korean, and in English where that is asked for', async () => {
  const [korean, english] = [await read('/'), await read('/?lang=en')]
  expect(korean).toContain('<html lang="ko">')
  expect(english).toContain('<html lang="en">')
  const words = english.replaceAll(/>한국어<|우체국택배|CJ대한통운/g, '')
  expect(words).not.toMatch(/[가-힣]/)
  expect(await read('/mail?lang=en')).toContain('Nothing has come yet.')
})

test('a service without an emulator is said to be a real one, or why it needs none', async () => {
  const page = await read('/?lang=en')
  expect(card(page, 'toss')).toContain('the real service is used')
  expect(card(page, 's3')).toContain('DATA_DIR')
})

test('what somebody wrote is text, whatever it looks like, and not without end', async () => {
  mailbox.note('email', `<script>alert(1)</script>${'가'.repeat(1000)}`)
  const page = await read('/mail')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toContain('<script')
  expect(page).not.toContain('가'.repeat(301))
})

test('all is counted, and the latest is kept', () => {
  const { note, received } = createNotebook()
  for (let nth = 1; nth <= 250; nth += 1) note('email', String(nth))
  expect([received().count, received().latest.length, received().latest.at(-1)?.text]).toEqual([250, 200, '250'])
})

test('there is nothing else, and nothing to send', async () => {
  expect((await fetch(`${front.url}/toss`)).status).toBe(404)
  expect((await fetch(front.url, { method: 'POST' })).status).toBe(405)
})
