import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { arrive, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

/** What staff do until the console stands: a call, from a page that is signed in. */
const callAs = (page: Page, method: string, path: string, body: object = {}) =>
  page.evaluate(
    async ({ method, path, body }) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const marks = { 'content-type': 'application/json', 'x-xsrf-token': token, 'x-requested-with': 'XMLHttpRequest' }
      const init = method === 'GET' ? { headers: marks } : { method, headers: marks, body: JSON.stringify(body) }
      return (await fetch(path, init)).json()
    },
    { method, path, body },
  )

const main = (page: Page) => page.getByRole('main')
const question = (page: Page, words: string) => page.locator('.question:visible', { hasText: words })
const asked = '심지는 어느 길이로 잘라야 하나요?'
const whispered = '배송지를 사무실로 바꾸고 싶어요. 주소는 연무장길 47이에요.'

async function ask(page: Page, words: string, { secret }: { secret: boolean }) {
  const section = main(page).getByRole('region', { name: /^이 상품에 대한 문의/ })
  await section.getByRole('button', { name: '문의하기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '궁금한 점' }).fill(words)
  if (secret) await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '문의 남기기' }).click()
  await question(page, words).waitFor()
}

test('ask openly and in secret, be answered; a secret stays one: in Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/shop/product/1002')
  await ask(page, asked, { secret: false })
  await ask(page, whispered, { secret: true })
  await question(page, whispered).getByText('비밀글').waitFor()
  expect(await overflow(page)).toBe(0)

  // No one else finds it: not on the page, not in its source, not among all questions.
  const stranger = await visitor()
  await signIn(stranger.page, 'clerk', '/shop/product/1002')
  await question(stranger.page, asked).waitFor()
  for (const address of ['/shop/product/1002', '/customer/product-inquiry', '/my-page/product-inquiry']) {
    await arrive(stranger.page, address)
    expect(await stranger.page.content()).not.toContain('사무실')
  }
  expect(stranger.troubles).toEqual([])

  const staff = await visitor()
  await signIn(staff.page, 'owner', '/my-page')
  const waiting = await callAs(staff.page, 'GET', '/api/v1/staff/product-inquiry?waiting=false&limit=2')
  expect(waiting.data.map((each: { secret: boolean }) => each.secret)).toEqual([true, false])
  for (const { id } of waiting.data)
    await callAs(staff.page, 'PUT', `/api/v1/staff/product-inquiry/${id}/answer`, { answer: '네, 그렇게 해 드릴게요.' })

  await arrive(page, '/my-page/product-inquiry')
  await question(page, whispered).getByText('네, 그렇게 해 드릴게요.').waitFor()
  expect(await question(page, whispered).getByRole('button').count()).toBe(0)
  expect(troubles).toEqual([])
})

test('read the questions, change one’s own and take it back: in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await arrive(page, '/customer/product-inquiry')
  await main(page).getByRole('link', { name: 'Waiting for an answer' }).click()
  await page.waitForURL('**?answered=false')
  await expect.poll(() => page.locator('.question:visible .reply').count()).toBe(0)
  await page.locator('.question:visible').first().waitFor()
  expect(await overflow(page)).toBe(0)

  await signIn(page, 'hana', '/my-page/product-inquiry')
  const mine = question(page, '회사로 받고 싶은데')
  await mine.getByText('Private').waitFor()
  await mine.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Your question' }).fill('Could you leave it at the front desk?')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  const changed = question(page, 'Could you leave it at the front desk?')
  await changed.waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(await overflow(page)).toBe(0)
  await changed.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByText('The inquiry has been deleted.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await changed.waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})
