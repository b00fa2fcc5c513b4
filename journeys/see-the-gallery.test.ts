import { glob, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journeys, type Language, overflow, type Screen } from './visitor.ts'

const { visitor } = journeys()
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const drawn = glob(['packages/ui/*.gallery.tsx', 'domains/*/shop/*.gallery.tsx'], {
  cwd: join(import.meta.dirname, '..'),
})
const widgets: string[] = []
for await (const file of drawn) widgets.push(basename(file, '.gallery.tsx'))

/** What keeps someone out, as axe finds it; the frame of another service is not ours to judge. */
async function faultsIn(page: Page, place: string) {
  // One state beside the other: no page has the same landmark twice, a gallery has.
  const options = `{ iframes: false, rules: { 'landmark-unique': { enabled: false } } }`
  // axe was put there before; this is what its documentation says it answers.
  const { violations, passes } = (await page.evaluate(`axe.run('${place}', ${options})`)) as AxeResults
  return {
    passes: passes.length,
    faults: violations
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
      .filter((fault) => !isDay(fault)),
  }
}

/** axe misses the 8 in "11월 8일", for want of a space behind it; who says "8" presses the day all the same. */
const isDay = (fault: string) => /^label-content-name-mismatch: .*aria-label="[^"]*일.*calendar-day/.test(fault)

async function openGallery(width: Screen, lang: Language, only = '') {
  const { page, context, troubles } = await visitor({ width, bypassCSP: true })
  await page.goto(`/gallery?${new URLSearchParams({ lang, only })}`)
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  // Calendars come after everything else.
  await page.locator('[aria-busy="true"][readonly]').first().waitFor({ state: 'detached' })
  await page.evaluate(axe)
  return { page, context, troubles }
}

const korean = /[ㄱ-ㆎ가-힣]/
const kinds: [Screen, Language][] = [
  [1280, 'ko'],
  [390, 'ko'],
  [1280, 'en'],
  [390, 'en'],
]

test.each(kinds)(
  'at %i pixels in "%s" every widget is there in all its states, and nothing sticks out',
  async (width, lang) => {
    const { page, troubles } = await openGallery(width, lang)
    const shown = await page.locator('[data-widget]').evaluateAll((all) => all.map((one) => one.id))
    expect(shown.toSorted()).toEqual(widgets.toSorted())
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(korean.test(await page.getByRole('main').innerText())).toBe(lang === 'ko')
    expect(await page.locator('.top, .foot, .dock').count()).toBe(0)
    expect(await overflow(page)).toBe(0)
    // A demo link may point at a picture that is not there; the page itself must not complain.
    expect(troubles.filter((trouble) => trouble.startsWith('error'))).toEqual([])
  },
)

test('each language is a press away from the other, and shows the same states', async () => {
  const { page } = await openGallery(1280, 'ko')
  const states = () =>
    page.locator('[data-entry]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const inKorean = await states()
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/gallery?lang=en')
  await page.locator('html[lang="en"] .gallery-index').waitFor()
  expect(await states()).toEqual(inKorean)
  await page.getByRole('link', { name: '한국어' }).click()
  await page.locator('html[lang="ko"] .gallery-index').waitFor()
  expect(await states()).toEqual(inKorean)
})

// The other two ways differ in words or in width only, and their states are read one by one without a browser.
test.each([
  [1280, 'ko'],
  [390, 'en'],
] as const)(
  'at %i pixels in "%s" nothing keeps anyone out, and what opens speaks the language and closes by Escape',
  async (width, lang) => {
    const { page } = await openGallery(width, lang)
    const { faults, passes } = await faultsIn(page, 'main')
    expect(passes).toBeGreaterThan(20)
    expect(faults).toEqual([])
    const openers = page.locator('main [aria-haspopup]:not(:disabled)')
    const named = await openers.evaluateAll((all) => all.map((one) => one.closest('section')?.id ?? ''))
    const opening = [...new Set(named)]
    expect(opening.toSorted().join(' ')).toBe(
      'card-deck date-picker dialog drawer notice-dialog picture-viewer popover postcode-finder price-trace select tour',
    )
    // Each by itself: what judges an open dialog reads everything around it, too.
    for (const widget of opening) {
      const alone = await openGallery(width, lang, widget)
      for (const opener of await alone.page.locator('main [aria-haspopup]:not(:disabled)').all()) {
        await judgeOpened(alone.page, opener, lang)
      }
      await alone.context.close()
    }
  },
  600_000,
)

async function judgeOpened(page: Page, opener: Locator, lang: Language) {
  const name = await opener.evaluate((one) => `${one.closest('figure')?.getAttribute('aria-label')}`)
  await opener.click()
  const opened = page.locator('[role="dialog"]:visible, [role="listbox"]:visible')
  await opened.first().waitFor()
  // Until they are laid out, the cards of a deck are hidden, and their pictures name nothing.
  if (name.startsWith('card-deck')) await page.locator('.swiper-slide-active img').waitFor()
  expect((await faultsIn(page, '[role="dialog"], [role="listbox"]')).faults, name).toEqual([])
  expect(korean.test(await opened.first().innerText()), name).toBe(lang === 'ko')
  await page.keyboard.press('Escape')
  await opened.first().waitFor({ state: 'detached' })
}
