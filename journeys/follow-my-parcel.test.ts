import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { arrive, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()
const main = (page: Page) => page.getByRole('main')

test('read what a parcel to Jeju costs: in Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/customer/shipment-cost')
  await main(page).getByLabel('우편번호', { exact: true }).fill('63309')
  await main(page).getByText('배송비 6,000원').waitFor()
  expect(await main(page).getByText('기본 3,000원 + 제주 추가 3,000원').count()).toBe(1)
  await main(page).getByRole('button', { name: '우편번호 찾기' }).click()
  await page.getByRole('dialog', { name: '우편번호 찾기' }).waitFor()
  expect(troubles).toEqual([])
})

test('read what a parcel to Japan costs: in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await arrive(page, '/customer/shipment-cost')
  await main(page).getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('option', { name: 'Japan' }).click()
  await main(page).getByLabel('Weight (kg)').fill('1.2')
  await main(page).getByText('Shipping $23.20').waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(troubles).toEqual([])
})

test('see how far a parcel has come, and confirm one that has arrived: on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390 })
  await signIn(page, 'hana', '/my-page/order')
  const order = (state: string) => main(page).locator('article:visible', { hasText: state }).first()
  await order('배송 중').getByRole('link', { name: '상세 보기' }).click()
  await main(page).getByText('간선 상차 · 옥천 터미널').waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.goBack()
  await order('배송 완료').getByRole('link', { name: '상세 보기' }).click()
  await main(page).getByRole('button', { name: '구매 확정하기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '구매 확정하기' }).click()
  await page.getByText(/적립금 [\d,]+원이 쌓였어요/).waitFor()
  expect(troubles).toEqual([])
})
