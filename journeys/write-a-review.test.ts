import { html, photograph } from '@sillage/server-kit/testing-files.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { brokenPictures, calm, journeys, jumpsOf, overflow } from './visitor.ts'

const { visitor } = journeys()

const main = (page: Page) => page.getByRole('main')
/** Pages that were left stay in the document, hidden: only what is seen counts. */
const review = (page: Page, words: string) => page.locator('.review:visible', { hasText: words })
const story = '퇴근하고 켜면 방이 귤밭이 돼요. 껍질을 막 깐 것 같은 향이에요.'

test('write of what has come, with a photograph; everybody reads it: in Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/shop/product/1003')
  const section = main(page).getByRole('region', { name: /^리뷰/ })
  await section.getByRole('link', { name: '리뷰 쓰기' }).click()
  await page.waitForURL(/write=\d+/)

  // Nothing chosen, nothing said: each field says what it wants.
  await main(page).getByRole('button', { name: '리뷰 올리기' }).click()
  for (const message of ['별점을 골라 주세요.', '리뷰는 10자 이상 써 주세요.'])
    await page.getByRole('alert').filter({ hasText: message }).waitFor()
  expect(troubles.splice(0)).toEqual([expect.stringMatching(/^422/), expect.stringMatching(/422/)])

  await main(page).getByRole('radio', { name: '별점 4점' }).click({ force: true })
  await main(page).getByRole('textbox', { name: '리뷰 내용' }).fill(story)
  const photos = page.locator('.review-form:visible input[type=file]')
  await photos.setInputFiles([{ name: '귤.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(html) }])
  await main(page).getByRole('button', { name: '리뷰 올리기' }).click()
  await page.getByRole('alert').filter({ hasText: '올릴 수 없는 파일 형식이에요.' }).waitFor()
  troubles.splice(0)

  // What was typed is still there after a reload.
  await page.reload()
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('textarea')?.value !== '')
  expect(await main(page).getByRole('textbox', { name: '리뷰 내용' }).inputValue()).toBe(story)
  expect(await main(page).getByRole('radio', { name: '별점 4점' }).isChecked()).toBe(true)
  await photos.setInputFiles([{ name: '귤.jpg', mimeType: 'image/jpeg', buffer: await photograph() }])
  await main(page).getByRole('button', { name: '리뷰 올리기' }).click()
  await page.waitForURL('**/my-page/product-review?tab=written')
  await review(page, story).waitFor()
  expect(await brokenPictures(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  // Someone else reads it on the product's page, looks at the picture, and finds it helpful.
  const other = await visitor()
  await signIn(other.page, 'clerk', '/shop/product/1003')
  const said = review(other.page, story)
  await said.getByText('김*나').waitFor()
  await said.getByRole('button', { name: '사진 1 크게 보기' }).click()
  await other.page.getByRole('dialog').waitFor()
  await other.page.keyboard.press('Escape')
  await other.page.getByRole('dialog').waitFor({ state: 'detached' })
  await said.getByRole('button', { name: '도움이 됐어요 0' }).click()
  await said.getByRole('button', { name: '도움이 됐어요 1', pressed: true }).waitFor()
  await other.page.reload()
  await said.getByRole('button', { name: '도움이 됐어요 1', pressed: true }).waitFor()
  expect(other.troubles).toEqual([])

  // Changed, and taken back; then there is something to write again.
  await review(page, story).getByRole('link', { name: '고치기' }).click()
  await main(page).getByRole('button', { name: '사진 1 빼기' }).click()
  await main(page).getByRole('textbox', { name: '리뷰 내용' }).fill('한 달을 켜 보니 향이 더 깊어졌어요.')
  await main(page).getByRole('button', { name: '수정한 내용 저장' }).click()
  await page.waitForURL('**/my-page/product-review?tab=written')
  const changed = review(page, '한 달을 켜 보니 향이 더 깊어졌어요.')
  await changed.waitFor()
  await changed.getByRole('button', { name: '지우기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click()
  await page.getByRole('dialog').getByText('리뷰를 지웠어요.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await changed.waitFor({ state: 'detached' })
  await main(page).getByRole('link', { name: '쓸 수 있는 리뷰' }).click()
  await page.locator('.unreviewed:visible', { hasText: '귤껍질 난로' }).waitFor()
  expect(troubles).toEqual([])
})

test('read all reviews by stars and with photographs; write one: in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await signIn(page, 'hana', '/customer/product-review')
  await main(page).getByRole('link', { name: 'Highest rated' }).click()
  await page.waitForURL('**?sort=stars')
  await page.locator('.review:visible').first().getByRole('img', { name: '5 out of 5 stars' }).waitFor()
  // The link of the new list: the old one, which is kept hidden for Back, has a link of the same name.
  await page.locator('a[href$="?photo=true&sort=stars"]').click()
  await page.waitForURL('**?photo=true&sort=stars')
  // The address changes first, then the list, which may have held a picture before.
  await expect.poll(() => page.locator('.review:visible:not(:has(.review-photo))').count()).toBe(0)
  expect(await page.locator('.review:visible').count()).toBe(10)
  expect(await overflow(page)).toBe(0)
  await main(page).getByRole('link', { name: '2', exact: true }).click()
  await page.waitForURL('**&page=2')
  await page.goBack()
  await page.waitForURL('**?photo=true&sort=stars')

  // Leaving by an address cuts off whatever was still on its way.
  await page.goto('/my-page/product-review')
  expect(troubles.splice(0).filter((trouble) => !trouble.endsWith('ERR_ABORTED'))).toEqual([])
  await page.locator('.unreviewed:visible', { hasText: 'White Duvet' }).getByRole('link').click()
  await main(page).getByRole('radio', { name: '5 stars' }).click({ force: true })
  await main(page).getByRole('textbox', { name: 'Your review' }).fill('Two sprays on the pillow and I am gone.')
  expect(await overflow(page)).toBe(0)
  await page.evaluate('window.jumps = []')
  await main(page).getByRole('button', { name: 'Post the review' }).click()
  await review(page, 'Two sprays on the pillow').waitFor()
  // From the form to the list it is in now, nothing jumped.
  await calm(page)
  expect(await jumpsOf(page)).toEqual([])
  await page.locator('.unreviewed:visible', { hasText: 'White Duvet' }).waitFor({ state: 'detached' })
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})
