import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { callsFrom } from './clerk.ts'
import { openConsole } from './console.ts'
import { faults } from './faults.ts'
import { journeys } from './visitor.ts'

const { visitor } = journeys()

const folder = await mkdtemp(join(tmpdir(), 'sillage-wrong-files-'))
afterAll(() => rm(folder, { recursive: true }))

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** How a file begins that Excel encrypted with a password. */
const locked = { name: 'locked.xlsx', mimeType: sheet, buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]) }
const picture = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]) }
const csv = (...rows: string[]) => ({
  name: 'rows.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.join('\n')),
})

async function hugeFile() {
  const path = join(folder, 'huge.xlsx')
  const file = await open(path, 'w')
  await file.truncate(100 * 1024 * 1024)
  await file.close()
  return path
}

test('a wrong file of a bank gets a sentence, changes nothing, and loses nothing that was typed: en at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440, lang: 'en' })
  await openConsole(page, 'owner', { address: '/admin/deposits', lang: 'en' })
  const call = callsFrom(page)
  const before = await call('GET', 'staff/deposits')
  await page.getByRole('button', { name: 'Upload bank statement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload bank statement' })
  const field = dialog.getByRole('textbox', { name: 'Bank statement' })
  const file = dialog.locator('input[type=file]')
  const send = dialog.getByRole('button', { name: /^Upload \d/ })
  await field.fill('2026-11-18 09:05\t한집안\t31,000')
  for (const [wrong, sentence] of [
    [locked, /password/],
    [await hugeFile(), /too large|too big/],
    [picture, /not a table/i],
  ] as const) {
    await file.setInputFiles(wrong)
    await dialog.getByText(sentence).waitFor()
    expect(await field.inputValue()).toContain('한집안')
  }
  expect(await faults(page)).toEqual([])
  // Another bank: other names for its columns, and a day written as no bank here does.
  await file.setInputFiles(csv('Posted,Payee,Credit', '18/11/2026,한집안,31000'))
  await cannotSend(send)
  await file.setInputFiles(csv('거래일시,내용,출금액,입금액', '18/11/2026,한집안,,31000', '2026-11-18 09:05,노을,,'))
  await dialog.getByText(/Line 2, Date and time: could not be read/).waitFor()
  await dialog.getByText(/Line 3, Amount received: could not be read/).waitFor()
  await cannotSend(send)
  expect(await faults(page)).toEqual([])
  await page.reload()
  expect(await call('GET', 'staff/deposits')).toEqual(before)
  expect(troubles).toEqual([])
})

const cannotSend = (send: Locator) => expect.poll(() => send.isDisabled()).toBe(true)

test('a wrong file of a courier gets a sentence for each row, and ships nothing: ko at 834', async () => {
  const { page, troubles } = await visitor({ width: 834 })
  await openConsole(page, 'owner', { address: '/admin/tracking' })
  const call = callsFrom(page)
  const [order] = (await call('GET', 'staff/orders?state=ready&limit=1')).data
  const file = page.locator('input[type=file]')
  const look = page.getByRole('button', { name: '미리 보기' })
  for (const [wrong, sentence] of [
    [locked, /암호가 걸렸거나/],
    [await hugeFile(), /파일이 너무 커요/],
    [picture, /표가 아닌 파일/],
  ] as const) {
    await file.setInputFiles(wrong)
    await page.getByText(sentence).waitFor()
  }
  await file.setInputFiles(csv('주문번호,택배사,바코드', `${order.order_no},cj,600000000001`))
  await page.getByText('찾지 못한 열이 있어요: 송장 번호').waitFor()
  expect(await look.isDisabled()).toBe(true)
  await file.setInputFiles(
    csv(
      '주문번호,택배사,송장번호',
      `${order.order_no},cj,6.00012E+11`,
      '260101-NOSUCH,cj,600000000001',
      `${order.order_no.slice(0, -1)}!,번개,`,
    ),
  )
  await look.click()
  const results = page.locator('table.data tbody tr')
  await results.first().waitFor()
  expect(await results.count()).toBe(3)
  expect(await results.filter({ hasText: '요.' }).count()).toBe(3)
  expect(await page.getByRole('button', { name: '0건 발송 처리' }).isDisabled()).toBe(true)
  expect(await faults(page)).toEqual([])
  expect((await call('GET', `staff/orders/${order.id}`)).state).toBe('ready')
  expect(troubles).toEqual([])
})
