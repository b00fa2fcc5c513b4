import { expect, test } from 'vitest'
import { arrive, journeys } from './visitor.ts'

const { visitor } = journeys({}, { warmCache: false })

test('without a connection the cart says what went wrong, and a link leads to our offline page', async () => {
  const { page, context } = await visitor({ width: 390, serviceWorkers: 'allow' })
  await arrive(page, '/shop/product/1001')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: '장바구니에 담기' }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.goto('/shop/category/2')
  await page.getByRole('heading', { name: '인터넷에 연결되어 있지 않아요' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('link', { name: '다시 시도하기' }).click()
  await page.getByRole('heading', { level: 1, name: '캔들' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/shop/category/2')
})
