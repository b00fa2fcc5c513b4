import cart from '@sillage/domains/cart/english.json' with { type: 'json' }
import catalog from '@sillage/domains/catalog/english.json' with { type: 'json' }
import coupon from '@sillage/domains/coupon/english.json' with { type: 'json' }
import member from '@sillage/domains/member/english.json' with { type: 'json' }
import order from '@sillage/domains/order/english.json' with { type: 'json' }
import payment from '@sillage/domains/payment/english.json' with { type: 'json' }
import type { Page } from 'playwright-core'
import { arrive, type Language } from './visitor.ts'

/** What a buyer reads in one language, so that one journey can be walked in both. */
const dictionary = new Map(Object.entries({ ...cart, ...catalog, ...coupon, ...member, ...order, ...payment }))
export const wordsIn = (lang: Language) => (korean: string) => {
  const words = lang === 'ko' ? korean : dictionary.get(korean)
  if (!words) throw new Error(`no English for "${korean}"`)
  return words
}
export type Words = ReturnType<typeof wordsIn>

export const main = (page: Page) => page.getByRole('main')
const seen = (page: Page) => page.locator(':visible')
/** A text on the screen; pages kept behind may say the same. */
export const said = (page: Page, text: string | RegExp) => main(page).getByText(text).and(seen(page)).first()
/** A field of the form by the name the server knows it by; pages kept behind have fields too. */
export const field = (page: Page, name: string) => page.locator(`input[name="${name}"]:visible`)

export const smoke = { id: 1001, ko: '저녁 연기', en: 'Evening Smoke' }

/** Straight from a product to the order form, once it says what everything costs. */
export async function buyNow(page: Page, t: Words, id = smoke.id) {
  await arrive(page, `/shop/product/${id}`)
  await main(page)
    .getByRole('button', { name: t('바로 구매') })
    .and(seen(page))
    .click()
  await page.waitForURL('**/shop/order-form')
  await settled(page)
}

/** The total on the screen is the one for what is chosen. */
export const settled = (page: Page) => page.locator('.checkout-sums:not([data-old]):visible').waitFor()

export const guest = { name: '이손님', hp: '010-2222-3333', email: 'guest@example.com', password: '열두 개의 작은 별' }

export async function fillGuest(page: Page, { name, hp, email, password } = guest) {
  await field(page, 'buyer_name').fill(name)
  await field(page, 'buyer_hp').fill(hp)
  await field(page, 'buyer_email').fill(email)
  await field(page, 'guest_password').fill(password)
}

/** Types an address, also where the form begins with one of the member's book. */
export async function fillPlace(page: Page, { zip = '04524', addr1 = '서울 중구 세종대로 110' } = {}) {
  const typed = main(page).getByRole('button', { name: /^(직접 입력|Another address)$/ })
  if (await typed.isVisible()) await typed.click()
  await field(page, 'zip').fill(zip)
  await field(page, 'receiver_addr1').fill(addr1)
  await field(page, 'receiver_addr2').fill('1층')
  if ((await field(page, 'receiver_city').count()) === 0) return
  await field(page, 'receiver_city').fill('Los Angeles')
  await field(page, 'receiver_state').fill('CA')
}

export const agree = (page: Page, t: Words) => main(page).getByText(t('아래 내용에 모두 동의해요')).click()

export const chooseMethod = (page: Page, name: string) => main(page).getByRole('radio', { name }).check()

/** Presses whichever pay button this screen has, once the total is certain. */
export async function pay(page: Page) {
  await settled(page)
  await main(page).locator('button[type=submit]:visible:not([aria-busy])').last().click()
}

/** Agrees to everything in the provider's window and pays, or has the payment end otherwise. */
export async function payInTheWindow(page: Page, { outcome = '' } = {}) {
  await page.waitForURL('**/window?**')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  if (outcome) {
    await page.getByText('테스트: 결과 고르기').click()
    await page.getByLabel('결과').selectOption(outcome)
  }
  await page.locator('button[value=pay]').click()
}
