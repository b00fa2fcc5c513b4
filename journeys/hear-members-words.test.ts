import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { arrive, journeys } from './visitor.ts'

const { visitor } = journeys()

/** Korean that would be read out as if it were English. The name of a language stands in that language everywhere. */
const unsaidKorean = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement?.checkVisibility() || parentElement.closest('[lang]')?.getAttribute('lang') === 'ko') continue
      if (/[가-힣]/.test(textContent?.replaceAll('한국어', '') ?? '')) found.push(`${textContent}`)
    }
    return found
  })

test('on English pages what a member wrote in Korean, and their name, are read out in Korean', async () => {
  const { page } = await visitor({ width: 1280, lang: 'en' })
  await signIn(page, 'hana', '/my-page')
  const spoken = page.locator('[lang="ko"]:visible')
  await page.locator('.greeting [lang="ko"]').waitFor()
  expect(await unsaidKorean(page)).toEqual([])

  await arrive(page, '/my-page/inquiry')
  await page.locator('.inquiry-row-title[lang="ko"]').first().waitFor()
  expect(await unsaidKorean(page)).toEqual([])
  await page.locator('.inquiry-row').first().click()
  await page.locator('.bubble-words[lang="ko"]').first().waitFor()
  expect(await page.locator('.thread-title[lang="ko"]').count()).toBe(1)
  expect(await unsaidKorean(page)).toEqual([])

  for (const address of ['/my-page/product-inquiry', '/my-page/product-review', '/my-page/account']) {
    await arrive(page, address)
    await page.getByRole('main').locator('[lang="ko"]').first().waitFor()
    expect(await spoken.count()).toBeGreaterThan(0)
    expect(await unsaidKorean(page), address).toEqual([])
  }
})
