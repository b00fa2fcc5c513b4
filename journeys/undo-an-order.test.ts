import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { payInTheWindow } from './buying.ts'
import { staffAt } from './clerk.ts'
import { signIn } from './signing-in.ts'
import { journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

/** From the list to the order whose card says this. */
async function openOrder(page: Page, words: string, label: string) {
  await page.locator('.order', { hasText: words }).first().getByRole('link', { name: label }).click()
  await page.waitForURL(/\/my-page\/order\/\d+/)
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('one of three is canceled, and what comes back was said before; in Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/my-page/order')
  await openOrder(page, '결제 완료', '상세 보기')
  await page.getByRole('button', { name: '취소하기' }).click()
  const less = page.getByRole('button', { name: '하나 줄이기' })
  for (const _ of [1, 2]) await less.click()
  await choose(page, '사유', '마음이 바뀌었어요')
  await choose(page, '은행', '하나은행')
  await page.getByLabel('계좌 번호').fill('110-482-903317')
  await page.getByLabel('예금주').fill('김하나')
  const foreseen = await page.locator('.claim-foreseen .total dd').innerText()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: '취소하기' }).click()
  const claim = page.getByRole('article', { name: '취소' })
  await claim.getByText('환불 중').first().waitFor()
  expect(await claim.locator('.total dd').innerText()).toBe(foreseen)
  await claim.getByText('하나은행 ••••••••3317 김하나').waitFor()
  await page.locator('.order-sheet').getByText('취소 완료').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})

test('a return is asked for and withdrawn; in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await signIn(page, 'hana', '/my-page/order')
  await openOrder(page, 'Delivered', 'Details')
  await page.getByRole('button', { name: 'Return', exact: true }).click()
  await page.getByRole('checkbox').first().check()
  await choose(page, 'Reason', 'It is broken or damaged')
  await page.getByLabel('Details').fill('There is a crack in the glass.')
  await choose(page, 'Bank', 'Hana Bank')
  await page.getByLabel('Account number').fill('110482903317')
  await page.getByLabel('Account holder').fill('Hana Kim')
  await page.locator('.claim-foreseen .total').waitFor()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Ask for a return' }).click()
  const claim = page.getByRole('article', { name: 'Return' })
  await claim.getByText('Requested').first().waitFor()
  expect(await overflow(page)).toBe(0)
  await claim.getByRole('button', { name: 'Withdraw the request' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the request' }).click()
  await claim.getByText('Withdrawn').waitFor()
  expect(troubles).toEqual([])
})

test('a dearer one in exchange: asked for in Korean on a desktop, paid in English on a phone', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/my-page/order')
  await openOrder(page, '배송 완료', '상세 보기')
  await page.getByRole('button', { name: '교환 신청' }).click()
  // One line only has another size: it needs no choosing.
  await choose(page, '바꿀 옵션', '250 g')
  await choose(page, '사유', '상품이나 옵션을 잘못 골랐어요')
  const foreseen = page.locator('.claim-foreseen')
  await foreseen.getByText('따로 내실 금액').waitFor()
  expect(await foreseen.locator('.total dd').innerText()).toBe('13,000원')
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: '교환 신청하기' }).click()
  await page.getByRole('article', { name: '교환' }).getByText('신청 완료').first().waitFor()
  const path = new URL(page.url()).pathname
  const { page: office } = await visitor()
  const staff = await staffAt(office, 'owner')
  const { data } = await staff('GET', 'staff/claims?kind=exchange')
  await staff('POST', `staff/claims/${data[0].id}/accept`, {})
  const { page: phone, troubles: onPhone } = await visitor({ width: 390, lang: 'en' })
  await signIn(phone, 'hana', path)
  const claim = phone.getByRole('article', { name: 'Exchange' })
  const button = claim.getByRole('button', { name: 'Pay ₩13,000' })
  await button.and(phone.locator(':enabled')).waitFor()
  expect(await overflow(phone)).toBe(0)
  await button.click()
  await payInTheWindow(phone)
  await phone.waitForURL('**/shop/my_order_view?od_id=*')
  await claim.getByText('We have received ₩13,000.').waitFor()
  expect(await button.count()).toBe(0)
  expect(await overflow(phone)).toBe(0)
  expect([...troubles, ...onPhone]).toEqual([])
})
