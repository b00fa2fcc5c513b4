import { expect, test } from 'vitest'
import { openConsole } from './console.ts'
import { faults } from './faults.ts'
import { calm, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

const heads = 'SKU\t상품 이름\t영문 이름\t가격 (원)\t가격 ($)\t재고\t보이기\t바코드\t주소 이름\t카테고리\t옵션\t사진'
const lines = [
  'NIGHT-S\t겨울밤 왁스\tWinter night wax\t18,000\t14.00\t5\t숨김\t8809990000011\twinter-night-wax\t\t크기: 작음\t',
  'NIGHT-L\t겨울밤 왁스\tWinter night wax\t18,000\t14.00\t2\t숨김\t8809990000028\twinter-night-wax\t\t크기: 큼\t',
]

test('a product comes out of an Excel table, is counted by its barcode, and is undone as one: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await openConsole(page, 'owner', { address: '/admin/products/import' })
  await page.getByLabel('상품 코드와 바꿀 열이 있는 표').fill([heads, ...lines].join('\n'))
  await page.getByRole('button', { name: '2줄 미리 보기' }).click()
  const preview = page.getByRole('dialog', { name: '변경 내용 미리 보기' })
  await preview.getByText('새 상품').first().waitFor()
  expect(await faults(page)).toEqual([])
  await preview.getByRole('button', { name: '2줄 적용' }).click()
  await page.getByText('2줄을 바꿨어요.').waitFor()
  expect(await overflow(page)).toBe(0)

  await page.goto('/admin/stock/count')
  await page.getByLabel('상품 코드나 바코드').fill('8809990000011 4')
  await page.keyboard.press('Enter')
  await page.getByRole('cell', { name: 'NIGHT-S', exact: true }).waitFor()
  await page.getByRole('cell', { name: '-1', exact: true }).waitFor()

  await page.goto('/admin/changes')
  await page.getByRole('button', { name: '되돌리기' }).first().click()
  await page.getByText('되돌렸어요.').waitFor()
  await page.goto('/admin/products?keyword=NIGHT-S')
  await page.getByText('겨울밤 왁스').waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})

test('settings are changed and a footer says so; a sentence of the English shop is rewritten on its page', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await openConsole(page, 'owner', { address: '/admin/settings' })
  await page.getByLabel('상담 시작').fill('09:30')
  await page.getByRole('button', { name: '설정 저장' }).click()
  await page.getByText('저장했어요. 가게에 바로 보여요.').waitFor()
  await page.getByText('가게 설정을 바꿨어요.').first().waitFor()
  await calm(page)
  expect(await faults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  await page.goto('/customer/faq?translate=1')
  await page.getByText('Weekdays 09:30–18:00 KST, lunch 12:00–13:00').first().waitFor()
  const editor = page.getByRole('complementary', { name: 'Edit translations' })
  await editor.waitFor()
  await page.getByRole('heading', { level: 1 }).first().click()
  await editor.getByRole('textbox').fill('Questions people ask')
  expect(await faults(page)).toEqual([])
  await editor.getByRole('button', { name: 'Save and look' }).click()
  await page.getByRole('heading', { level: 1, name: 'Questions people ask' }).waitFor()
  expect(troubles).toEqual([])
})

test('coupons come out of an Excel table, and are undone as one: en at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440, lang: 'en' })
  await openConsole(page, 'owner', { address: '/admin/coupons/import', lang: 'en' })
  const table = [
    'Name\tPercent off (%)\tCoupon code\tEnds',
    'Night of candles\t10\tNIGHT10\t2036-12-31 23:59',
    'Half\tmuch\tHALF50\t',
    'Broken\t120\tBROKEN1\t',
  ]
  await page.getByLabel('A table with one coupon per row').fill(table.join('\n'))
  await page.getByText('Not a number').waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Preview 2 rows' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview new coupons' })
  await preview.getByText('Refused').waitFor()
  expect(await faults(page)).toEqual([])
  await preview.getByRole('button', { name: 'Apply 1 row' }).click()
  await page.getByText('1 row changed.').first().waitFor()
  const past = page.getByRole('group', { name: 'Past files' })
  await past.getByText('Applied').waitFor()
  await page.goto('/admin/coupons')
  await page.getByText('NIGHT10').waitFor()
  await page.goto('/admin/coupons/import')
  await past.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone.').first().waitFor()
  await page.goto('/admin/coupons')
  await page.getByText('NIGHT10').waitFor({ state: 'detached' })
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})

test('staff order the products of a category by keyboard, and its page follows: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  const reader = await visitor({ width: 390 })
  await openConsole(page, 'owner', { address: '/admin/categories' })
  await page.getByRole('button', { name: '캔들', exact: true }).first().click()
  await page.getByRole('button', { name: '지금 보이는 순서로 채우기' }).click()
  const order = page.getByRole('region', { name: '상품 순서' })
  const lines = order.locator('li.sorted')
  await expect.poll(() => lines.count()).toBeGreaterThan(2)
  // Until they are read, their numbers stand there.
  await expect.poll(() => lines.nth(2).locator('.grow').textContent()).not.toMatch(/^\d+$/)
  const third = (await lines.nth(2).locator('.grow').textContent()) ?? ''
  await lines
    .nth(2)
    .getByRole('button', { name: `${third} 위로` })
    .focus()
  await page.keyboard.press('Alt+ArrowUp')
  await lines
    .nth(1)
    .getByRole('button', { name: `${third} 위로` })
    .click()
  await expect.poll(() => lines.first().locator('.grow').textContent()).toBe(third)
  expect(await faults(page)).toEqual([])
  await order.getByRole('button', { name: '순서 저장' }).click()
  await page.getByText('저장했어요. 가게에 바로 보여요.').waitFor()
  await reader.page.goto('/shop/category/2')
  await expect.poll(() => reader.page.getByRole('heading', { level: 2 }).first().textContent()).toContain(third)
  await reader.page.getByRole('link', { name: '추천순', exact: true }).waitFor()
  expect(await overflow(reader.page)).toBe(0)
  expect([...troubles, ...reader.troubles]).toEqual([])
})
