import { expect, test } from 'vitest'
import { journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

test.each([
  { width: 1280, lang: 'ko', category: '캔들', cheapest: '낮은 가격순' },
  { width: 390, lang: 'en', category: 'Candles', cheapest: 'Price: low' },
] as const)('home, category and product can be read and reached at $width pixels in $lang', async (given) => {
  const { page, troubles } = await visitor({ ...given, javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(5)

  await page.getByRole('main').getByRole('link', { name: given.category }).first().click()
  await page.waitForURL('**/shop/category/*')
  await page.getByRole('heading', { level: 1, name: given.category }).waitFor()

  await page.getByRole('main').getByRole('link', { name: given.cheapest }).click()
  await page.waitForURL('**/shop/category/*?sort=price*')

  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link').first().click()
  await page.waitForURL('**/shop/product/*')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await page.getByRole('table').first().isVisible()).toBe(true)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
  expect(await overflow(page)).toBe(0)
  // With scripts switched off the browser refuses to fetch them; everything else has to come.
  expect(troubles.filter((trouble) => !/^failed: \S+\.js csp$/.test(trouble))).toEqual([])
})

test('a password typed before the page is awake never stands in the address', async () => {
  const { page } = await visitor({ javaScriptEnabled: false })
  await page.goto('/login')
  await page.locator('input[name=mb_id]').fill('hana')
  await page.locator('input[name=mb_password]').fill('secret-words')
  await page.locator('main form button[type=submit]').click()
  await page.waitForLoadState()
  expect(page.url()).not.toContain('secret-words')
})
