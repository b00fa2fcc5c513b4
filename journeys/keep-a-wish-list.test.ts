import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInHere } from './signing-in.ts'
import { arrive, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

const main = (page: Page) => page.getByRole('main')

/** A heart, once it is known whether it is full. */
const heart = (page: Page, name: string, pressed: boolean) =>
  main(page).getByRole('button', { name, pressed }).and(page.locator(':visible')).first()

test('a visitor’s heart leads to the login and back; a member’s fills, empties and comes back: in Korean', async () => {
  const { page, troubles } = await visitor()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/v1/wishes') && asked.push(request.url()))
  await arrive(page, '/shop/category/2?sort=best')
  await heart(page, '다린 셔츠 찜하기', false).click()
  await page.getByText('로그인이 필요해요.').waitFor()
  await page.waitForURL('**/login?redirect=*')
  expect(asked).toEqual([])
  await signInHere(page, 'hana')
  await page.waitForURL('**/shop/category/2?sort=best')

  // One question for all the hearts of the page.
  await heart(page, '다린 셔츠 찜하기', true).waitFor()
  expect(asked).toHaveLength(1)
  const other = '재 속의 밤 찜하기'
  await heart(page, other, true).click()
  await heart(page, other, false).waitFor()
  await page.getByText('찜 목록에서 뺐어요.').waitFor()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await heart(page, other, true).waitFor()
  expect(troubles).toEqual([])
})

test('where the server refuses, the heart goes back and says why', async () => {
  const { page } = await visitor()
  await arrive(page, `/login?redirect=${encodeURIComponent('/shop/product/1003')}`)
  await signInHere(page, 'hana')
  await page.waitForURL('**/shop/product/1003')
  const full = { message: '찜 목록이 가득 찼어요. 몇 개를 빼고 다시 담아 주세요.', code: 'full' }
  await page.route('**/api/v1/wishes', (route) => route.fulfill({ status: 409, json: full }))
  const name = /찜하기$/
  const empty = main(page).locator('.buy').getByRole('button', { name, pressed: false }).and(page.locator(':visible'))
  await empty.click()
  await page.getByRole('dialog').getByText('찜 목록이 가득 찼어요.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await empty.waitFor()
  await page.unroute('**/api/v1/wishes')
  await empty.click()
  await page.getByText('찜 목록에 담았어요.').waitFor()
  await page.getByRole('button', { name: '보기', exact: true }).click()
  await page.waitForURL('**/my-page/wish-list')
})

test('the list shows what is sold out, and what is taken out can be put back: in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await arrive(page, `/login?redirect=${encodeURIComponent('/my-page/wish-list')}`)
  await signInHere(page, 'hana')
  await page.waitForURL('**/my-page/wish-list')
  const tiles = main(page).getByRole('article')
  await tiles.first().waitFor()
  const before = await tiles.count()
  await main(page).getByText('Sold out').waitFor()
  expect(await overflow(page)).toBe(0)
  await heart(page, 'Add Fig Shade to wish list', true).click()
  await main(page).getByRole('link', { name: 'Fig Shade' }).waitFor({ state: 'detached' })
  expect(await tiles.count()).toBe(before - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await main(page).getByRole('link', { name: 'Fig Shade' }).waitFor()
  await page.reload()
  await main(page).getByRole('link', { name: 'Fig Shade' }).waitFor()
  expect(await tiles.count()).toBe(before)
  expect(troubles).toEqual([])
})
