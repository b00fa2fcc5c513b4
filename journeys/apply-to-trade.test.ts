import { photograph } from '@sillage/server-kit/testing-files.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { staffAt } from './clerk.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()
const main = (page: Page) => page.getByRole('main')
/** Required fields say so after their name. */
const box = (page: Page, name: string) => main(page).getByRole('textbox', { name: new RegExp(`^${name}`) })
const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const paper = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photograph() })
const visibleFiles = (page: Page) => page.locator('form:visible input[type=file]')

test('apply to buy wholesale, be asked for more, complete it and be approved: in Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/customer/wholesale-apply')
  await main(page).getByRole('link', { name: '로그인하고 신청하기' }).waitFor()
  await signIn(page, 'hana', '/customer/wholesale-apply')
  await box(page, '상호').fill('온기상점')
  await box(page, '대표자').fill('김하나')

  // A slip in the number is seen while it is typed.
  await box(page, '사업자등록번호').fill('107-81-74868')
  await alertOf(page, '사업자등록번호를 확인해 주세요.').waitFor()
  await box(page, '사업자등록번호').fill('107-81-74869')
  await main(page).getByText('쓸 수 있는 번호예요.').waitFor()

  // Sent too early, each field says what it wants; what was typed is still there after a reload.
  await main(page).getByRole('button', { name: '신청 보내기' }).click()
  for (const text of [
    '우편번호를 입력해 주세요.',
    '사업장 주소를 입력해 주세요.',
    '판매 방식을 골라 주세요.',
    '사업자등록증을 올려 주세요.',
  ])
    await alertOf(page, text).waitFor()
  expect(troubles.splice(0)).toEqual([expect.stringMatching(/^422/), expect.stringMatching(/422/)])
  await page.reload()
  await expect.poll(() => box(page, '상호').inputValue()).toBe('온기상점')

  await box(page, '메일').fill('hana@example.com')
  await box(page, '우편번호').fill('04524')
  await box(page, '주소').fill('서울특별시 중구 세종대로 110')
  await main(page).getByRole('combobox', { name: '판매 방식' }).click()
  await page.getByRole('option', { name: '매장 판매' }).click()
  await main(page).getByText('50만~200만 원').click()
  await visibleFiles(page).setInputFiles([await paper('사업자등록증.jpg')])
  await main(page).getByRole('button', { name: '신청 보내기' }).click()
  await page.waitForURL(/\/customer\/wholesale-apply\/\d+\/show$/)
  await main(page).getByText('신청을 받았어요.').waitFor()
  const id = /(\d+)\/show$/.exec(page.url())?.[1]

  const staff = await visitor()
  const desk = await staffAt(staff.page, 'owner')
  await desk('POST', `staff/applications/${id}/take`, {})
  await desk('POST', `staff/applications/${id}/ask`, { note: '매장 사진을 한 장 보내 주세요.' })

  await page.reload()
  await main(page).locator('.alert', { hasText: '매장 사진을 한 장 보내 주세요.' }).waitFor()
  await main(page).getByRole('link', { name: '신청 고치기' }).click()
  await page.waitForURL(/\/edit$/)
  await visibleFiles(page).setInputFiles([await paper('매장.jpg')])
  await main(page).getByRole('button', { name: '보완해서 다시 보내기' }).click()
  await page.waitForURL(/\/show$/)
  await main(page).locator('.badge:visible', { hasText: '검토 중' }).waitFor()
  expect(await main(page).locator('.sent-file img:visible').count()).toBe(2)

  await desk('POST', `staff/applications/${id}/approve`, {})
  await arrive(page, '/my-page/notification')
  await main(page).getByText('도매 신청이 승인됐어요').first().click()
  await page.waitForURL(`**/customer/wholesale-apply/${id}/show`)
  await main(page).locator('.badge:visible', { hasText: '승인' }).waitFor()
  // Who has what is applied for is not asked to fill it in again.
  await arrive(page, '/customer/wholesale-apply')
  await main(page).getByRole('heading', { name: '이미 승인된 회원이에요.' }).waitFor()
  expect(await page.locator('form.application-form:visible').count()).toBe(0)
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})

test('apply to become a dealer from abroad, and take it back: in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await signIn(page, 'hana', '/customer/dealer-apply')
  await main(page).getByRole('combobox', { name: 'Country of the company' }).click()
  await page.getByRole('option', { name: 'Germany' }).click()
  const texts = {
    ...{ 'Company name': 'Duft und Licht', Representative: 'Anna Weber', 'Company registration number': 'HRB 12345' },
    ...{ Email: 'anna@example.com', Postcode: '10119', Address: 'Torstrasse 1, Berlin' },
    ...{ 'Where you would like to be a dealer': 'Berlin', 'How you would run it': 'A small shop for scents.' },
  }
  for (const [name, text] of Object.entries(texts)) await box(page, name).fill(text)
  await main(page).getByRole('combobox', { name: 'How you sell' }).click()
  await page.getByRole('option', { name: 'In a shop' }).click()
  await visibleFiles(page).setInputFiles([await paper('register.jpg')])
  expect(await overflow(page)).toBe(0)

  // Kept unfinished, it goes on where it was.
  await main(page).getByRole('button', { name: 'Save for later' }).click()
  await main(page).locator('.badge:visible', { hasText: 'Being written' }).waitFor()
  await page.reload()
  await main(page).getByRole('button', { name: 'Remove register.jpg' }).waitFor()
  expect(await box(page, 'Company name').inputValue()).toBe('Duft und Licht')
  await calm(page)
  await main(page).getByRole('button', { name: 'Send the application' }).click()
  await main(page).getByText('We have your application.').waitFor()
  await main(page).getByText('How you would run it', { exact: true }).waitFor()
  expect(await overflow(page)).toBe(0)
  // It stands here only, whichever address it is looked for under.
  const [{ id }] = await page.evaluate(async () => (await fetch('/api/v1/applications?kind=dealer')).json())
  for (const step of ['show', 'edit']) {
    await arrive(page, `/customer/wholesale-apply/${id}/${step}`)
    await page.waitForURL('**/customer/dealer-apply')
  }
  await main(page).getByText('We have your application.').waitFor()

  await main(page).getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('dialog').getByText('The application has been taken back.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await main(page).getByRole('button', { name: 'Send the application' }).waitFor()
  expect(troubles).toEqual([])
})
