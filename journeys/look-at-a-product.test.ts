import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clerkAt, staffAt } from './clerk.ts'
import { signIn } from './signing-in.ts'
import { arrive, brokenPictures, calm, journeys, jumpsOf, overflow } from './visitor.ts'

const { visitor } = journeys()

const candle = 1002
const labels = 1316
const soldOne = 1003

const buy = (page: Page) => page.getByRole('main').locator('.buy')
/** As when another window was in front. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

/** What floats lies beside what is read and paid, not over it. */
function chatBesideThePage() {
  const [chat, prices] = ['.chat-button', '.buy'].map((one) => document.querySelector(one)?.getBoundingClientRect())
  if (!chat || !prices) throw new Error('one of the two is not there')
  return chat.left >= prices.right
}

/** A finger from the right to the left, above the middle, where buttons may lie. */
async function swipe(page: Page, across: Locator) {
  const box = await across.boundingBox()
  if (!box) throw new Error('there is nothing to swipe')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width * share, y: box.y + box.height * 0.4 }],
    })
  await touch('touchStart', 0.9)
  for (let share = 0.85; share > 0.1; share -= 0.05) await touch('touchMove', share)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

async function clerk() {
  return clerkAt((await visitor()).page)
}

/** The candle is offered with something beside it, in small numbers, and with its documents. */
async function givenOffer() {
  const staff = await clerk()
  const [beside] = (await staff.sheet(labels)).variants
  await staff.set(candle, 'add-ons', { variant_ids: [beside?.id] })
  const warranty = { label: '품질보증 기준', label_en: 'Warranty', value: '소비자 분쟁 해결 기준', value_en: 'By law' }
  await staff.change(candle, { statutory: [warranty], no_return: 'opened_fragrance', max_quantity: 3 })
  return staff
}

test('choose a candle with what goes beside it, learn why it costs that, and take it: in Korean', async () => {
  const staff = await givenOffer()
  const { page, troubles } = await visitor()
  await arrive(page, `/shop/product/${candle}`)
  await page.getByRole('heading', { level: 1, name: '무화과 그늘' }).waitFor()
  expect(await page.evaluate(chatBesideThePage)).toBe(true)
  await page
    .getByRole('navigation', { name: '상품 정보' })
    .getByRole('link', { name: /^리뷰 ?\d+$/ })
    .waitFor()

  // Its pictures, on the whole screen and back.
  await page.getByRole('button', { name: /사진 2\/3 크게 보기/ }).click()
  const viewer = page.getByRole('dialog', { name: '상품 사진' })
  await viewer.getByText('2 / 3').waitFor()
  await page.keyboard.press('ArrowRight')
  await viewer.getByText('3 / 3').waitFor()
  await viewer.getByRole('button', { name: '확대하기' }).click()
  await viewer.locator('.swiper-slide-zoomed').waitFor()
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })

  // Why it costs what it costs.
  await buy(page).getByRole('button', { name: '왜 이 가격인가요?' }).click()
  const why = page.getByRole('dialog', { name: '왜 이 가격인가요?' })
  await why.getByText('세일 15%').waitFor()
  const shown = await buy(page).locator('.product-price b').innerText()
  expect(await why.getByRole('listitem').last().innerText()).toContain(shown)
  await page.keyboard.press('Escape')

  // How many, and what beside.
  const more = buy(page).getByRole('button', { name: '하나 더하기' }).first()
  await more.click()
  await more.click()
  expect(await more.isDisabled()).toBe(true)
  await buy(page).getByText('한 번에 3개까지 살 수 있어요').waitFor()
  await buy(page).getByRole('checkbox').check()
  await buy(page).getByText('향 제품은 뜯은 뒤에는 교환이나 반품이 어려워요.').waitFor()
  await buy(page).getByText('국내 무료').waitFor()
  await buy(page).getByRole('button', { name: '장바구니에 담기' }).and(page.locator(':visible')).click()
  await page.getByText('장바구니에 담았어요.').waitFor()
  await page.getByRole('link', { name: '장바구니, 상품 2종' }).waitFor()

  // A price changed by staff is there for who looks at the tab again.
  await staff.change(candle, { sale_price_krw: 33_600, sale_price_usd: 2_500 })
  await lookAgain(page)
  await buy(page).locator('.product-price').getByText('33,600').waitFor()

  await page.getByRole('row', { name: '품질보증 기준 소비자 분쟁 해결 기준' }).waitFor()
  expect(await brokenPictures(page)).toEqual([])
  expect(troubles).toEqual([])
  expect(await jumpsOf(page)).toEqual([])
})

test('what went to somebody else is refused and shown; who waits is told: in English on a phone', async () => {
  const staff = await clerk()
  const { page, troubles } = await visitor({ width: 390, lang: 'en', hasTouch: true })
  await signIn(page, 'hana', `/shop/product/${soldOne}`)
  const bar = page.locator('.buybar').and(page.locator(':visible'))
  await bar.getByRole('button', { name: 'Add to cart' }).waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await page.getByRole('button', { name: 'Open chat' }).isVisible()).toBe(false)

  // Its pictures follow the finger, in the row and on the whole screen.
  await calm(page)
  const gallery = page.getByRole('region', { name: 'Pictures' })
  await swipe(page, gallery.getByRole('list'))
  await gallery.getByText('2 / 3').waitFor()
  await gallery.getByRole('button', { name: /2 of 3/ }).tap()
  const viewer = page.getByRole('dialog', { name: 'Pictures' })
  await viewer.getByText('2 / 3').waitFor()
  await swipe(page, viewer.locator('.swiper'))
  await viewer.getByText('3 / 3').waitFor()
  await viewer.getByRole('button', { name: 'Close' }).tap()
  await viewer.waitFor({ state: 'detached' })

  // Whichever way one goes, what it comes to and the way to buy it stay; where one chooses nothing lies over a price.
  const scroll = (by: number) => page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by)
  const room = () => bar.evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom)
  const upButton = page.getByRole('button', { name: 'Back to top' })
  expect(await room()).toBeGreaterThan(40)
  await scroll(900)
  await expect.poll(room).toBe(0)
  expect(await upButton.isVisible()).toBe(false)
  await bar.getByRole('button', { name: /Buy now/ }).click({ trial: true })
  await scroll(2_500)
  await upButton.waitFor()
  await bar.getByRole('button', { name: /Buy now/ }).click({ trial: true })
  await scroll(-120)
  await expect.poll(room).toBeGreaterThan(40)
  await scroll(-5_000)

  const { variants } = await staff.sheet(soldOne)
  const owner = await staffAt((await visitor()).page, 'owner')
  const setAll = async (on_hand: number) => {
    for (const { id } of variants) {
      const row = await owner('GET', `staff/stock/${id}`)
      if (row.on_hand === on_hand) continue
      await owner('POST', `staff/stock/${id}/adjustments`, { by: on_hand - row.on_hand, reason: 'counted' })
    }
  }
  await setAll(0)
  await bar.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByText('sold out').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  // The refusal is an answer; nothing else may have gone wrong.
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('422'))).toEqual([])

  await bar.getByRole('button', { name: 'Notify me when it is back' }).click()
  await page.getByText('We will let you know when it is back.').waitFor()
  await bar.getByRole('button', { name: 'Cancel restock alert' }).waitFor()
  await setAll(7)
  await lookAgain(page)
  await bar.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Added to your cart.').waitFor()

  await arrive(page, '/my-page/notification')
  await page
    .getByText(/is back in stock$/)
    .first()
    .waitFor()
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})
