import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callsFrom } from './clerk.ts'
import { openConsole } from './console.ts'
import { faults } from './faults.ts'
import { journeys } from './visitor.ts'

const { visitor } = journeys()

/** The server does what it was asked, and its answer is lost on the way: once. */
const loseOneAnswer = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

/** A lost connection is reported by the browser; anything else is trouble. */
const unexpected = (troubles: readonly string[]) =>
  troubles.filter((trouble) => !/net::ERR|Failed to (fetch|load)|NetworkError/i.test(trouble))

test('a form loses nothing that was typed while there is no connection, and is saved once it is back: ko at 1440', async () => {
  const { page, context, troubles } = await visitor({ width: 1440 })
  await openConsole(page, 'owner')
  const call = callsFrom(page)
  const { data } = await call('GET', 'staff/coupons')
  const [order] = (await call('GET', 'staff/orders?state=paid&limit=1')).data
  await page.goto(`/admin/coupons/${data[0].id}`)
  await page.getByRole('button', { name: '고치기' }).click()
  const panel = page.getByRole('dialog', { name: '쿠폰 수정' })
  const name = panel.getByRole('textbox', { name: '이름', exact: true })
  await context.setOffline(true)
  await name.fill('끊긴 사이에 쓴 이름')
  await panel.getByRole('button', { name: '저장', exact: true }).click()
  await page.getByRole('alert').first().waitFor()
  expect(await name.inputValue()).toBe('끊긴 사이에 쓴 이름')
  expect(await faults(page)).toEqual([])
  await context.setOffline(false)
  // The tab was closed meanwhile: what was typed is in the form that is opened again.
  await page.reload()
  await page.getByRole('button', { name: '고치기' }).click()
  expect(await name.inputValue()).toBe('끊긴 사이에 쓴 이름')
  await panel.getByRole('button', { name: '저장', exact: true }).click()
  await panel.waitFor({ state: 'detached' })
  expect((await call('GET', `staff/coupons/${data[0].id}`)).name).toBe('끊긴 사이에 쓴 이름')

  await page.goto(`/admin/orders/${order.id}`)
  const note = page.getByRole('textbox', { name: '주문 메모' })
  await note.fill('문 앞에 두어 달라고 하셨어요')
  await context.setOffline(true)
  await page.getByRole('button', { name: '주문 메모 저장' }).click()
  await page.getByRole('alert').first().waitFor()
  expect(await note.inputValue()).toBe('문 앞에 두어 달라고 하셨어요')
  await context.setOffline(false)
  await page.getByRole('button', { name: '주문 메모 저장' }).click()
  await page.getByText('저장했어요.').waitFor()
  expect((await call('GET', `staff/orders/${order.id}`)).note).toMatchObject({
    note: '문 앞에 두어 달라고 하셨어요',
    version: 1,
  })
  expect(unexpected(troubles)).toEqual([])
})

test('an import whose answer is lost is applied once, however often it is sent again: en at 834', async () => {
  const { page, context, troubles } = await visitor({ width: 834, lang: 'en' })
  await openConsole(page, 'owner', { address: '/admin/deposits', lang: 'en' })
  const call = callsFrom(page)
  const count = async (depositor: string) =>
    (await call('GET', 'staff/deposits')).data.filter((row: { depositor: string }) => row.depositor === depositor)
      .length
  await page.getByRole('button', { name: 'Upload bank statement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload bank statement' })
  const field = dialog.getByRole('textbox', { name: 'Bank statement' })
  const send = dialog.getByRole('button', { name: /^Upload \d/ })
  await field.fill('2026-11-18 09:05\t두번온분\t31,000')
  await context.setOffline(true)
  await send.click()
  await page.getByRole('alert').first().waitFor()
  expect(await field.inputValue()).toContain('두번온분')
  await context.setOffline(false)
  expect(await count('두번온분')).toBe(0)
  await loseOneAnswer(page, '**/api/v1/staff/deposits')
  await send.click()
  await page.getByRole('alert').nth(1).waitFor()
  expect(await count('두번온분')).toBe(1)
  // After a reload the rows are still there to be sent, and known.
  await page.reload()
  await page.getByRole('button', { name: 'Upload bank statement' }).click()
  expect(await field.inputValue()).toContain('두번온분')
  await send.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await count('두번온분')).toBe(1)
  // What was applied while its answer was lost is undone as one too.
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('cell', { name: '두번온분', exact: true }).waitFor({ state: 'detached' })
  expect(await count('두번온분')).toBe(0)

  const [order] = (await call('GET', 'staff/orders?state=ready&limit=50')).data.filter(
    ({ delivery }: { delivery: string }) => delivery === 'parcel',
  )
  await page.goto('/admin/tracking')
  await page
    .getByRole('textbox')
    .first()
    .fill(`order number\tcourier\ttracking number\n${order.order_no}\tcj\t688911115500`)
  await page.getByRole('button', { name: 'Preview' }).click()
  const ship = page.getByRole('button', { name: /^Ship 1/ })
  await ship.waitFor()
  await loseOneAnswer(page, '**/api/v1/staff/shipments/upload')
  await ship.click()
  await page.getByRole('alert').first().waitFor()
  await ship.click()
  await page.getByText('0 orders marked as shipped.').waitFor()
  const shown = await call('GET', `staff/orders/${order.id}`)
  expect(shown.shipments).toHaveLength(1)
  expect(shown.state).toBe('shipping')
  expect(unexpected(troubles)).toEqual([])
})
