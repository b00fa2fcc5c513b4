import { openDatabase } from '@sillage/server-kit/database.ts'
import type { Page } from 'playwright-core'
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
  payInTheWindow,
  said,
  settled,
  wordsIn,
} from './buying.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'

const { visitor, databaseUrl } = journeys()
const t = wordsIn('ko')

async function inTheShop<Row extends object>(statement: string): Promise<Row[]> {
  const database = openDatabase(databaseUrl(), { connections: 1 })
  const { rows } = await database.pool.query<Row>(statement)
  await database.close()
  return rows
}

/** What the shop knows of the payment that was begun last. */
const lastPayment = async () =>
  (await inTheShop('select provider, method, state, amount from payment order by id desc limit 1'))[0]

/** A guest's form, filled in, with a way to pay; and the press that leads to the provider. */
async function orderBy(page: Page, method: string, who = guest) {
  await buyNow(page, t)
  await fillGuest(page, who)
  await fillPlace(page)
  await chooseMethod(page, method)
  await agree(page, t)
  await pay(page)
}

const thanked = async (page: Page) => {
  await page.waitForURL('**/shop/order/*/confirm')
  await main(page).getByText(t('주문을 잘 받았어요')).waitFor()
}

test.each([1280, 390] as const)('a guest pays with KakaoPay at %i pixels', async (width) => {
  const { page, troubles } = await visitor({ width })
  await orderBy(page, t('카카오페이'))
  await page.locator('input[name=agreed]').check()
  await page.locator('button[value=pay]').click()
  await thanked(page)
  await said(page, '49,000원').waitFor()
  expect(await lastPayment()).toEqual({ provider: 'kakaopay', method: 'kakaopay', state: 'done', amount: 49_000 })
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})

test('who leaves the window of KakaoPay pays the same order another way', async () => {
  const { page, troubles } = await visitor()
  await orderBy(page, t('카카오페이'))
  await page.locator('button[value=cancel]').click()
  await page.waitForURL('**/shop/payment_confirm?**')
  await main(page).getByText(t('결제하지 못했어요')).waitFor()
  await chooseMethod(page, t('신용·체크카드'))
  await main(page)
    .getByRole('button', { name: /결제하기/ })
    .click()
  await payInTheWindow(page)
  await thanked(page)
  expect(await lastPayment()).toMatchObject({ method: 'card', state: 'done' })
  expect(troubles).toEqual([])
})

test.each([1280, 390] as const)('a guest is given an account of their own to pay into at %i pixels', async (width) => {
  const { page, troubles } = await visitor({ width })
  await orderBy(page, t('가상계좌'))
  await payInTheWindow(page)
  await thanked(page)
  await main(page).getByText(t('입금할 계좌')).waitFor()
  const [row] = await inTheShop<{ number: string }>(
    `select details->'account'->>'number' as number from payment order by id desc limit 1`,
  )
  await said(page, row?.number ?? 'no number').waitFor()
  expect(await lastPayment()).toMatchObject({ method: 'virtual_account', state: 'waiting_for_deposit' })
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})

test('who comes back without a single cookie sees the order; another browser does not', async () => {
  const { page } = await visitor()
  await orderBy(page, t('신용·체크카드'))
  // The way back opens in another browser than the one that ordered, as an app of a bank does it.
  const coming = Promise.withResolvers<string>()
  await page.route('**/window', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    coming.resolve(answer.headers().location ?? '')
    await route.fulfill({ body: 'The app of a bank has gone elsewhere.' })
  })
  await payInTheWindow(page)
  const returned = await coming.promise
  expect(returned).toContain('/shop/payment_confirm?')
  const { page: back, context, troubles } = await visitor({ width: 390 })
  await context.clearCookies()
  await arrive(back, returned)
  await thanked(back)
  await said(back, '49,000원').waitFor()
  await back.reload()
  await said(back, '49,000원').waitFor()
  expect(await lastPayment()).toMatchObject({ method: 'card', state: 'done' })
  expect(troubles).toEqual([])
  // Anyone who is given either address later is shown nothing of it.
  const { page: other } = await visitor()
  for (const given of [back.url(), returned]) {
    await arrive(other, given)
    await main(other).getByText(t('이 번호의 주문이 없어요')).waitFor()
    expect(await other.content()).not.toContain('49,000원')
  }
})

test('after a refused payment the form is as it was: memo, coupon, points, receipt and consents', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/my-page')
  await calm(page)
  await inTheShop(`delete from cart where owner = 'member:hana'`)
  await buyNow(page, t)
  await fillPlace(page)
  await main(page)
    .getByRole('combobox', { name: t('배송 메모') })
    .click()
  await page.getByRole('option', { name: t('직접 쓰기') }).click()
  await field(page, 'receiver_memo').fill('초인종 대신 문을 두드려 주세요')
  await main(page)
    .getByRole('button', { name: t('쿠폰 고르기') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('쿠폰 고르기') })
  await dialog.getByRole('radio', { name: '캔들 켜는 계절' }).check()
  await dialog.getByRole('button', { name: t('적용하기') }).click()
  await field(page, 'points').fill('2000')
  await main(page).getByText('−2,000원').waitFor()
  await settled(page)
  await chooseMethod(page, t('실시간 계좌이체'))
  const income = main(page).getByRole('radio', { name: t('현금영수증 (소득 공제)') })
  await income.check()
  await field(page, 'receipt_number').fill('1234-5678-9012-345678')
  await agree(page, t)
  await settled(page)
  const sums = page.locator('.checkout-sums:visible')
  const before = await sums.innerText()
  await pay(page)
  await payInTheWindow(page, { outcome: 'REJECT_CARD_COMPANY' })
  await page.waitForURL('**/shop/payment_confirm?**')
  await main(page)
    .getByRole('link', { name: t('주문서로 돌아가기') })
    .click()
  await page.waitForURL('**/shop/order-form')
  await settled(page)
  expect(await field(page, 'receiver_memo').inputValue()).toBe('초인종 대신 문을 두드려 주세요')
  expect(await field(page, 'points').inputValue()).toBe('2,000')
  expect(
    await main(page)
      .getByRole('radio', { name: t('실시간 계좌이체') })
      .isChecked(),
  ).toBe(true)
  expect(await income.isChecked()).toBe(true)
  expect(await field(page, 'receipt_number').inputValue()).toBe('1234-5678-9012-345678')
  for (const box of await page.locator('.checkout-consents:visible input[type=checkbox]').all())
    expect(await box.isChecked()).toBe(true)
  expect(await sums.innerText()).toBe(before)
  // The same form is the same order, and goes through.
  await pay(page)
  await payInTheWindow(page)
  await thanked(page)
  const [order] = await inTheShop<{ id: number; receiver: object; point_amount: number }>(
    `select * from orders where mb_id = 'hana' order by id desc limit 1`,
  )
  expect(order).toMatchObject({ receiver: { memo: '초인종 대신 문을 두드려 주세요' }, point_amount: 2_000 })
  expect(await inTheShop(`select kind from order_receipt where order_id = ${order?.id}`)).toEqual([
    { kind: 'cash_income' },
  ])
  expect(troubles).toEqual([])
})

test.each([1280, 390] as const)('who turns to a transfer asks for a receipt then at %i pixels', async (width) => {
  const { page, troubles } = await visitor({ width })
  // Two orders of one guest may wait for a transfer at once, and the tests before have them already.
  await orderBy(page, t('신용·체크카드'), { ...guest, hp: `010-3333-${1000 + width}`, email: `at${width}@example.com` })
  await payInTheWindow(page, { outcome: 'REJECT_CARD_COMPANY' })
  await page.waitForURL('**/shop/payment_confirm?**')
  await main(page).getByText('카드사에서 결제를 거절했어요.').waitFor()
  await chooseMethod(page, t('무통장 입금'))
  expect(
    await main(page)
      .getByRole('radio', { name: t('주문할 때 정한 대로 할게요') })
      .isChecked(),
  ).toBe(true)
  await main(page)
    .getByRole('radio', { name: t('현금영수증 (지출 증빙)') })
    .check()
  await field(page, 'receipt_number').fill('120-81-47520')
  const button = main(page).getByRole('button', { name: /결제하기/ })
  await button.click()
  await said(page, t('사업자등록번호를 확인해 주세요.')).waitFor()
  await expect.poll(() => field(page, 'receipt_number').getAttribute('aria-invalid')).toBe('true')
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('422'))).toEqual([])
  expect(await overflow(page)).toBe(0)
  await field(page, 'receipt_number').fill('120-81-47521')
  await button.click()
  await thanked(page)
  expect(await inTheShop('select kind, amount, state from order_receipt order by id desc limit 1')).toEqual([
    { kind: 'cash_expense', amount: 49_000, state: 'requested' },
  ])
  expect(troubles).toEqual([])
})
