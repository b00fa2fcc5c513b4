import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, calm, journeys, overflow } from './visitor.ts'
import { wordsIn } from './words.ts'

const { visitor } = journeys()
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const ways = [
  { width: 1280, lang: 'ko' },
  { width: 390, lang: 'en' },
] as const
const words = {
  ko: {
    privacy: '개인정보 처리방침',
    versions: '버전 선택 · 3개',
    second: '버전 2',
    now: '현재 버전 보기',
    store: '매장 구매 내역의 확인',
  },
  en: {
    privacy: 'Privacy policy',
    versions: 'Versions · 3',
    second: 'Version 2',
    now: 'See the version in force',
    store: 'Purchases in our stores',
  },
}

/** How far below the top of the window a document begins. */
const topOf = (page: Page, kind: string) =>
  page.locator(`section#${kind}:visible`).evaluate((section) => Math.round(section.getBoundingClientRect().top))

test.each(ways)('at $width pixels in $lang, each text one is asked to agree to is there to be read', async (way) => {
  const { page, context, troubles } = await visitor(way)
  await arrive(page, '/register')
  const links = page.getByRole('list', { name: wordsIn(way.lang)('동의 항목') }).getByRole('link')
  const kinds = new Set<string>()
  for (const link of await links.all()) {
    const [text] = await Promise.all([context.waitForEvent('page'), link.click()])
    await text.waitForLoadState()
    const kind = new URL(text.url()).hash.slice(1)
    await expect.poll(() => topOf(text, kind)).toBe(70)
    expect((await text.locator(`section#${kind}`).innerText()).length).toBeGreaterThan(200)
    kinds.add(kind)
    await text.close()
  }
  expect([...kinds]).toEqual(['terms', 'collection', 'optional', 'ads'])
  expect(troubles).toEqual([])
})

test.each(ways)('at $width pixels in $lang, an earlier version is chosen, read and left again', async (way) => {
  const { page, troubles } = await visitor(way)
  const said = words[way.lang]
  await arrive(page, '/contents/privacy#privacy')
  await expect.poll(() => topOf(page, 'privacy')).toBe(70)
  const policy = page.locator('section#privacy:visible')
  const store = policy.getByRole('heading', { name: said.store })
  expect(await store.count()).toBe(1)

  await policy.getByText(said.versions).click()
  await policy.getByRole('link', { name: said.second }).click()
  await page.waitForURL('**/contents/privacy?version=privacy-2#privacy')
  await page.getByRole('link', { name: said.now }).waitFor()
  await expect.poll(() => topOf(page, 'privacy')).toBe(70)
  expect(await store.count()).toBe(0)

  await page.getByRole('link', { name: said.now }).click()
  await page.waitForURL('**/contents/privacy#privacy')
  await expect.poll(() => topOf(page, 'privacy')).toBe(70)
  expect(await store.count()).toBe(1)
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})

test.each(ways)('at $width pixels in $lang, the texts have no fault that keeps anyone out', async (way) => {
  const { page } = await visitor({ ...way, bypassCSP: true })
  for (const address of ['/contents/privacy', '/contents/privacy?version=terms-1']) {
    await arrive(page, address)
    await calm(page)
    await page.evaluate(axe)
    // The line before has put it there; this is what its documentation says it answers.
    const { violations, passes } = (await page.evaluate('axe.run()')) as AxeResults
    expect(passes.length).toBeGreaterThan(10)
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([])
  }
})

test.each(ways)('at $width pixels in $lang, everything can be read and chosen without scripts', async (way) => {
  const { page } = await visitor({ ...way, javaScriptEnabled: false })
  const said = words[way.lang]
  await page.goto('/contents/privacy')
  expect(await page.locator('section.policy').count()).toBe(7)
  await page.locator('#privacy').getByText(said.versions).click()
  await page.locator('#privacy').getByRole('link', { name: said.second }).click()
  await page.waitForURL('**/contents/privacy?version=privacy-2#privacy')
  await page.getByRole('link', { name: said.now }).waitFor()
  const text = await page.locator('.policies').innerText()
  expect(text.length).toBeGreaterThan(10_000)
  if (way.lang === 'en') expect(text).not.toMatch(/[가-힣]/)
})

test('on paper there are the texts and nothing to press', async () => {
  const { page } = await visitor()
  await arrive(page, '/contents/privacy')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  expect(await page.getByRole('main').getByRole('link').count()).toBe(0)
  expect(await page.locator('section#terms').isVisible()).toBe(true)
})

test('a version that never was is not found', async () => {
  const { page } = await visitor()
  for (const version of ['privacy-99', 'nothing-1', '2']) {
    const reply = await page.goto(`/contents/privacy?version=${version}`)
    expect(reply?.status()).toBe(404)
  }
})
