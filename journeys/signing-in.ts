import { demoPassword } from '@sillage/demo/member/seed.ts'
import type { Page } from 'playwright-core'
import { arrive } from './visitor.ts'

/** Fills in the login page that is open. Pages kept behind it have forms too, so only what is seen counts. */
export async function signInHere(page: Page, mb_id: string) {
  await page.locator('input[name=mb_id]:visible').fill(mb_id)
  await page.locator('input[name=mb_password]:visible').fill(demoPassword)
  const awake = page.waitForResponse('**/api/v1/login-check')
  await page.getByRole('main').locator('button[type=submit]:visible').click()
  await awake
}

/** Signs in as someone of the demo shop and goes to an address. */
export async function signIn(page: Page, mb_id: string, address: string) {
  await arrive(page, `/login?redirect=${encodeURIComponent(address)}`)
  await signInHere(page, mb_id)
  await page.waitForURL(`**${address}`)
}
