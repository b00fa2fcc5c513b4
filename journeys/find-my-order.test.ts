import { expect, test } from 'vitest'
import { agree, buyNow, chooseMethod, field, fillGuest, fillPlace, guest, main, pay, wordsIn } from './buying.ts'
import { arrive, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

/** A guest's order in won, and its number. */
async function orderAsGuest() {
  const t = wordsIn('ko')
  const { page, context } = await visitor()
  await buyNow(page, t)
  await fillGuest(page)
  await fillPlace(page)
  await chooseMethod(page, t('무통장 입금'))
  await agree(page, t)
  await pay(page)
  await page.waitForURL('**/shop/order/*/confirm')
  const number = await main(page)
    .getByText(/^\d{6}-[2-9A-Z]{7}$/)
    .innerText()
  const address = page.url()
  await context.close()
  return { number, address }
}

test.each([
  { width: 1280, lang: 'ko' },
  { width: 390, lang: 'en' },
] as const)('a guest finds the order by its number and password: $lang at $width', async ({ width, lang }) => {
  const t = wordsIn(lang)
  const { number, address } = await orderAsGuest()
  const { page, troubles } = await visitor({ width, lang })
  // Another browser is shown nothing.
  await arrive(page, address)
  await main(page).getByText(t('이 번호의 주문이 없어요')).waitFor()
  await main(page)
    .getByRole('link', { name: t('비회원 주문 찾기') })
    .click()
  await page.waitForURL('**/guest-order')
  expect(await overflow(page)).toBe(0)
  await field(page, 'order_no').fill(number.toLowerCase())
  await field(page, 'password').fill('not the password')
  await main(page).locator('button[type=submit]:visible').click()
  await main(page).getByText(t('주문 번호나 비밀번호가 맞지 않아요.')).waitFor()
  expect(troubles.splice(0).every((trouble) => trouble.includes('422'))).toBe(true)
  await field(page, 'password').fill(guest.password)
  await main(page).locator('button[type=submit]:visible').click()
  await page.waitForURL('**/shop/my_order_view?od_id=*')
  await main(page).getByText(number).first().waitFor()
  await main(page).getByText('110-482-903317').waitFor()
  expect(await overflow(page)).toBe(0)
  await page.reload()
  await main(page).getByText(number).first().waitFor()
  expect(troubles).toEqual([])
})

test('an address that names no order asks for the number, and repeats what it was told as plain text', async () => {
  const t = wordsIn('ko')
  const { page, troubles } = await visitor()
  await arrive(page, '/shop/my_order_view?od_id=12&errorMessage=%3Cb%3E%EC%95%88%EB%85%95%3C%2Fb%3E')
  await main(page).getByText('<b>안녕</b>').waitFor()
  await main(page)
    .getByRole('button', { name: t('주문 찾기') })
    .waitFor()
  expect(troubles).toEqual([])
})
