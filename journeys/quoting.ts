import type { AxeResults } from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { arrive, type Language, type Screen } from './visitor.ts'

type Case = { width: Screen; lang: Language; keywords: [string, string]; money: RegExp; words: Record<string, string> }
const ko = {
  how: '사용법 보기',
  finish: '다 봤어요',
  undo: '되돌리기',
  print: '인쇄하기',
  sheet: '견적서',
  from: '주식회사 실라주',
}
const en = {
  how: 'How it works',
  finish: 'Done',
  undo: 'Undo',
  print: 'Print',
  sheet: 'Quotation',
  from: 'Sillage Co., Ltd.',
}
export const cases: Case[] = [
  { width: 1280, lang: 'ko', keywords: ['무화과', 'ㅂㄱㅍㅂ'], money: /^[\d,]+원$/, words: ko },
  { width: 390, lang: 'en', keywords: ['fig shade', 'hinoki'], money: /^\$[\d,]+\.\d\d$/, words: en },
]

export const lines = (page: Page) => page.locator('.quotation-lines').locator('tbody tr, li')
export const quantity = (line: Locator) => line.locator('.stepper input')
export const total = (page: Page) => page.locator('[data-tour=total] .price b')
export const tour = (page: Page) => page.getByRole('dialog')
/** Won, or cents. */
export const amount = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** As someone who has been here before, and is not shown around. */
export async function returnTo(page: Page, address = '/shop/quotation') {
  await page.addInitScript("try { localStorage.quotation_tour = 'shown' } catch {}")
  await arrive(page, address)
}

export async function add(page: Page, keyword: string) {
  await page.getByRole('searchbox').fill(keyword)
  const row = page
    .locator('.quotation-result')
    .filter({ has: page.getByRole('button') })
    .first()
  await page.getByRole('status').filter({ hasText: /\d/ }).waitFor()
  const count = await lines(page).locator('.stepper').count()
  await row.getByRole('button').click()
  await expect.poll(() => lines(page).locator('.stepper').count()).toBe(count + 1)
}

export const focused = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)

/** The mark of what is lit: the place whose middle is the middle of the light. */
export const lit = (page: Page) =>
  page.evaluate(() => {
    const middle = (element: Element) => {
      const { top, left, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height / 2].map(Math.round).join()
    }
    const light = document.querySelector('.tour-light')
    const place = [...document.querySelectorAll('[data-tour]')].find((each) => light && middle(each) === middle(light))
    return place?.getAttribute('data-tour')
  })

/** What axe finds; it has been put into the page before. */
export async function faultsOf(page: Page) {
  // This is what its documentation says it answers.
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
}

/** Seoul's calendar, counted another way than the page does. Runs in the page. */
export function inFourteenDays() {
  const later = new Date()
  later.setDate(later.getDate() + 14)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(later)
}
