import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callsFrom } from './clerk.ts'
import { openConsole } from './console.ts'
import { faults } from './faults.ts'
import { journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

const state = (page: Page, text: string) => page.locator('header .state', { hasText: text })

/** Now, as a bank in Korea writes it: `2026-11-19 19:05:00`. */
const bankTime = () => new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' })

const csv = (name: string, rows: string[]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })

type Deposit = {
  id: number
  depositor: string
  amount: number
  proposals: { order_id: number; order_no: string; state: string; missing_amount: number; sureness: string }[]
}

test("a bank's file is matched to orders, and a deposit that was short is completed by the next: ko at 1440", async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await openConsole(page, 'owner', { address: '/admin/deposits' })
  const call = callsFrom(page)
  const orders = (await call('GET', 'staff/orders?state=pending_payment&limit=50')).data
  const deposits: Deposit[] = (await call('GET', 'staff/deposits')).data
  const short = deposits.flatMap(({ depositor, amount, proposals }) =>
    proposals.flatMap(({ order_id, order_no, missing_amount, state }) =>
      state === 'waiting_for_deposit' && missing_amount > amount
        ? [{ depositor, order_id, order_no, rest: missing_amount - amount }]
        : [],
    ),
  )[0]
  if (!short) throw new Error('the demo has no deposit that is short')
  const proposed = new Set(deposits.flatMap(({ proposals }) => proposals.map(({ order_no }) => order_no)))
  const exact = orders.find(({ order_no }: { order_no: string }) => !proposed.has(order_no))

  await page.getByRole('button', { name: '은행 내역 올리기' }).click()
  const dialog = page.getByRole('dialog', { name: '은행 내역 올리기' })
  const choose = (file: ReturnType<typeof csv>) => dialog.locator('input[type=file]').setInputFiles(file)
  // Another bank's file, without the column of what came in: a sentence, and nothing to press.
  await choose(csv('다른-은행.csv', ['거래일시,내용,잔액', `${bankTime()},${exact.buyer.name},1000`]))
  await dialog.getByText('찾지 못한 열이 있어요: 입금액').waitFor()
  await choose(csv('금액.csv', ['거래일시,내용,입금액', `${bankTime()},${exact.buyer.name},칠만 원`]))
  await dialog.getByText(/번째 줄의 입금액 칸을 읽지 못했어요/).waitFor()
  expect(await dialog.getByRole('button', { name: /줄 올리기/ }).isDisabled()).toBe(true)
  expect(await faults(page)).toEqual([])
  const file = csv('입출금.csv', [
    '거래일시,내용,출금액,입금액',
    `${bankTime()},${exact.buyer.name},0,"${exact.total_amount.toLocaleString('en')}"`,
    `${bankTime()},${short.depositor},0,"${short.rest.toLocaleString('en')}"`,
    `${bankTime()},카드 대금,"120,000",0`,
  ])
  await choose(file)
  await dialog.getByRole('button', { name: '2줄 올리기' }).click()
  await page.getByText('2줄을 추가했고 0줄은 이미 있었어요.').waitFor()
  // The same file once more adds nothing.
  await page.getByRole('button', { name: '은행 내역 올리기' }).click()
  await choose(file)
  await dialog.getByRole('button', { name: '2줄 올리기' }).click()
  await page.getByText('0줄을 추가했고 2줄은 이미 있었어요.').waitFor()
  expect(await faults(page)).toEqual([])

  const match = async (amount: string, order_no: string) => {
    const row = page.getByRole('table', { name: '입금 목록' }).getByRole('row', { name: amount })
    await row
      .getByRole('button', { name: `${order_no} 주문에 맞추기` })
      .first()
      .click()
    await row.getByRole('button', { name: `${order_no} 주문에 맞추기` }).waitFor({ state: 'detached' })
  }
  const stateOf = async (id: number) => (await call('GET', `staff/orders/${id}`)).state
  await match(`${exact.total_amount.toLocaleString('en')}원`, exact.order_no)
  await expect.poll(() => stateOf(exact.id)).toBe('paid')
  const came = deposits.find(({ depositor }) => depositor === short.depositor)?.amount ?? 0
  await match(`${came.toLocaleString('en')}원`, short.order_no)
  await expect.poll(() => stateOf(short.order_id)).toBe('pending_payment')
  await match(`${short.rest.toLocaleString('en')}원`, short.order_no)
  await expect.poll(() => stateOf(short.order_id)).toBe('paid')
  await page.goto(`/admin/orders/${short.order_id}`)
  await state(page, '결제 완료').waitFor()
  expect(troubles).toEqual([])
})

test('one transfer for two orders is split, and what is for no order is set aside: en at 834', async () => {
  const { page, troubles } = await visitor({ width: 834, lang: 'en' })
  await openConsole(page, 'owner', { address: '/admin/deposits', lang: 'en' })
  const call = callsFrom(page)
  const awaited: { order_id: number; order_no: string; missing_amount: number }[] = (
    await call('GET', 'staff/awaited-deposits')
  ).data
  const [first, second] = awaited
  if (!first || !second) throw new Error('the demo has no two orders that wait for money')
  const amount = first.missing_amount + second.missing_amount
  const line = { depositor: '한집안', amount, deposited_at: new Date().toISOString(), bank_ref: 'both' }
  await call('POST', 'staff/deposits', {
    rows: [line, { ...line, depositor: '이자', amount: 17, bank_ref: 'interest' }],
  })
  await page.reload()
  const table = page.getByRole('table', { name: 'Deposits' })
  const row = table.getByRole('row', { name: '한집안' })
  await row.getByRole('button', { name: 'Other order or split' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which order is this deposit for?' })
  const choose = async (order_no: string) => {
    await dialog.getByPlaceholder('Order number, name or amount').fill(order_no)
    await dialog.getByRole('button', { name: `Choose order ${order_no}` }).click()
  }
  await choose(first.order_no)
  await choose(second.order_no)
  const send = dialog.getByRole('button', { name: 'Split between 2 orders' })
  const part = dialog.getByRole('textbox', { name: second.order_no })
  await part.fill('1')
  expect(await send.isDisabled()).toBe(true)
  await part.fill(String(second.missing_amount))
  expect(await faults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  // A closed dialog loses nothing.
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: 'Other order or split' }).click()
  await send.click()
  await row.waitFor({ state: 'detached' })
  for (const { order_id } of [first, second])
    await expect.poll(async () => (await call('GET', `staff/orders/${order_id}`)).state).toBe('paid')

  await table.getByRole('row', { name: '이자' }).getByRole('button', { name: 'Not for an order' }).click()
  const asked = page.getByRole('dialog', { name: 'Is this deposit not for an order?' })
  await asked.getByRole('textbox', { name: 'Why it is not for an order' }).fill('Interest')
  expect(await faults(page)).toEqual([])
  await asked.getByRole('button', { name: 'Set aside' }).click()
  await table.getByRole('row', { name: '이자' }).waitFor({ state: 'detached' })
  await page.getByRole('navigation', { name: 'View', exact: true }).getByRole('button', { name: 'Set aside' }).click()
  await table.getByText('Interest').waitFor()
  expect(await faults(page)).toEqual([])
  await table.getByRole('row', { name: '이자' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Back in the list to match.').waitFor()
  expect(troubles).toEqual([])
})

test('a clerk takes a return to its inspection, and only who may handle money refunds it: en at 834 and ko at 1440', async () => {
  const { page: owner, troubles } = await visitor({ width: 1440 })
  await openConsole(owner, 'owner')
  await callsFrom(owner)('PUT', 'staff/people/clerk', { owner: false, permissions: ['orders', 'claims'] })
  const claims = (await callsFrom(owner)('GET', 'staff/claims?kind=return&view=requested')).data
  const claim = claims.find(({ reason }: { reason: string }) => reason === 'broken')

  const { page: clerk } = await visitor({ width: 834, lang: 'en' })
  await openConsole(clerk, 'clerk', { address: '/admin/claims', lang: 'en' })
  await clerk.getByRole('link', { name: claim.order_no }).click()
  await clerk.getByRole('button', { name: 'Accept', exact: true }).click()
  await clerk.getByRole('textbox', { name: 'Tracking number' }).fill('1234-5678-9012')
  expect(await faults(clerk)).toEqual([])
  await clerk.getByRole('button', { name: 'Arrange collection' }).click()
  await clerk.getByRole('button', { name: 'Collected', exact: true }).click()
  await clerk.getByRole('main').getByRole('combobox').last().selectOption({ label: 'Damaged' })
  await clerk.getByRole('button', { name: 'Finish inspection' }).click()
  await clerk.getByText('Refunding needs the “Deposits and refunds” permission.').waitFor()
  expect(await clerk.getByRole('button', { name: /^Refund/ }).count()).toBe(0)
  expect(await faults(clerk)).toEqual([])
  expect(await overflow(clerk)).toBe(0)
  await expect(callsFrom(clerk)('POST', `staff/claims/${claim.id}/refund`, {})).rejects.toThrow('403')
  await clerk.goto('/admin/refunds')
  await clerk.getByRole('heading', { name: 'You need the “Deposits and refunds” permission to see this' }).waitFor()
  expect(await clerk.getByRole('link', { name: 'Refunds' }).count()).toBe(0)

  await owner.goto(`/admin/claims/${claim.id}`)
  const amount = `${claim.money.toLocaleString('en')}원`
  await owner.getByRole('button', { name: `${amount} 환불` }).click()
  await state(owner, '환불 중').waitFor()
  expect(await faults(owner)).toEqual([])
  await owner.goto('/admin/refunds')
  const row = owner.getByRole('table', { name: '환불 목록' }).getByRole('row', { name: claim.order_no })
  await row.getByRole('button', { name: `${amount} 송금 완료` }).click()
  await owner.getByText('환불을 완료했어요. 손님에게 알림이 가요.').waitFor()
  // Everything of it is in the log, as sentences.
  await owner.goto('/admin/audit')
  const log = owner.getByRole('table', { name: '변경 기록' })
  for (const done of ['환불을 완료로 처리했어요.', '반품을 환불했어요.', '반품을 검수했어요.', '반품을 받았어요.'])
    await log.getByText(done).first().waitFor()
  expect(troubles).toEqual([])
})
