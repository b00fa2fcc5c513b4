import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journeys } from './visitor.ts'

const { visitor } = journeys()

/** Where the focus is: in the page itself, or in the frame of the service. */
const focusIsOn = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)

test.each([1280, 390] as const)('at %i pixels an address is found and chosen by keyboard alone', async (width) => {
  const { page, troubles } = await visitor({ width })
  await page.goto('/gallery#postcode-finder')
  const entry = page.locator('#postcode-finder')
  await entry.getByRole('button', { name: '우편번호 찾기' }).focus()
  // Nothing of the service is there before it is wanted.
  expect(await page.locator('script[src*="/postcode/"]').count()).toBe(0)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '우편번호 찾기' })
  const search = dialog.frameLocator('iframe')
  const question = search.getByRole('searchbox', { name: '도로명, 지번, 건물 이름' })
  await question.waitFor()
  await expect.poll(() => focusIsOn(page, 'iframe')).toBe(true)

  await page.keyboard.type('없는길 1')
  await page.keyboard.press('Enter')
  await search.getByText('찾는 주소가 없어요. 다른 말로 검색해 보세요.').waitFor()
  await question.selectText()
  await page.keyboard.type('동교로 234')
  await page.keyboard.press('Enter')
  await search.getByText('검색 결과 1건').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await dialog.waitFor({ state: 'detached' })
  const found = await entry.locator('[data-found]').innerText()
  expect(found).toContain('[03985] 서울 마포구 동교로 234')
  expect(found).toContain('234, Donggyo-ro, Mapo-gu, Seoul, Republic of Korea')
  await expect.poll(() => focusIsOn(page, '#postcode-finder button')).toBe(true)
  expect(troubles).toEqual([])
})

test('Escape leaves it, also from inside the search, and nothing is chosen', async () => {
  const { page } = await visitor()
  await page.goto('/gallery#postcode-finder')
  const entry = page.locator('#postcode-finder')
  const opener = entry.getByRole('button', { name: '우편번호 찾기' })
  const dialog = page.getByRole('dialog', { name: '우편번호 찾기' })
  for (const inside of [true, false]) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await dialog.frameLocator('iframe').getByRole('searchbox').waitFor()
    if (inside) await expect.poll(() => focusIsOn(page, 'iframe')).toBe(true)
    else await dialog.getByRole('button', { name: '닫기' }).focus()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await entry.locator('[data-found]').count()).toBe(0)
  }
})

test('a service that does not come is said, and may be tried again', async () => {
  const { page } = await visitor()
  await page.goto('/gallery#postcode-finder')
  await page.locator('#postcode-finder').getByRole('button', { name: '주소 검색이 안 될 때' }).click()
  const dialog = page.getByRole('dialog', { name: '우편번호 찾기' })
  await dialog.getByRole('alert').waitFor()
  await dialog.getByRole('button', { name: '다시 시도' }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByRole('button', { name: '닫기' }).click()
  await dialog.waitFor({ state: 'detached' })
})
