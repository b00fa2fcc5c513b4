import { demoPassword } from '@sillage/demo/member/seed.ts'
import type { Page } from 'playwright-core'

/** Signs in at the console's own door, in the language of its words. */
export async function openConsole(page: Page, mb_id: string, { address = '/admin', lang = 'ko' } = {}) {
  if (lang === 'en') await page.addInitScript("localStorage.setItem('console:language', 'en')")
  await page.goto(address)
  await page.locator('input[autocomplete=username]').fill(mb_id)
  await page.locator('input[type=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: /관리 메뉴|Console menu/ }).waitFor()
}
