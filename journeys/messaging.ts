import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { calm } from './visitor.ts'

/** A phone of Apple's, as it names itself: on it the messenger is an app. */
export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1'

/** A browser on Android that knows no intents: it launches an app in a hidden frame. */
export const oldAndroid = 'Mozilla/5.0 (Linux; U; Android 15) AppleWebKit/537.36 Version/4.0 Mobile Safari/537.36'

/** What the shop answers this visitor. */
export const ask = (page: Page, address: string) =>
  page.evaluate((address) => fetch(address).then((reply) => reply.json()), address)

/** The emulator of the messaging platform, which shows what it received. */
export const messengerOf = async (page: Page): Promise<string> =>
  (await ask(page, '/api/v1/auth/kakao')).messenger.emulator

/** Presses as people do: the pointer is there first, and what is fetched for it has come. */
export async function pressCalmly(page: Page, button: Locator) {
  await button.hover()
  await calm(page)
  await button.click()
}

/** Presses something and gives the window it opens, once its heading is there. */
export async function windowOf(page: Page, button: Locator, heading: string) {
  const opened = page.waitForEvent('popup')
  await pressCalmly(page, button)
  const popup = await opened
  await popup.getByRole('heading', { name: heading, level: 1 }).waitFor()
  return popup
}

/** How large a window was asked to be, whatever a browser without a screen makes of it. */
export async function watchWindows(page: Page) {
  const asked: string[] = []
  await page.exposeFunction('noteWindow', (features: string) => void asked.push(features))
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (url, name, features) => {
      // Without any it is only led on to its address.
      if (features) Reflect.get(window, 'noteWindow')(features)
      return open(url, name, features)
    }
  })
  return asked
}

export const gone = (popup: Page) => expect.poll(() => popup.isClosed()).toBe(true)
