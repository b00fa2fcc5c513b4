import { bitmap, html, photograph } from '@sillage/server-kit/testing-files.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { arrive, brokenPictures, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

/** What staff do until the console stands: a call, from a page that is signed in. */
const callAs = (page: Page, method: string, path: string, body: object = {}) =>
  page.evaluate(
    async ({ method, path, body }) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const headers = {
        'content-type': 'application/json',
        'x-xsrf-token': token,
        'x-requested-with': 'XMLHttpRequest',
      }
      const init = method === 'GET' ? { headers } : { method, headers, body: JSON.stringify(body) }
      return (await fetch(path, init)).json()
    },
    { method, path, body },
  )

const main = (page: Page) => page.getByRole('main')
/** Pages that were left stay in the document, hidden: only what is seen counts. */
const said = (page: Page, words: string) => page.locator('.bubble-words:visible', { hasText: words })

test('ask with a photograph, change it, be answered, ask again, close: in Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/my-page/inquiry')
  await main(page).getByRole('link', { name: '문의하기' }).click()

  // Nothing filled in: each field says what it wants.
  await main(page).getByRole('button', { name: '문의 보내기' }).click()
  for (const message of ['문의 종류를 골라 주세요.', '제목을 입력해 주세요.'])
    await page.getByRole('alert').filter({ hasText: message }).waitFor()
  expect(troubles.splice(0)).toEqual([expect.stringMatching(/^422/), expect.stringMatching(/422/)])

  await main(page).getByRole('combobox', { name: '문의 종류' }).click()
  await page.getByRole('option', { name: '클래스' }).click()
  await main(page).getByRole('textbox', { name: '제목' }).fill('향초 수업 준비물')
  await main(page).getByRole('textbox', { name: '내용' }).fill('앞치마를 가져가야 하나요?')
  const files = page
    .locator('form:visible')
    .filter({ has: page.getByRole('combobox') })
    .locator('input[type=file]')
  await files.setInputFiles([{ name: '앞치마.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(html) }])
  await main(page).getByRole('button', { name: '문의 보내기' }).click()
  await page.getByRole('alert').filter({ hasText: '올릴 수 없는 파일 형식이에요.' }).waitFor()
  troubles.splice(0)

  // What was typed is still there after a reload; files have to be chosen again.
  await page.reload()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=title]')?.value !== '')
  expect(await main(page).getByRole('textbox', { name: '제목' }).inputValue()).toBe('향초 수업 준비물')
  expect(await main(page).getByRole('combobox', { name: '문의 종류' }).innerText()).toContain('클래스')
  await files.setInputFiles([
    { name: '앞치마.jpg', mimeType: 'image/jpeg', buffer: await photograph() },
    { name: '그림.bmp', mimeType: 'image/bmp', buffer: bitmap() },
  ])
  await main(page).getByRole('button', { name: '문의 보내기' }).click()
  await page.waitForURL(/\/my-page\/inquiry\/\d+\/show$/)
  await said(page, '앞치마를 가져가야 하나요?').waitFor()
  expect(await main(page).getByRole('img').count()).toBe(2)
  expect(await brokenPictures(page)).toEqual([])

  // No one has answered yet: it can be changed, and a picture taken out.
  const address = new URL(page.url()).pathname
  await main(page).getByRole('link', { name: '고치기' }).click()
  await main(page).getByRole('button', { name: '그림.png 빼기' }).click()
  await main(page).getByRole('textbox', { name: '내용' }).fill('앞치마와 장갑을 가져가야 하나요?')
  await main(page).getByRole('button', { name: '수정한 내용 저장' }).click()
  await page.waitForURL(`**${address}`)
  await said(page, '앞치마와 장갑을 가져가야 하나요?').waitFor()
  expect(await main(page).getByRole('img').count()).toBe(1)

  // A picture more, and back to the form that stayed alive: it knows of it.
  await main(page).getByRole('link', { name: '고치기' }).click()
  await files.setInputFiles([{ name: '장갑.jpg', mimeType: 'image/jpeg', buffer: await photograph() }])
  await main(page).getByRole('button', { name: '수정한 내용 저장' }).click()
  await page.waitForURL(`**${address}`)
  await main(page).getByRole('link', { name: '고치기' }).click()
  await main(page).getByRole('button', { name: '장갑.jpg 빼기' }).waitFor()
  await main(page).getByRole('button', { name: '앞치마.jpg 빼기' }).waitFor()
  await main(page).getByRole('button', { name: '수정한 내용 저장' }).click()
  await page.waitForURL(`**${address}`)
  await main(page).getByRole('img').nth(1).waitFor()

  // The shop answers.
  const staff = await visitor()
  await signIn(staff.page, 'owner', '/my-page')
  const id = address.split('/')[3]
  const staffPath = `/api/v1/staff/inquiry/${id}`
  const { messages } = await callAs(staff.page, 'GET', staffPath)
  await callAs(staff.page, 'POST', `${staffPath}/answer`, {
    body: '모두 준비해 두었어요.',
    after: messages.at(-1).id,
  })
  await page.reload()
  await said(page, '모두 준비해 두었어요.').waitFor()
  await page.locator('.thread:visible').getByText('답변 완료').waitFor()

  await main(page).getByRole('textbox', { name: '더 궁금한 점이 있나요?' }).fill('고맙습니다. 주차도 되나요?')
  await main(page).getByRole('button', { name: '다시 문의하기' }).click()
  await said(page, '고맙습니다. 주차도 되나요?').waitFor()
  await page.locator('.thread:visible').getByText('접수', { exact: true }).waitFor()
  expect(await main(page).getByRole('textbox', { name: '추가로 남길 내용' }).inputValue()).toBe('')

  await main(page).getByRole('button', { name: '문의 종료하기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '문의 종료하기' }).click()
  await page.locator('.thread:visible').getByText('종료', { exact: true }).waitFor()
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})

test('somebody else’s inquiry is not found, nor one whose number is none', async () => {
  const { page } = await visitor()
  await signIn(page, 'clerk', '/my-page/inquiry/1/show')
  await page.getByRole('dialog').getByText('페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await page.getByRole('heading', { name: /페이지는 사라졌어요/ }).waitFor()
  await arrive(page, '/my-page/inquiry/abc')
  await page.getByRole('heading', { name: /페이지는 사라졌어요/ }).waitFor()
})

test('read, ask and take back a question: in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await signIn(page, 'hana', '/my-page/inquiry')
  await page.locator('.inquiry-row:visible').getByText('Under review').waitFor()
  expect(await overflow(page)).toBe(0)
  await main(page).getByRole('link', { name: 'Ask a question' }).click()
  await main(page).getByRole('combobox', { name: 'Topic' }).click()
  await page.getByRole('option', { name: 'Something else' }).click()
  await main(page).getByRole('textbox', { name: 'Title' }).fill('Do you ship to Lisbon?')
  await main(page).getByRole('textbox', { name: 'Your question' }).fill('And how long does it take?')
  const six = Array.from({ length: 6 }, (_, index) => ({
    name: `${index}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  }))
  await page.locator('input[type=file]').setInputFiles(six)
  await page.getByRole('dialog').getByText('Only up to 5 files can be uploaded').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  expect(await overflow(page)).toBe(0)
  await main(page).getByRole('button', { name: 'Send' }).click()
  await page.waitForURL(/\/my-page\/inquiry\/\d+\/show$/)
  await main(page).getByRole('link', { name: '4.pdf' }).waitFor()
  expect(await overflow(page)).toBe(0)

  await main(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByText('The inquiry has been deleted.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.waitForURL('**/my-page/inquiry')
  await page.locator('.inquiry-row:visible').getByText('Under review').waitFor()
  await page.locator('.inquiry-row', { hasText: 'Do you ship to Lisbon?' }).waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})
