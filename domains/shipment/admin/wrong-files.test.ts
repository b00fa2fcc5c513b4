import { readTableFile } from '@sillage/admin-kit/table/table-file.ts'
import { tableText } from '@sillage/admin-kit/table/table-text.ts'
import { expect, test } from 'vitest'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { readTracking } from './read-tracking.ts'

/** What becomes of an Excel file on the screen: read, shown as text, understood. */
async function read(sheet: SheetData) {
  const excel = await writeExcelFile(sheet).toBuffer()
  const table = await readTableFile(new File([new Uint8Array(excel)], '송장.xlsx'))
  if ('problem' in table) throw new Error(table.problem)
  return readTracking(tableText(table.rows))
}

const texts = (...cells: string[]) => cells.map((value) => ({ value }))
const heads = texts('주문번호', '택배사', '송장번호')

test('a column with another name is missed by the name it should have', async () => {
  const { missing } = await read([texts('주문번호', '택배사', '바코드'), texts('261118-AB12CD', 'cj', '600012345678')])
  expect(missing).toEqual(['tracking_no'])
})

test('a number is read as it is written, however Excel shows it; the day beside it does not matter', async () => {
  const { rows } = await read([
    [...texts('주문번호', '접수일', '송장번호', '택배사')],
    [{ value: '261118-AB12CD' }, { value: '18/11/2026' }, { value: 600_012_345_678 }, { value: 'cj' }],
  ])
  expect(rows).toEqual([{ order_no: '261118-AB12CD', courier: 'cj', tracking_no: '600012345678' }])
})

test('merged cells and formulas leave a cell empty, and the row is there to be refused', async () => {
  const { rows } = await read([
    [{ value: '오늘 보낸 것', columnSpan: 3 }, null, null],
    heads,
    [{ value: '261118-AB12CD', rowSpan: 2 }, { value: 'cj' }, { value: '600012345678' }],
    [null, { value: 'cj' }, { value: '600012345679' }],
    [{ value: '261118-EF34GH' }, { value: 'cj' }, { value: '=A1', type: 'Formula' as const }],
  ])
  expect(rows).toEqual([
    { order_no: '261118-AB12CD', courier: 'cj', tracking_no: '600012345678' },
    { order_no: '', courier: 'cj', tracking_no: '600012345679' },
    { order_no: '261118-EF34GH', courier: 'cj', tracking_no: '' },
  ])
})
