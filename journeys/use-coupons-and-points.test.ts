import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { journeys, jumpsOf, overflow } from './visitor.ts'

const { visitor } = journeys()

test('a code becomes a coupon, and a wrong one says why; in Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/my-page/coupon')
  await page.getByRole('heading', { name: '캔들 켜는 계절' }).waitFor()
  const held = await page.locator('.ticket').count()

  const code = page.getByLabel('쿠폰 코드')
  const send = page.getByRole('button', { name: '등록하기' })
  await code.fill('SPRING26')
  await send.click()
  await page.getByText('기간이 끝난 쿠폰이에요.').waitFor()
  expect(await code.getAttribute('aria-invalid')).toBe('true')
  await code.fill('FIRST1')
  await send.click()
  await page.getByText('준비한 쿠폰이 모두 소진됐어요.').waitFor()
  // Refusals are answers; nothing else may have gone wrong up to here.
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('422'))).toEqual([])

  await code.fill('sillage26')
  await send.click()
  await page.getByText('새 계절 첫 향 쿠폰을 받았어요.').waitFor()
  await page.getByRole('heading', { name: '새 계절 첫 향' }).waitFor()
  expect(await page.locator('.ticket').count()).toBe(held + 1)
  expect(await code.inputValue()).toBe('')

  await page.getByRole('link', { name: '지난 쿠폰' }).click()
  await page.getByRole('heading', { name: '봄맞이 쿠폰' }).waitFor()
  await page.getByText('기간 만료').waitFor()
  await page.getByText('사용 완료').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: '봄맞이 쿠폰' }).waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await jumpsOf(page)).toEqual([])
  expect(troubles).toEqual([])
})

test('the same in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await signIn(page, 'hana', '/my-page/coupon')
  await page.getByRole('heading', { name: 'Candle season' }).waitFor()
  await page.getByText('10% off').waitFor()
  // A night later, where the run began before midnight in Seoul.
  await page.getByText(/^[23] days left$/).waitFor()
  await page.getByLabel('Coupon code').fill('nothing')
  await page.getByRole('button', { name: 'Add coupon' }).click()
  await page.getByText('There is no such code. Please check it.').waitFor()
  expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([])
  expect(await overflow(page)).toBe(0)
})

test('the statement is read one way and page by page; in Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/my-page/point')
  await page.getByText('지금 쓸 수 있는 적립금').waitFor()
  expect(await page.locator('.point-soon').innerText()).toBe('1,500원')
  await page.getByText('원화 주문에서 1,000원부터 10원 단위로').waitFor()
  expect(await page.locator('.point-entry').count()).toBe(15)

  await page.getByRole('link', { name: '다음 페이지' }).click()
  await page.getByText('가입 축하 적립').waitFor()
  await page.getByRole('link', { name: '사용 내역' }).click()
  await shown(page, '기간 만료').waitFor()
  expect(await page.locator('.point-in:visible').count()).toBe(0)
  await page.goBack()
  await shown(page, '가입 축하 적립').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await jumpsOf(page)).toEqual([])
  expect(troubles).toEqual([])
})

test('the statement in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await signIn(page, 'hana', '/my-page/point')
  await page.getByText('Points you can use now').waitFor()
  await page.getByText('With our apologies for the late delivery.').waitFor()
  await page.getByRole('link', { name: 'Earned', exact: true }).click()
  await page.waitForURL('**/my-page/point?direction=in')
  await page.locator('.point-in:visible').nth(14).waitFor()
  expect(await page.locator('.point-entry:visible:not(:has(.point-in))').count()).toBe(0)
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})

/** Pages left behind stay in the document, out of sight. */
const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true })
