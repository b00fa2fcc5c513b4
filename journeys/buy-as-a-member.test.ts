import { openDatabase } from '@sillage/server-kit/database.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  agree,
  buyNow,
  chooseMethod,
  field,
  fillPlace,
  main,
  pay,
  payInTheWindow,
  said,
  settled,
  wordsIn,
} from './buying.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'

const { visitor, databaseUrl } = journeys()
const t = wordsIn('ko')

/** What happens meanwhile, without any page being told. */
async function inTheShop(...statements: string[]) {
  const database = openDatabase(databaseUrl(), { connections: 1 })
  for (const statement of statements) await database.pool.query(statement)
  await database.close()
}

async function signedIn(page: Page) {
  await signIn(page, 'hana', '/my-page')
  await calm(page)
  await inTheShop(`delete from cart where owner = 'member:hana'`)
}

test.each([1280, 390] as const)(
  'a member pays by card, with points, and finds the order at %i pixels',
  async (width) => {
    const { page, troubles } = await visitor({ width })
    await signedIn(page)
    await buyNow(page, t)
    expect(await field(page, 'buyer_email').inputValue()).toBe('hana@example.com')
    await fillPlace(page)
    await field(page, 'points').fill('2000')
    await main(page).getByText('−2,000원').waitFor()
    await settled(page)
    await said(page, '47,000원').waitFor()
    await agree(page, t)
    await pay(page)
    await payInTheWindow(page)
    await page.waitForURL('**/shop/order/*/confirm')
    await main(page).getByText(t('주문을 잘 받았어요')).waitFor()
    await said(page, /47,000원/).waitFor()
    await main(page)
      .getByRole('link', { name: t('주문 자세히 보기') })
      .click()
    await page.waitForURL('**/my-page/order/*')
    await said(page, `${t('신용·체크카드')} ·`).waitFor()
    expect(await overflow(page)).toBe(0)
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390] as const)('a card that is refused, then another way on the same order at %i', async (width) => {
  const { page, troubles } = await visitor({ width })
  await signedIn(page)
  await buyNow(page, t)
  await fillPlace(page)
  await agree(page, t)
  await pay(page)
  await payInTheWindow(page, { outcome: 'REJECT_CARD_COMPANY' })
  await page.waitForURL('**/shop/payment_confirm?**')
  await main(page).getByText('카드사에서 결제를 거절했어요.').waitFor()
  expect(await overflow(page)).toBe(0)
  // The form is still filled in, and the cart still full.
  await main(page)
    .getByRole('link', { name: t('주문서로 돌아가기') })
    .click()
  await settled(page)
  expect(await field(page, 'receiver_addr1').inputValue()).toBe('서울 중구 세종대로 110')
  await page.goBack()
  await chooseMethod(page, t('무통장 입금'))
  await main(page)
    .getByRole('button', { name: /결제하기/ })
    .click()
  await page.waitForURL('**/shop/order/*/confirm')
  await main(page).getByText(t('입금할 계좌')).waitFor()
  await arrive(page, '/shop/cart')
  await main(page).getByText(t('장바구니가 비어 있어요')).waitFor()
  expect(troubles).toEqual([])
})

test('a price that changes while the form is open is said, and nothing is ordered', async () => {
  const { page } = await visitor()
  await signedIn(page)
  await buyNow(page, t)
  await fillPlace(page)
  await agree(page, t)
  await settled(page)
  await inTheShop('update product set price_krw = price_krw + 1000 where id = 1001')
  await pay(page)
  await page.getByRole('dialog').getByText('주문서를 보는 사이에 바뀐 것이 있어요.').waitFor()
  await page.getByRole('dialog').getByRole('button').click()
  await main(page)
    .getByText(/결제할 금액이 49,000원에서 50,000원으로 바뀌었어요/)
    .waitFor()
  await inTheShop('update product set price_krw = price_krw - 1000 where id = 1001')
})
