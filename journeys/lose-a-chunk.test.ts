import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, journeys } from './visitor.ts'

const { visitor } = journeys({}, { warmCache: false })

const chunk = /\/assets\/cart-page-[^/]+\.js$/
const lost = '페이지를 불러오지 못했어요. 새로고침 해 주세요.'
const updated = '업데이트된 내용이 있어요. 새로고침해 주세요.'

const openCart = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^장바구니/ })
    .first()
    .click()
const documentsOf = (page: Page) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).search)
  })
  return documents
}

test('a page whose chunk is gone is asked for once more, and then opens', async () => {
  const { page } = await visitor()
  await arrive(page, '/customer/center')
  const documents = documentsOf(page)
  // Gone for the page that is open, however often it asks; there for the next one.
  await page.route(chunk, (route) => (documents.length === 0 ? route.abort() : route.continue()))
  const awake = page.waitForResponse('**/api/v1/login-check')
  await openCart(page)
  await page.getByRole('heading', { level: 1, name: '장바구니' }).waitFor()
  await awake
  expect(documents).toEqual(['?reload=1'])
  // The mark is gone once the page has come.
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(new URL(page.url()).pathname).toBe('/shop/cart')
  await page.getByRole('link', { name: '베스트셀러 보기' }).click()
  await page.waitForURL('**/shop/best-seller')
})

test('a page whose chunk stays away says so, and is not asked for a third time', async () => {
  const { page } = await visitor()
  await arrive(page, '/customer/center')
  await page.route(chunk, (route) => route.abort())
  const documents = documentsOf(page)
  await openCart(page)
  await page.getByText(lost).waitFor()
  expect(documents).toEqual(['?reload=1'])
  expect(new URL(page.url()).search).toBe('?reload=1')
  await page.unroute(chunk)
  const awake = page.waitForResponse('**/api/v1/login-check')
  await page.getByRole('main').getByRole('button', { name: '새로고침' }).click()
  await awake
  await page.getByRole('heading', { level: 1, name: '장바구니' }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('opened by its own address, a page whose chunk stays away says so too', async () => {
  const { page, troubles } = await visitor()
  await page.route(chunk, (route) => route.abort())
  const documents = documentsOf(page)
  await page.goto('/shop/cart')
  await page.getByText(lost).waitFor()
  expect(documents).toEqual(['', '?reload=1'])
  await expect.poll(() => page.title()).toBe('페이지를 열지 못했어요 · Sillage')
  // The browser tells of the chunk, and nothing tells of a page that differs from the server's.
  expect(troubles.filter((trouble) => trouble.startsWith('error'))).toEqual([])
})

test.each(['Failed to fetch dynamically imported module: /assets/x.js', 'Importing a module script failed.'])(
  'a part that is gone elsewhere (%s) asks once to reload',
  async (message) => {
    const { page } = await visitor()
    await arrive(page, '/customer/center')
    const fail = () => page.evaluate((text) => void Promise.reject(new TypeError(text)), message)
    await fail()
    const dialog = page.getByRole('dialog').filter({ hasText: updated })
    await dialog.waitFor()
    const awake = page.waitForResponse('**/api/v1/login-check')
    await dialog.getByRole('button').last().click()
    await awake
    // The same again after the reload only takes the flag away.
    expect(await page.evaluate(() => localStorage.getItem('import-failed'))).toBe('1')
    await fail()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('import-failed'))).toBeNull()
    expect(await page.getByText(updated).count()).toBe(0)
    await fail()
    await dialog.waitFor()
  },
)

test('the menu of a phone whose script is gone asks to reload too', async () => {
  const { page } = await visitor({ width: 390 })
  await page.route(fileOf('side-bar|drawer'), (route) => route.abort())
  await arrive(page, '/customer/center')
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  await page.getByRole('dialog').filter({ hasText: updated }).waitFor()
})

test('news whose script is gone leaves the page alone', async () => {
  const { page, troubles } = await visitor({ newcomer: true })
  const file = fileOf('slides')
  await page.route(file, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => file.test(request.url()))
  await arrive(page, '/')
  await lost
  await page.getByRole('contentinfo').getByRole('link', { name: '대량 구매' }).click()
  await page.getByRole('heading', { level: 1, name: '대량 구매' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(troubles.filter((trouble) => /caught|^error/.test(trouble))).toEqual([])
})

test('a question whose script is gone is asked by the browser itself', async () => {
  const { page } = await visitor()
  await page.route(fileOf('dialogs'), (route) => route.abort())
  await arrive(page, '/login')
  const asked = page.waitForEvent('dialog')
  await page.getByRole('banner').getByRole('button', { name: 'English USD' }).click({ noWaitAfter: true })
  const question = await asked
  expect(question.message()).toContain('영어로 볼까요?')
  await question.dismiss()
  expect(await page.getByRole('heading', { level: 1, name: '다시 오셨군요' }).isVisible()).toBe(true)
})

const fileOf = (names: string) => new RegExp(`/assets/(${names})-[^/]+\\.js$`)
