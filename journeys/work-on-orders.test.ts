import { buffer } from 'node:stream/consumers'
import { xlsxOf } from '@sillage/server-kit/xlsx.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callsFrom } from './clerk.ts'
import { openConsole } from './console.ts'
import { faults } from './faults.ts'
import { journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

const state = (page: Page, text: string) => page.locator('header .state', { hasText: text })

test('a paid order is prepared, packed, shipped by an Excel file and delivered: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await openConsole(page, 'owner', { address: '/admin/orders?state=paid' })
  await page.getByRole('table', { name: '주문 목록' }).getByRole('link').first().waitFor()
  const [order] = (await callsFrom(page)('GET', 'staff/orders?state=paid&limit=50')).data.filter(
    ({ delivery }: { delivery: string }) => delivery === 'parcel',
  )
  await page.goto(`/admin/orders/${order.id}`)
  await page.getByRole('heading', { name: '배송 내역' }).waitFor()
  await page.keyboard.press('p')
  await state(page, '준비 중').waitFor()

  await page.goto(`/admin/packing?orders=${order.id}`)
  await page.getByRole('heading', { name: order.order_no }).waitFor()
  await page.getByRole('button', { name: '주소 라벨' }).click()
  await page.getByRole('article', { name: order.order_no }).getByText(order.receiver_name).waitFor()
  await page.getByRole('button', { name: '피킹 목록' }).click()
  await page.getByRole('table').first().waitFor()
  await page.goto(`/admin/orders/${order.id}`)
  await state(page, '준비 중').waitFor()
  await page.keyboard.press('p')
  await state(page, '출고 준비').waitFor()

  // A tablet stands at the packing table.
  await page.setViewportSize({ width: 834, height: 1112 })
  expect(await overflow(page)).toBe(0)
  await page.goto('/admin/tracking')
  async function* sheet() {
    yield [
      ['받는분', '주문번호', '택배사', '운송장번호'],
      ['하나', order.order_no, 'CJ대한통운', '6889-1111-2222'],
      ['둘', 'NO-SUCH-ORDER', 'CJ대한통운', '6889-1111-3333'],
    ]
  }
  const file = await buffer(xlsxOf(sheet()))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '송장.xlsx', mimeType: 'application/octet-stream', buffer: file })
  await page.getByText('2줄을 읽었어요.').waitFor()
  await page.getByRole('button', { name: '미리 보기' }).click()
  await page.getByText('불가').waitFor()
  // Only looked at: nothing has left yet.
  expect((await callsFrom(page)('GET', `staff/orders/${order.id}`)).state).toBe('ready')
  expect(await faults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: '1건 발송 처리' }).click()
  await page.getByText('1건을 발송 처리했어요.').waitFor()

  await page.goto(`/admin/orders/${order.id}`)
  await state(page, '배송 중').waitFor()
  await page.getByRole('link', { name: '688911112222' }).waitFor()
  // A number that was mistyped is corrected where it stands.
  await page.getByRole('button', { name: '688911112222 할 일' }).click()
  await page.getByRole('menuitem', { name: '송장 번호 고치기' }).click()
  const number = page.getByRole('dialog', { name: '송장 번호 고치기' })
  await number.getByLabel('송장 번호').fill('6889-1111-2223')
  expect(await faults(page)).toEqual([])
  await number.getByRole('button', { name: '바꾸기' }).click()
  await page.getByRole('link', { name: '688911112223' }).waitFor()
  await page.getByRole('button', { name: '배송 완료 처리' }).click()
  await state(page, '배송 완료').waitFor()
  expect(troubles).toEqual([])
})

test('two people write the note of one order, and the second chooses; a reload loses nothing: ko and en', async () => {
  const { page: first } = await visitor({ width: 1440 })
  await openConsole(first, 'owner')
  await callsFrom(first)('PUT', 'staff/people/clerk', { owner: false, permissions: ['orders'] })
  const { id } = (await callsFrom(first)('GET', 'staff/orders?state=preparing')).data[0]
  const { page: second, troubles } = await visitor({ width: 834, lang: 'en' })
  await openConsole(second, 'clerk', { address: `/admin/orders/${id}`, lang: 'en' })
  const theirs = second.getByRole('textbox', { name: 'Order note' })
  await theirs.fill('Call before shipping')
  await second.reload()
  expect(await theirs.inputValue()).toBe('Call before shipping')

  await first.goto(`/admin/orders/${id}`)
  await first.getByRole('textbox', { name: '주문 메모' }).fill('값은 빼기')
  await first.getByRole('button', { name: '주문 메모 저장' }).click()
  await first.getByText('저장했어요.').waitFor()

  await second.getByText('owner has edited this in the meantime').waitFor()
  await second.getByRole('button', { name: 'Save note' }).click()
  const dialog = second.getByRole('dialog', { name: 'owner saved first' })
  await dialog.getByText('값은 빼기').waitFor()
  expect(await faults(second)).toEqual([])
  await dialog.getByRole('button', { name: 'Both' }).click()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await second.getByText('Saved.').first().waitFor()
  expect((await callsFrom(first)('GET', `staff/orders/${id}`)).note).toMatchObject({
    note: '값은 빼기\nCall before shipping',
    version: 2,
    staff_id: 'clerk',
  })
  expect(troubles.filter((trouble) => !/409/.test(trouble))).toEqual([])
})

test('a list is taken as an Excel file, made beside the work; columns change their order: en at 834', async () => {
  const { page, troubles } = await visitor({ width: 834, lang: 'en' })
  await openConsole(page, 'owner', { address: '/admin/orders', lang: 'en' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Export orders')
  await page.getByRole('option', { name: 'Export orders' }).waitFor()
  await page.keyboard.press('Enter')
  const tray = page.getByRole('region', { name: 'Exported files' })
  const take = tray.getByRole('button', { name: 'Download' })
  await take.waitFor()
  expect(await faults(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await take.click()
  expect((await saved).suggestedFilename()).toMatch(/^orders-[\d-]+\.xlsx$/)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Move Customer forward' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  const heads = page.getByRole('columnheader')
  await heads.first().waitFor()
  const names = await heads.allInnerTexts()
  expect(names.indexOf('Customer')).toBeLessThan(names.indexOf('Status'))
  await tray.getByRole('button', { name: /^Delete the/ }).click()
  await tray.waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})
