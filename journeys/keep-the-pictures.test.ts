import { expect, test } from 'vitest'
import { openConsole } from './console.ts'
import { faults } from './faults.ts'
import { calm, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

test('a picture is shown again from the library, and a popup waits as a draft: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await openConsole(page, 'owner', { address: '/admin/pictures' })
  const library = page.getByRole('table', { name: '사진 라이브러리' })
  await library.getByRole('row').nth(1).waitFor()
  await calm(page)
  expect(await faults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  // What is shown somewhere cannot be deleted.
  expect(await library.getByRole('button', { name: '지우기' }).first().isDisabled()).toBe(true)

  await page.goto('/admin/popups')
  await page.getByRole('button', { name: '팝업 만들기' }).click()
  const form = page.getByRole('dialog', { name: '팝업 만들기' })
  await form.getByLabel('제목', { exact: true }).fill('겨울 소식')
  await form.getByRole('checkbox', { name: /바로 게시하기/ }).uncheck()
  await form.getByRole('button', { name: '사진, 사진 라이브러리에서 고르기' }).click()
  const choice = page.getByRole('dialog', { name: '사진 라이브러리' })
  await choice.getByRole('listitem').first().waitFor()
  expect(await faults(page)).toEqual([])
  // By keyboard: the field, and then the first picture.
  await choice.getByRole('searchbox').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await choice.waitFor({ state: 'detached' })
  await form.getByRole('button', { name: '저장' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /겨울 소식.*초안/ }).waitFor()

  await page.goto('/admin/pictures?keyword=zzzz')
  await page.getByText('조건에 맞는 항목이 없어요').waitFor()
  expect(troubles).toEqual([])
})

test('the library reads in English: en at 834', async () => {
  const { page, troubles } = await visitor({ width: 834 })
  await openConsole(page, 'owner', { address: '/admin/pictures', lang: 'en' })
  await page.getByRole('heading', { level: 1, name: 'Picture library' }).waitFor()
  await page.getByRole('button', { name: 'Not in use' }).click()
  await page.waitForURL('**/admin/pictures?used=false')
  await calm(page)
  expect(await faults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})
