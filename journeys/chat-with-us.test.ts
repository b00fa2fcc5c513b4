import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, type Language, type Screen } from './visitor.ts'

const { visitor, emulatorUrl } = journeys({}, { warmCache: false })

const words = {
  ko: {
    button: '상담 열기',
    bar: '하단 바',
    inBar: '상담',
    close: '상담 닫기',
    write: '메시지를 입력해 주세요',
    send: '보내기',
  },
  en: {
    button: 'Open chat',
    bar: 'Bottom bar',
    inBar: 'Chat',
    close: 'Close chat',
    write: 'Write a message',
    send: 'Send',
  },
}
const visits: [Screen, Language][] = [
  [1280, 'ko'],
  [390, 'en'],
]

test.each(visits)('at %i pixels in "%s" a member talks to us, and bars make room for it', async (width, lang) => {
  const { page, context, troubles } = await visitor({ width, lang })
  const t = words[lang]
  await signIn(page, 'hana', '/shop/cart')
  await calm(page)
  expect(await page.locator('script[src*="ch-plugin"]').count()).toBe(0)
  const button = page.getByRole('button', { name: t.button })
  const bar = page.getByRole('navigation', { name: t.bar })
  const shown = async () => ({ button: await button.isVisible(), bar: await bar.isVisible() })
  // On a phone the bar has it, and nothing else floats over the page.
  const atRest = { button: width === 1280, bar: width === 390 }
  expect(await shown()).toEqual(atRest)

  await (width === 390 ? bar.getByRole('button', { name: t.inBar, exact: true }) : button).click()
  const said = `${lang} ${width}: wax?`
  const fits = await page.getByRole('button', { name: t.close }).evaluate((button) => {
    const { left, right } = button.getBoundingClientRect()
    return left >= 0 && right <= innerWidth
  })
  expect(fits).toBe(true)
  await page.getByRole('textbox', { name: t.write }).fill(said)
  await expect.poll(shown).toEqual({ button: false, bar: false })
  await page.getByRole('button', { name: t.send }).click()
  await page.getByText(said).waitFor()

  const staffPage = await context.newPage()
  await staffPage.goto(emulatorUrl('chat'))
  await staffPage.getByText(said).click()
  await staffPage.getByText('+8210').waitFor()
  await staffPage.getByLabel('답하기').fill(`answer to ${said}`)
  await staffPage.getByRole('button', { name: '보내기' }).click()
  await page.getByText(`answer to ${said}`).waitFor()
  await page.getByRole('button', { name: t.close }).click()
  await expect.poll(shown).toEqual(atRest)
  expect(troubles).toEqual([])
})

test('where the chat does not come, the telephone is named; and nothing outside breaks a page', async () => {
  const { page } = await visitor({})
  const outside = (['chat', 'errors', 'analytics'] as const).map(emulatorUrl)
  const blocked: string[] = []
  await page.route(
    (url) => outside.includes(url.origin),
    (route) => {
      blocked.push(new URL(route.request().url()).pathname)
      return route.abort()
    },
  )
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await arrive(page, '/shop/category/1')
  await expect.poll(() => blocked).toContain('/gtag/js')
  await calm(page)
  await page.getByRole('button', { name: words.ko.button }).click()
  await page.getByRole('dialog').getByText('1800-8914').waitFor()
  await page.getByRole('dialog').getByRole('button').first().click()
  await page.locator('main article a').first().click()
  await page.waitForURL('**/product/**')
  expect(blocked).toContain('/plugin/ch-plugin-web.js')
  expect(broken).toEqual([])
})

test('a visit is counted, and the shop is told once by which number', async () => {
  const { page } = await visitor({})
  const clientIds: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/set-session')) clientIds.push(request.postDataJSON().ga_client_id)
  })
  await arrive(page, '/')
  await expect.poll(() => clientIds.length).toBe(1)
  await calm(page)
  await arrive(page, '/shop/category/1')
  await calm(page)
  const cookie = (await page.context().cookies()).find(({ name }) => name === '_ga')
  expect(clientIds).toEqual([cookie?.value.split('.').slice(2).join('.')])
  const counted = async () =>
    (await (await fetch(emulatorUrl('analytics'))).text()).split(`· ${clientIds[0]}`).length - 1
  await expect.poll(counted).toBe(2)
})

test('what breaks is reported, unless it is no one’s fault; on a local test host nothing is', async () => {
  const { page } = await visitor({})
  const fail = (message: string) => breakIn(page, message)
  const reported = async () => (await (await fetch(emulatorUrl('errors'))).text()).match(/Error: [^<]*/g)
  await arrive(page, '/')
  await calm(page)
  await fail('nobody hears this')
  const chunk = page.waitForResponse(/report-errors/)
  await arrive(page, awayFrom(page))
  await chunk
  await calm(page)
  await fail('Network Error')
  await fail('Unable to preload CSS for /assets/a.css')
  await fail('a mistake of ours')
  await expect.poll(reported).toEqual(['Error: a mistake of ours'])
})

test('a page that breaks while it is drawn says so to the visitor, and is reported', async () => {
  const { page } = await visitor({})
  await arrive(page, '/')
  const badPage = `export function Component() { throw new Error('drawn wrongly') }`
  await page.route('**/assets/best-seller-page-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: badPage }),
  )
  await arrive(page, awayFrom(page))
  await page.getByRole('link', { name: '베스트' }).first().click()
  await page.getByRole('heading', { name: '잠시 문제가 생겼어요' }).waitFor()
  const reported = async () => (await fetch(emulatorUrl('errors'))).text()
  await expect.poll(reported).toContain('Error: drawn wrongly')
})

test.each(['the program that reports', 'what it sends'])(
  'where %s does not come through, the page works on',
  async (what) => {
    const { page } = await visitor({})
    await arrive(page, '/')
    const isBlocked = (url: URL) =>
      what === 'what it sends' ? url.origin === emulatorUrl('errors') : url.pathname.includes('report-errors')
    const blocked: string[] = []
    await page.route(isBlocked, (route) => {
      blocked.push(route.request().url())
      return route.abort()
    })
    const broken: string[] = []
    page.on('pageerror', ({ message }) => broken.push(message))
    await arrive(page, awayFrom(page))
    // Reporting begins when no one is busy any more; what breaks before that is not reported either way.
    await calm(page)
    await expect
      .poll(async () => {
        await breakIn(page, 'a mistake of ours')
        return blocked.length
      })
      .toBeGreaterThan(0)
    await page.getByRole('link', { name: '베스트' }).first().click()
    await page.waitForURL('**/shop/best-seller')
    await page.locator('main article:visible').first().waitFor()
    expect(broken.filter((message) => message !== 'a mistake of ours')).toEqual([])
  },
)

const breakIn = (page: Page, message: string) =>
  page.evaluate(`setTimeout(() => { throw new Error(${JSON.stringify(message)}) })`)

/** The same page under a name that is not a local test host's. */
function awayFrom(page: Page) {
  const away = new URL(page.url())
  away.hostname = 'sillage.test'
  return away.href
}
