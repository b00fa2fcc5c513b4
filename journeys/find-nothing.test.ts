import { expect, test } from 'vitest'
import { arrive, journeys } from './visitor.ts'

const { visitor } = journeys()

const addresses = ['/no-such-page', '/shop/product/999999', '/shop/category/999']

test.each(addresses)('%s says that nothing is here and shows the ways on', async (address) => {
  const { page, troubles } = await visitor()
  const reply = await arrive(page, address)
  expect(reply?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: '향만 남고 페이지는 사라졌어요' }).waitFor()
  await page.getByText('페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.').waitFor()
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.getByRole('main').getByRole('link', { name: '처음으로' }).click()
  await page.waitForURL('**/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The document itself is a 404, and the browser says so; nothing else may be missing.
  expect(troubles.filter((trouble) => !trouble.includes(address) && !/console: .* 404/.test(trouble))).toEqual([])
})

test.each(addresses)('%s says so in English to who reads English', async (address) => {
  const { page } = await visitor({ lang: 'en', width: 390 })
  const reply = await arrive(page, address)
  expect(reply?.status()).toBe(404)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  expect(title).toMatch(/^[\x20-\x7e\s’]+$/)
  expect(await page.getByRole('main').innerText()).not.toMatch(/[가-힣]/)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('what is not there, reached inside the shop, shows the same page', async () => {
  const { page } = await visitor()
  await arrive(page, '/')
  // No link of ours leads nowhere: the way there is the history's.
  await page.evaluate(() => {
    history.pushState(null, '', '/no-such-page')
    history.pushState(null, '', '/')
  })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '향만 남고 페이지는 사라졌어요' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '향만 남고 페이지는 사라졌어요' }).waitFor({ state: 'hidden' })
})
