import { expect, test } from 'vitest'
import {
  agree,
  buyNow,
  chooseMethod,
  field,
  fillGuest,
  fillPlace,
  guest,
  main,
  pay,
  said,
  settled,
  wordsIn,
} from './buying.ts'
import { arrive, calm, journeys, jumpsOf, overflow } from './visitor.ts'

const { visitor } = journeys()

/** Whether what floats lies over a button that pays. */
function chatOverPay() {
  const chat = document.querySelector('.chat-button')?.getBoundingClientRect()
  const buttons = [...document.querySelectorAll('main button[type=submit]')].map((one) => one.getBoundingClientRect())
  if (!chat || buttons.every(({ width }) => width === 0)) throw new Error('one of the two is not there')
  return buttons.some((b) => b.right > chat.left && b.left < chat.right && b.bottom > chat.top && b.top < chat.bottom)
}

test.each([1280, 390] as const)('a guest orders by bank transfer at %i pixels', async (width) => {
  const t = wordsIn('ko')
  const { page, troubles } = await visitor({ width })
  await buyNow(page, t)
  expect(await overflow(page)).toBe(0)
  expect(await page.evaluate(chatOverPay)).toBe(false)
  await fillGuest(page)
  await fillPlace(page)
  await chooseMethod(page, t('무통장 입금'))
  await agree(page, t)
  await pay(page)
  await page.waitForURL('**/shop/order/*/confirm')
  await main(page).getByText(t('주문을 잘 받았어요')).waitFor()
  await main(page).getByText('110-482-903317').waitFor()
  await said(page, '49,000원').waitFor()
  expect(await overflow(page)).toBe(0)
  // Nothing is left of it: the form says that the order has come, and the cart is empty.
  await arrive(page, '/shop/order-form')
  await main(page).getByText(t('주문을 이미 받았어요')).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('checkout'))).toBe(null)
  expect(troubles).toEqual([])
})

test('a guest abroad pays in dollars, in English on a phone', async () => {
  const t = wordsIn('en')
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await buyNow(page, t)
  await main(page)
    .getByText(/^EMS, .+, up to 1\.0\skg$/)
    .waitFor()
  await fillGuest(page)
  await fillPlace(page, { zip: '90012', addr1: '200 N Spring St' })
  await main(page).getByText(t('테스트 결제예요. 실제로 돈이 빠져나가지 않아요.')).waitFor()
  await agree(page, t)
  expect(await overflow(page)).toBe(0)
  await pay(page)
  await page.locator('button[value=pay]').click()
  await page.waitForURL('**/shop/order/*/confirm')
  await main(page).getByText(t('주문을 잘 받았어요')).waitFor()
  await said(page, '$64.60').waitFor()
  expect(await overflow(page)).toBe(0)
  // From the page that waits for the provider's word to this one, nothing jumped.
  await calm(page)
  expect(await jumpsOf(page)).toEqual([])
  expect(troubles).toEqual([])
})

test.each([
  { width: 1280, lang: 'ko' },
  { width: 390, lang: 'en' },
] as const)(
  'what was typed is there after a reload, but for the password: $lang at $width',
  async ({ width, lang }) => {
    const t = wordsIn(lang)
    const { page, troubles } = await visitor({ width, lang })
    await buyNow(page, t)
    await fillGuest(page)
    await fillPlace(page)
    await main(page)
      .getByRole('radio', { name: t('매장 픽업') })
      .check({ force: true })
    await main(page).getByRole('radio').nth(3).check()
    await settled(page)
    await page.reload()
    await settled(page)
    expect(await field(page, 'buyer_name').inputValue()).toBe(guest.name)
    expect(await field(page, 'buyer_email').inputValue()).toBe(guest.email)
    expect(await field(page, 'guest_password').inputValue()).toBe('')
    expect(await main(page).getByRole('radio').nth(3).isChecked()).toBe(true)
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(guest.password)
    await calm(page)
    expect(await jumpsOf(page)).toEqual([])
    expect(troubles).toEqual([])
  },
)

test('everything that is missing is said at once, each under its field', async () => {
  const t = wordsIn('ko')
  const { page } = await visitor()
  await buyNow(page, t)
  await pay(page)
  await main(page).getByText('이름을 입력해 주세요.').waitFor()
  await main(page).getByText('우편번호를 찾아 주세요.').waitFor()
  await main(page).getByText('주문을 다시 찾을 때 쓸 비밀번호를 정해 주세요.').waitFor()
  await main(page).getByText('개인정보 수집·이용에 동의해 주세요.').waitFor()
  const top = await field(page, 'buyer_name').evaluate((input) => input.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(80)
  expect(top).toBeLessThan(400)
  await field(page, 'buyer_name').fill(guest.name)
  await main(page).getByText('이름을 입력해 주세요.').waitFor({ state: 'detached' })
})
