import { expect, test } from 'vitest'
import { parseTable, readColumns, tableText } from './table-text.ts'

const names = { name: ['이름', 'name'], amount: ['금액', '입금액(원)'] } as const

test('tabs, commas and semicolons divide cells; quotes keep what is inside together', () => {
  const rows = [
    ['가', '1,000'],
    ['나', ''],
  ]
  expect(parseTable('가\t1,000\n나\t')).toEqual(rows)
  expect(parseTable('\uFEFF가,"1,000"\r\n나,')).toEqual(rows)
  expect(parseTable('가;1000')).toEqual([['가', '1000']])
  expect(parseTable('"가\t1\n나\t2')).toEqual([
    ['"가', '1'],
    ['나', '2'],
  ])
})

test('a table written as text is read back as it was', () => {
  const rows = [['따옴표 "하나"', '두 줄\n한 칸', ''], ['x'], ['1,000', 'a;b']]
  expect(parseTable(tableText(rows))).toEqual(rows)
})

test('columns are found by their heads, below other lines, in any order, whatever stands between', () => {
  const rows = parseTable('계좌 110-000\t\t\n\n입금액 (원)\t잔액\t이름\n31,000\t9\t김하나\n\n5\t9\t노을')
  expect(readColumns(rows, names, ['name', 'amount'])).toEqual({
    missing: [],
    records: [
      { line: 4, cells: { name: '김하나', amount: '31,000' } },
      { line: 6, cells: { name: '노을', amount: '5' } },
    ],
  })
})

test('without heads the order counts; with heads a column that is missing is named', () => {
  expect(readColumns([['김하나', '5']], names, ['name']).records).toEqual([
    { line: 1, cells: { name: '김하나', amount: '5' } },
  ])
  const three = { ...names, ref: ['참조'] }
  expect(
    readColumns(
      [
        ['이름', '참조'],
        ['김하나', 'r'],
      ],
      three,
      ['name', 'amount'],
    ),
  ).toMatchObject({
    missing: ['amount'],
  })
})
