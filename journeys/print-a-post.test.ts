import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'
import { bothWays, wordsIn } from './words.ts'

const { visitor } = journeys()
const main = (page: Page) => page.getByRole('main')
const a4 = { width: 794, height: 1123 }

/** Everything around a post that would be drawn on paper, by what it is. */
const around = (page: Page) =>
  page.evaluate(() => {
    const things = document.querySelectorAll(
      'header, footer, nav, button, dialog, [role=dialog], .chat-button, #ch-plugin',
    )
    return [...things].filter((thing) => thing.checkVisibility()).map((thing) => thing.id || thing.className)
  })

/** What stands between the edges of the paper, and whether any of it is cut off. */
const cutOff = (page: Page) =>
  main(page).evaluate((post) =>
    [...post.querySelectorAll('*')]
      .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
      .filter((part) => getComputedStyle(part).overflowX !== 'visible')
      .map(({ className }) => String(className)),
  )

test.each(bothWays)(
  'in $lang at $width a document and notices come out of the printer alone and whole',
  async (way) => {
    const t = wordsIn(way.lang)
    const { page, troubles } = await visitor(way)
    await signIn(page, 'hana', '/customer/document-board')
    const screen = { width: way.width, height: 800 }
    for (const list of ['/customer/document-board?keyword=L2510A', '/customer/notice', '/tssa/notice']) {
      await arrive(page, list)
      await calm(page)
      await main(page).locator('a.board-row:visible').first().click()
      await main(page)
        .getByRole('button', { name: t('인쇄하기') })
        .and(page.locator(':visible'))
        .waitFor()
      await calm(page)
      const address = page.url()
      // Also while someone talks to us.
      const chat = page.locator('.chat-button:visible, .dock button:visible').last()
      await chat.click()
      await page.locator('#ch-plugin').getByRole('textbox').waitFor()
      expect((await around(page)).length, address).toBeGreaterThan(3)

      await page.setViewportSize(a4)
      await page.emulateMedia({ media: 'print' })
      expect(await around(page), address).toEqual([])
      expect(await page.getByRole('heading', { level: 1 }).and(page.locator(':visible')).count(), address).toBe(1)
      const words = (await main(page).locator('.rich-text:visible').innerText()).trim()
      expect(words.length, address).toBeGreaterThan(10)
      expect(await overflow(page), address).toBe(0)
      expect(await cutOff(page), address).toEqual([])
      const files = main(page).locator('.document-files:visible tbody tr')
      if (list.includes('document')) expect(await files.filter({ hasText: 'L2510A' }).count()).toBeGreaterThan(0)
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize(screen)
      await page.keyboard.press('Escape')
    }
    expect(troubles).toEqual([])
  },
)
