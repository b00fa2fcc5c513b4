import { expect, test } from 'vitest'
import { callsFrom } from './clerk.ts'
import { openConsole } from './console.ts'
import { faults } from './faults.ts'
import { journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

type Order = { id: number; order_no: string; delivery: string }

test('paid orders that were prepared by mistake, and the wrong file of a bank, are undone in one go: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await openConsole(page, 'owner', { address: '/admin/orders?state=paid' })
  const call = callsFrom(page)
  const before: Order[] = (await call('GET', 'staff/orders?state=paid&limit=50')).data
  const table = page.getByRole('table', { name: '주문 목록' })
  await table.getByRole('link').first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('p')
  const preview = page.getByRole('dialog', { name: '준비 시작 미리 보기' })
  // What can be undone is said before it is applied.
  await preview.getByText('알림이 나간 주문은 되돌릴 수 없어요.').waitFor()
  expect(await faults(page)).toEqual([])
  await preview.getByRole('button', { name: '2건 적용' }).click()
  await page.getByText('2건을 옮겼어요.').waitFor()
  await page.getByRole('status').getByRole('button', { name: '되돌리기' }).click()
  await page.getByText('되돌렸어요.', { exact: true }).waitFor()
  const after: Order[] = (await call('GET', 'staff/orders?state=paid&limit=50')).data
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))

  await page.goto('/admin/deposits')
  const deposits = await call('GET', 'staff/deposits')
  await page.getByRole('button', { name: '은행 내역 올리기' }).click()
  const dialog = page.getByRole('dialog', { name: '은행 내역 올리기' })
  await dialog.getByRole('textbox', { name: '은행 내역' }).fill('2026-11-18 09:05\t잘못온분\t31,000')
  await dialog.getByRole('button', { name: '1줄 올리기' }).click()
  await page.getByRole('cell', { name: '잘못온분', exact: true }).waitFor()
  await page.getByRole('status').getByRole('button', { name: '되돌리기' }).click()
  await page.getByRole('cell', { name: '잘못온분', exact: true }).waitFor({ state: 'detached' })
  expect((await call('GET', 'staff/deposits')).data).toEqual(deposits.data)
  expect(troubles).toEqual([])
})

test('of a file of tracking numbers, the parcel that has arrived stays by name, and the rest is undone: en at 834', async () => {
  const { page, troubles } = await visitor({ width: 834, lang: 'en' })
  await openConsole(page, 'owner', { address: '/admin/tracking', lang: 'en' })
  const call = callsFrom(page)
  const ready: Order[] = (await call('GET', 'staff/orders?state=ready&limit=50')).data
  const [first, second] = ready.filter(({ delivery }) => delivery === 'parcel')
  if (!first || !second) throw new Error('the demo has two orders that are ready')
  const rows = [first, second].map(({ order_no }, at) => `${order_no}\tcj\t68891111330${at}`)
  await page
    .getByRole('textbox')
    .first()
    .fill(['order number\tcourier\ttracking number', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: /^Ship 2/ }).click()
  await page.getByText('2 orders marked as shipped.').waitFor()
  const { shipments } = await call('GET', `staff/orders/${first.id}`)
  await call('POST', `staff/shipments/${shipments[0].id}/delivered`)

  await page.goto('/admin/changes')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Some rows cannot be undone' })
  await dialog.getByText(first.order_no).first().waitFor()
  expect(await dialog.getByText(second.order_no).count()).toBe(0)
  expect(await faults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await dialog.getByRole('button', { name: 'Undo the other 1 row' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await call('GET', `staff/orders/${first.id}`)).state).toBe('delivered')
  expect((await call('GET', `staff/orders/${second.id}`)).state).toBe('ready')
  expect(troubles.filter((trouble) => !/409/.test(trouble))).toEqual([])
})

test('a part of an order is sent, and what was being written of a claim is there after a reload: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await openConsole(page, 'owner')
  const call = callsFrom(page)
  const ready: Order[] = (await call('GET', 'staff/orders?state=paid&limit=50')).data
  const shown = []
  for (const { id } of ready) shown.push(await call('GET', `staff/orders/${id}`))
  const order = shown.find(
    ({ delivery, lines, claims }) =>
      delivery === 'parcel' &&
      claims.length === 0 &&
      lines.some(({ quantity, kind }: { quantity: number; kind: string }) => quantity > 1 && kind === 'goods'),
  )
  if (!order) throw new Error('the demo has a paid order of several pieces')
  const line = order.lines.find(({ quantity }: { quantity: number }) => quantity > 1)
  await page.goto(`/admin/orders/${order.id}`)
  await page.getByRole('button', { name: '나누어 보내기' }).click()
  for (const each of order.lines)
    await page
      .getByLabel(`${each.name} 보낼 수량`)
      .first()
      .fill(each.id === line.id ? '1' : '0')
  await page.getByLabel('송장 번호', { exact: true }).fill('688911114400')
  expect(await faults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  // Not lost by a reload.
  await page.reload()
  expect(await page.getByLabel(`${line.name} 보낼 수량`).first().inputValue()).toBe('1')
  await page.getByRole('button', { name: '발송 처리' }).click()
  await page.getByRole('link', { name: '688911114400' }).waitFor()
  const { lines } = await call('GET', `staff/orders/${order.id}`)
  const sent = lines.filter(({ state }: { state: string }) => state === 'shipping')
  expect(sent).toMatchObject([{ quantity: 1, split_from_id: line.id }])

  // The menu of the order lies in a landmark like everything else.
  await page.getByRole('button', { name: '주문에서 더 할 일' }).click()
  await page.getByRole('menuitem').first().waitFor()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '대신 신청' }).click()
  const dialog = page.getByRole('dialog', { name: '손님 대신 신청하기' })
  await dialog.getByLabel('사유').selectOption({ index: 1 })
  await dialog.getByRole('spinbutton').and(dialog.locator(':enabled')).first().fill('1')
  await dialog.getByLabel('손님이 남긴 말').fill('전화로 부탁하셨어요.')
  const reason = await dialog.getByLabel('사유').inputValue()
  await page.reload()
  await page.getByRole('button', { name: '대신 신청' }).click()
  expect(await dialog.getByLabel('사유').inputValue()).toBe(reason)
  expect(await dialog.getByLabel('손님이 남긴 말').inputValue()).toBe('전화로 부탁하셨어요.')
  expect(await dialog.getByRole('spinbutton').and(dialog.locator(':enabled')).first().inputValue()).toBe('1')
  expect(await faults(page)).toEqual([])
  expect(troubles).toEqual([])
})

test('two owners change what one person may do, and the second sees both and chooses: en at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440, lang: 'en' })
  await openConsole(page, 'owner', { address: '/admin/staff', lang: 'en' })
  const call = callsFrom(page)
  const { data } = await call('GET', 'staff/people')
  const person = data.find(({ owner }: { owner: boolean }) => !owner)
  await page.getByRole('button', { name: new RegExp(person.mb_name) }).click()
  const form = page.getByRole('dialog').first()
  await form.getByLabel('Coupons').click()
  await call('PUT', `staff/people/${person.mb_id}`, { owner: false, permissions: ['statistics'] })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else saved first' })
  await dialog.getByText('Statistics', { exact: true }).waitFor()
  expect(await faults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Mine', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await form.waitFor({ state: 'detached' })
  const now = (await call('GET', 'staff/people')).data.find(({ mb_id }: { mb_id: string }) => mb_id === person.mb_id)
  expect(now.permissions).not.toEqual(['statistics'])
  expect(now.permissions.includes('coupons')).toBe(!person.permissions.includes('coupons'))
  expect(troubles.filter((trouble) => !/409/.test(trouble))).toEqual([])
})
