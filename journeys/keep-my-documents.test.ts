import { expect, test } from 'vitest'
import { main, said, wordsIn } from './buying.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

test.each([
  { width: 1280, lang: 'ko' },
  { width: 390, lang: 'en' },
] as const)('a member prints a statement and buys the same again: $lang at $width', async ({ width, lang }) => {
  const t = wordsIn(lang)
  const { page, troubles } = await visitor({ width, lang })
  await signIn(page, 'hana', '/my-page/order')
  const order = main(page)
    .getByRole('article')
    .filter({ hasText: t('상품 준비 중') })
  await order.getByRole('link', { name: t('상세 보기') }).click()
  await main(page)
    .getByRole('link', { name: t('거래명세서') })
    .click()
  const statement = main(page).getByRole('article', { name: t('거래명세서') })
  await statement.getByText('214-88-60930').waitFor()
  expect(await overflow(page)).toBe(0)
  // What the screen shows around the sheet is not printed.
  const around = ['header.top', 'footer', '.statement-actions', width === 390 ? '.dock' : '.chat-button']
  for (const part of around) await page.locator(part).filter({ visible: true }).first().waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const part of around) expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0)
  expect(await statement.isVisible()).toBe(true)
  await page.emulateMedia({ media: null })
  await arrive(page, '/my-page/order')
  await main(page)
    .getByRole('article')
    .filter({ hasText: t('상품 준비 중') })
    .getByRole('button', { name: t('다시 담기') })
    .click()
  // An English reader pays in dollars what was bought in won: nothing is said of the price.
  await page.waitForURL('**/shop/cart')
  await said(page, lang === 'ko' ? '첫 캔들 키트' : 'First Candle Kit').waitFor()
  await calm(page)
  expect(troubles).toEqual([])
})

test('what was bought in stores has a page of its own', async () => {
  const { page, troubles } = await visitor({ width: 390 })
  await signIn(page, 'hana', '/my-page/store-order')
  await said(page, '성수 매장').waitFor()
  await said(page, '보자기 포장').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})
