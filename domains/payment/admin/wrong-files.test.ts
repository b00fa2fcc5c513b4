import { readTableFile } from '@sillage/admin-kit/table/table-file.ts'
import { tableText } from '@sillage/admin-kit/table/table-text.ts'
import { expect, test } from 'vitest'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { readDeposits } from './read-deposits.ts'

/** What becomes of an Excel file on the screen: read, shown as text, understood. */
async function read(sheet: SheetData) {
  const excel = await writeExcelFile(sheet).toBuffer()
  const table = await readTableFile(new File([new Uint8Array(excel)], '입출금.xlsx'))
  if ('problem' in table) throw new Error(table.problem)
  return readDeposits(tableText(table.rows))
}

const texts = (...cells: string[]) => cells.map((value) => ({ value }))
const heads = texts('거래일시', '내용', '출금액', '입금액')
const at = { value: new Date('2026-11-18T09:05:00Z'), format: 'yyyy-mm-dd hh:mm' }

test('a column with another name is missed by the name it should have', async () => {
  const { rows, missing } = await read([
    texts('거래일시', '내용', '들어온 돈'),
    texts('2026-11-18 09:05', '김하나', '31,000'),
  ])
  expect(missing).toEqual(['amount'])
  expect(rows).toEqual([])
})

test('a title over merged cells is passed over; a row whose day is merged with another is refused', async () => {
  const read_ = await read([
    [{ value: '거래 내역', columnSpan: 4 }, null, null, null],
    heads,
    [{ ...at, rowSpan: 2 }, { value: '김하나' }, null, { value: 31_000 }],
    [null, { value: '노을' }, null, { value: 5_000 }],
  ])
  expect(read_).toMatchObject({ rows: [{ depositor: '김하나', amount: 31_000 }], wrong: [{ line: 4, column: 'when' }] })
})

test('an amount that is a formula without a result is not taken for a payment out', async () => {
  const formula = { value: '=SUM(A1:A2)', type: 'Formula' as const }
  const read_ = await read([
    heads,
    [at, { value: '카드' }, { value: 9_000 }, null],
    [at, { value: '김하나' }, null, formula],
  ])
  expect(read_).toMatchObject({ rows: [], passed: 1, wrong: [{ line: 3, column: 'amount' }] })
})

test('days written as text are read as a bank writes them, and refused as others do', async () => {
  const days = [
    '2026-11-18 9:05',
    '2026.11.18 09:05:00',
    '20261118',
    '2026년 11월 18일 09:05',
    '18/11/2026',
    '46344.38',
  ]
  const { rows, wrong } = await read([heads, ...days.map((day) => texts(day, '김하나', '', '31,000'))])
  expect(rows.map(({ deposited_at }) => deposited_at.slice(0, 16))).toEqual([
    '2026-11-18T09:05',
    '2026-11-18T09:05',
    '2026-11-18T00:00',
    '2026-11-18T09:05',
  ])
  expect(wrong).toMatchObject([
    { line: 6, column: 'when' },
    { line: 7, column: 'when' },
  ])
})

test('100 MB are refused before they are read', async () => {
  const part = new Uint8Array(10 * 1024 * 1024)
  const file = new File(
    Array.from({ length: 10 }, () => part),
    '입출금.xlsx',
  )
  expect(await readTableFile(file)).toEqual({ problem: '파일이 너무 커요. 20MB까지 읽을 수 있어요.' })
})
