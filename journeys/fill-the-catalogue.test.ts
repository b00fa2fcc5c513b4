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

test('settings are changed and a footer says so; a sentence of the English shop is written anew on its page', async () => {
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
