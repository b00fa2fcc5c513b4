import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInHere } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'
import { bothWays, wordsIn } from './words.ts'

const { visitor } = journeys()
const main = (page: Page) => page.getByRole('main')

/** What the demo shop wrote, as it is found and read in each language. */
const readers = [
  {
    ...bothWays[0],
    here: /지금 상담 중|점심시간|지금은 상담/,
    about: '향수',
    asked: '개봉한 향수를 반품할 수 있나요?',
    answer: '주문 제작',
    learn: '수료증',
    notices: '제주 섬',
    leaves: '주문이 떠나는 시간을 안내해 드려요',
    islands: '제주와 섬',
    before: '‘저녁 연기’를 처음 소개해요',
    document: /소이왁스 시험 성적서/,
  },
  {
    ...bothWays[1],
    here: /We are (here|at lunch|closed)/,
    about: 'perfume',
    asked: 'Can I return a perfume I have opened?',
    answer: 'items made to order, cannot be returned',
    learn: 'certificate',
    notices: 'jeju islands',
    leaves: 'When your order leaves',
    islands: 'Please allow two more days for Jeju and the islands.',
    before: 'Introducing Evening Smoke',
    document: /certificate of analysis/,
  },
]

test.each(readers)('in $lang at $width a reader finds answers, notices and documents', async (way) => {
  const t = wordsIn(way.lang)
  const { page, troubles } = await visitor(way)
  await arrive(page, '/customer/center')
  await calm(page)
  await main(page).getByText(way.here).waitFor()
  await main(page)
    .getByRole('searchbox', { name: t('고객센터에서 찾기') })
    .fill(way.about)
  await page.keyboard.press('Enter')
  await main(page).getByText(way.asked).click()
  await main(page).getByText(way.answer).first().waitFor()
  expect(await overflow(page)).toBe(0)
  // Each kind leads to its own board, where all of it is found.
  await arrive(page, `/customer/center?keyword=${encodeURIComponent(way.learn)}`)
  const school = main(page).locator('.center-group', { hasText: t('TSSA 공지') })
  const total = (await school.locator('.num').innerText()).trim()
  await school.getByRole('link', { name: t('모두 보기') }).click()
  await page.waitForURL(`**/tssa/notice?keyword=${encodeURIComponent(way.learn)}`)
  await main(page)
    .getByRole('status')
    .getByText(new RegExp(`\\b${total}(건| post)`))
    .waitFor()

  await arrive(page, '/customer/notice')
  await calm(page)
  await main(page)
    .getByRole('searchbox', { name: t('공지 찾기') })
    .fill(way.notices)
  await page.keyboard.press('Enter')
  await main(page)
    .getByRole('status')
    .getByText(/\b1(건| post)/)
    .waitFor()
  await main(page)
    .getByRole('link', { name: new RegExp(way.leaves) })
    .click()
  await page.getByRole('heading', { level: 1, name: way.leaves }).waitFor()
  await main(page).getByText(way.islands).first().waitFor()
  expect(await overflow(page)).toBe(0)
  await main(page)
    .getByRole('navigation', { name: t('앞뒤 글') })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: way.before }).waitFor()

  // The list is open, a document is for members.
  await arrive(page, '/customer/document-board?keyword=L2510A')
  await calm(page)
  await main(page).getByRole('link', { name: way.document }).click()
  await page.waitForURL('**/login?redirect=*')
  await signInHere(page, 'hana')
  await page.getByRole('heading', { level: 1, name: way.document }).waitFor()
  const file = main(page).getByRole('link', { name: /L2510A/ })
  const reply = await page.request.get((await file.getAttribute('href')) ?? '')
  expect(reply.headers()['content-type']).toBe('application/pdf')
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})
