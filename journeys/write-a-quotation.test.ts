import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { arrive, journeys, type Language, overflow, type Screen } from './visitor.ts'

const { visitor } = journeys()
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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
  how: 'Show me how',
  finish: 'Done',
  undo: 'Undo',
  print: 'Print',
  sheet: 'Quotation',
  from: 'Sillage Co., Ltd.',
}
const cases: Case[] = [
  { width: 1280, lang: 'ko', keywords: ['무화과', 'ㅂㄱㅍㅂ'], money: /^[\d,]+원$/, words: ko },
  { width: 390, lang: 'en', keywords: ['fig shade', 'hinoki'], money: /^\$[\d,]+\.\d\d$/, words: en },
]

const lines = (page: Page) => page.locator('.quotation-lines').locator('tbody tr, li')
const quantity = (line: Locator) => line.locator('.stepper input')
const total = (page: Page) => page.locator('[data-tour=total] .price b')
const tour = (page: Page) => page.getByRole('dialog')
/** Won, or cents. */
const amount = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** As somebody who has been here before, and is not shown around. */
async function returnTo(page: Page, address = '/shop/quotation') {
  await page.addInitScript("try { localStorage.quotation_tour = 'shown' } catch {}")
  await arrive(page, address)
}

async function add(page: Page, keyword: string) {
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

const focused = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)

/** The mark of what is lit: the place whose middle is the middle of the light. */
const lit = (page: Page) =>
  page.evaluate(() => {
    const middle = (element: Element) => {
      const { top, left, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height / 2].map(Math.round).join()
    }
    const light = document.querySelector('.tour-light')
    const place = [...document.querySelectorAll('[data-tour]')].find((each) => light && middle(each) === middle(light))
    return place?.getAttribute('data-tour')
  })

describe.each(cases)('at $width pixels in $lang', ({ width, lang, keywords, money, words }) => {
  test('a newcomer is shown around once, by the keyboard alone, and may ask again', async () => {
    const { page, troubles } = await visitor({ width, lang })
    await arrive(page, '/shop/quotation')
    const how = page.getByRole('button', { name: words.how })
    for (const place of ['search', 'lines', 'total', 'validity', 'print']) {
      await expect.poll(() => lit(page)).toBe(place)
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => lit(page)).toBe('validity')
    await page.keyboard.press('Escape')
    await tour(page).waitFor({ state: 'detached' })
    await focused(how)

    await arrive(page, '/shop/quotation')
    await total(page).waitFor()
    expect(await tour(page).count()).toBe(0)
    await add(page, keywords[0])
    await how.focus()
    await page.keyboard.press('Enter')
    for (const place of ['search', 'quantity', 'total', 'validity', 'print']) {
      await expect.poll(() => lit(page)).toBe(place)
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
      if (place === 'print') expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.finish)
      await page.keyboard.press('Enter')
    }
    await tour(page).waitFor({ state: 'detached' })
    await focused(how)
    expect(troubles).toEqual([])
  })

  test('two lines are written, kept over a reload, taken away and brought back', async () => {
    const { page, troubles } = await visitor({ width, lang })
    await returnTo(page)
    await add(page, keywords[0])
    await add(page, keywords[1])
    const first = lines(page).first()
    await quantity(first).fill('12')
    await quantity(first).press('Enter')
    await page.locator('input[name=company]').fill('달밤 공방')
    const written = async () => ({
      names: await lines(page).locator('.quotation-name').allInnerTexts(),
      quantities: await quantity(lines(page)).evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map((one) => one.value),
      ),
      sums: (await lines(page).locator('.quotation-sum').allInnerTexts()).map((text) => text.trim()),
      total: await total(page).innerText(),
      company: await page.locator('input[name=company]').inputValue(),
    })
    await expect.poll(async () => (await written()).quantities).toEqual(['12', '1'])
    const before = await written()
    expect(before.sums.filter((sum) => !money.test(sum))).toEqual([])
    expect(amount(before.total)).toBe(before.sums.map(amount).reduce((sum, each) => sum + each, 0))
    expect(amount(before.sums[0] ?? '') % 12).toBe(0)
    expect(before.company).toBe('달밤 공방')
    expect(await page.evaluate(() => localStorage.quotation_draft)).not.toMatch(/price|amount|krw|usd/)

    await arrive(page, '/shop/quotation')
    await total(page).waitFor()
    expect(await written()).toEqual(before)

    await first.locator('.icon-button').click()
    await expect.poll(() => lines(page).count()).toBe(1)
    await focused(page.locator('#quotation-lines'))
    await page.getByRole('button', { name: words.undo }).click()
    await expect.poll(written).toEqual(before)
    expect(await overflow(page)).toBe(0)
    expect(troubles).toEqual([])
  })

  test('what is printed is the paper, and nothing to press', async () => {
    const { page, troubles } = await visitor({ width, lang })
    await returnTo(page)
    const sheet = page.locator('.quotation-sheet')
    expect(await page.getByRole('button', { name: words.print }).isDisabled()).toBe(true)
    await add(page, keywords[0])
    await page.locator('textarea').fill('선물 포장')
    const shown = {
      name: await lines(page).locator('.quotation-name').innerText(),
      total: await total(page).innerText(),
    }
    expect(await sheet.isVisible()).toBe(false)
    // What the button does is ask the browser; there is no printer here.
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
    await page.getByRole('button', { name: words.print }).click()
    await page.locator('body[data-printed]').waitFor()

    await page.emulateMedia({ media: 'print' })
    await sheet.getByRole('heading', { name: words.sheet }).waitFor()
    expect(await page.locator('button:visible, a:visible, input:visible, textarea:visible').count()).toBe(0)
    const paper = await sheet.innerText()
    for (const text of [shown.name, shown.total, words.from ?? '', '214-88-60930', '1800-8914', '선물 포장']) {
      expect(paper).toContain(text)
    }
    expect(await sheet.locator('time').getAttribute('datetime')).toBe(await page.evaluate(inFourteenDays))
    expect(troubles).toEqual([])
  })

  test('nobody is kept out by a fault, empty or written', async () => {
    const { page } = await visitor({ width, lang, bypassCSP: true })
    await returnTo(page)
    await total(page).waitFor()
    await page.evaluate(axe)
    const faults = async () => {
      // The line before has put it there; this is what its documentation says it answers.
      const { violations } = (await page.evaluate('axe.run()')) as AxeResults
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
    }
    expect(await faults()).toEqual([])
    await add(page, keywords[0])
    expect(await faults()).toEqual([])
  })
})

/** Seoul's calendar, counted another way than the page does. Runs in the page. */
function inFourteenDays() {
  const later = new Date()
  later.setDate(later.getDate() + 14)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(later)
}

test('a tour that is left with its page is not seen elsewhere, and goes on where it was', async () => {
  const { page, troubles } = await visitor()
  await returnTo(page)
  const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('link', { name: '대량 구매' }).click()
  await title('대량 구매')
  await page.goBack()
  await page.getByRole('button', { name: '사용법 보기' }).click()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => lit(page)).toBe('lines')
  await page.goForward()
  await title('대량 구매')
  await tour(page).waitFor({ state: 'detached' })
  expect(await page.locator('.tour-light').count()).toBe(0)
  await page.goBack()
  await expect.poll(() => lit(page)).toBe('lines')
  await page.keyboard.press('Escape')
  await tour(page).waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})

test('a failed search says so, and the next try finds', async () => {
  const { page } = await visitor()
  await returnTo(page)
  await page.route('**/api/v1/products?*', (route) => route.abort())
  await page.getByRole('searchbox').fill('무화과')
  await page.getByRole('alert').getByText('상품을 찾지 못했어요.').waitFor()
  await page.unroute('**/api/v1/products?*')
  await page.getByRole('button', { name: '다시 찾기' }).click()
  await page.locator('.quotation-result').first().waitFor()
  await page.getByRole('searchbox').fill('없는 낱말')
  await page.getByText('‘없는 낱말’에 맞는 상품이 없어요.').waitFor()
})

test('what another tab writes is taken over; everything is cleared only after asking', async () => {
  const { context, page, troubles } = await visitor()
  await returnTo(page)
  const other = await context.newPage()
  await returnTo(other)
  await add(other, '무화과')
  await expect.poll(() => lines(page).count()).toBe(1)

  const clear = page.getByRole('button', { name: '모두 지우기', exact: true })
  await clear.click()
  await page.getByRole('dialog').getByRole('button', { name: '취소' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await lines(page).count()).toBe(1)
  await clear.click()
  await page.getByRole('dialog').getByRole('button', { name: '모두 지우기' }).click()
  await page.getByRole('heading', { name: '담은 상품이 없어요' }).waitFor()
  await focused(page.locator('#quotation-lines'))
  await other.getByRole('heading', { name: '담은 상품이 없어요' }).waitFor()
  expect(troubles).toEqual([])
})

test('garbage in storage is an empty paper, and what is no longer sold costs nothing', async () => {
  const { page } = await visitor()
  await page.addInitScript("localStorage.quotation_draft ??= '{oh'")
  await returnTo(page)
  await page.getByRole('heading', { name: '담은 상품이 없어요' }).waitFor()
  await page.evaluate(() => {
    const lines = [{ product_id: 999_999, variant_id: null, quantity: 3 }]
    localStorage.quotation_draft = JSON.stringify({ version: 1, lines, buyer: {} })
  })
  await arrive(page, '/shop/quotation')
  await page.getByText('이제 팔지 않는 상품이라 합계에서 뺐어요.').waitFor()
  expect(await total(page).innerText()).toBe('0원')
  await page.getByText('0가지').waitFor()
  expect(await page.getByRole('button', { name: '인쇄하기' }).isDisabled()).toBe(true)
})
