import { expect, test } from 'vitest'
import { callsFrom } from './clerk.ts'
import { openConsole } from './console.ts'
import { faults } from './faults.ts'
import { calm, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

test('goods come in with a lot and a best-before day: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await openConsole(page, 'owner', { address: '/admin/stock/receive' })
  const { sku } = (await callsFrom(page)('GET', 'staff/stock?limit=1')).data[0]
  await page.getByLabel('상품 코드나 바코드').fill(`${sku} 7`)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: `${sku} 로트` }).fill('JRN-1')
  await page.getByLabel(`${sku} 사용 기한`).fill('2031-01-31')
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog', { name: '입고 미리 보기' }).getByRole('button', { name: '1줄 적용' }).click()
  await page.getByText('1줄을 바꿨어요.').waitFor()
  await page.goto('/admin/lots')
  await page.getByRole('link', { name: 'JRN-1' }).click()
  await page.getByRole('heading', { name: '로트 JRN-1' }).waitFor()
  await page.getByText('2031-01-31').waitFor()
  expect(troubles).toEqual([])
})

test('a lot is recalled: its buyers are notified, their returns are prepared: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await openConsole(page, 'owner', { address: '/admin/lots' })
  await page.getByRole('link', { name: 'EV-0812' }).first().click()
  const orders = page.getByRole('table', { name: '주문 목록' }).getByRole('link')
  await orders.first().click()
  await page
    .getByRole('button', { name: / 로트$/ })
    .first()
    .click()
  const parcel = page.getByRole('dialog', { name: '보낸 로트' })
  await parcel.getByText('EV-0812').waitFor()
  expect(await faults(page)).toEqual([])
  await parcel.getByRole('button', { name: '닫기' }).click()
  await page.goBack()

  await page.getByRole('button', { name: '로트 회수하기' }).click()
  const recall = page.getByRole('dialog', { name: '로트 EV-0812 회수' })
  await recall.getByRole('textbox', { name: '이유 (한국어)' }).fill('심지 불량이 나왔어요.')
  await recall.getByRole('textbox', { name: '이유 (영어)' }).fill('Some wicks are faulty.')
  await recall.getByRole('button', { name: '미리 보기' }).click()
  await recall.getByText(/접수할 반품 [1-9]/).waitFor()
  expect(await faults(page)).toEqual([])
  await recall.getByRole('button', { name: '회수하기' }).click()
  await page.getByText('구매자에게 모두 알렸어요.').waitFor()
  await page.getByRole('link', { name: '신청 완료' }).first().click()
  await page.getByText('상품을 회수해요').first().waitFor()
  expect(troubles).toEqual([])
})

test('a lot of the demo shop is read in English at 834, and on a phone', async () => {
  const { page, troubles } = await visitor({ width: 834, lang: 'en' })
  await openConsole(page, 'owner', { address: '/admin/lots?keyword=SW-2510', lang: 'en' })
  await page.getByRole('link', { name: 'SW-2510' }).first().click()
  await page.getByRole('heading', { name: 'Orders with this lot' }).waitFor()
  for (const width of [834, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await calm(page)
    expect(await overflow(page)).toBe(0)
    expect(await faults(page)).toEqual([])
  }
  expect(await page.locator('main').innerText()).not.toMatch(/로트|회수|남은/)
  expect(troubles).toEqual([])
})
