import { expect, test } from 'vitest'
import { readDeposits } from './read-deposits.ts'

const at = (time: string) => `2026-11-18T${time}+09:00`

test('rows of a bank are read, copied with tabs or saved with commas, with or without names of columns', () => {
  const copied =
    '거래일시\t보낸 분\t금액\t거래번호\n2026-11-18 09:05\t김하나\t31,000\n2026.11.18 14:20:33\t노을 캔들\t3,032,000원\tR-7'
  expect(readDeposits(copied)).toEqual({
    rows: [
      { deposited_at: at('09:05:00'), depositor: '김하나', amount: 31_000, bank_ref: `${at('09:05:00')} 김하나 31000` },
      { deposited_at: at('14:20:33'), depositor: '노을 캔들', amount: 3_032_000, bank_ref: 'R-7' },
    ],
    wrong: [],
    passed: 0,
    missing: [],
  })
  expect(readDeposits('2026-11-18,"김하나","31,000",R-1').rows).toMatchObject([{ amount: 31_000, bank_ref: 'R-1' }])
})

test.each([
  ['2026-13-40 09:00\t김하나\t31000', 'when'],
  ['2026-11-18 09:00\t\t31000', 'depositor'],
  [`2026-11-18 09:00\t${'가'.repeat(61)}\t31000`, 'depositor'],
  ['2026-11-18 09:00\t김하나\t-5', 'amount'],
  ['2026-11-18 09:00\t김하나\t=SUM(A1)', 'amount'],
  ['2026-11-18 09:00\t김하나\t2,000,000,001', 'amount'],
  ['어제\t김하나\t31000', 'when'],
  ['11/18/2026\t김하나\t31000', 'when'],
])('%j is refused, with its line and column', (line, column) => {
  expect(readDeposits(`2026-11-18\t김하나\t1\n\n${line}`)).toMatchObject({
    rows: [{ amount: 1 }],
    wrong: [{ line: 3, column }],
  })
})

test('a bank’s file begins with lines of its own, divides day and time, and lists what went out too', () => {
  const bank = [
    '입출금 거래내역,,,,,',
    '계좌번호,110-000-000000,,,,',
    '거래일자,거래시간,적요,출금액,입금액,내용',
    '2026.11.18,09:05:00,타행이체,,"31,000",김하나',
    '2026.11.18,10:00:00,카드,"12,000",0,편의점',
    '합계,,,"12,000","31,000",',
  ].join('\n')
  expect(readDeposits(bank)).toMatchObject({
    rows: [{ deposited_at: at('09:05:00'), depositor: '김하나', amount: 31_000 }],
    wrong: [],
    passed: 2,
    missing: [],
  })
  expect(readDeposits('거래일시,보낸분,출금액\n2026-11-18,김하나,5').missing).toEqual(['amount'])
})

test('two who send the same in the same minute are two, and the same file again is the same two', () => {
  const line = '2026-11-18 09:05\t김하나\t31,000'
  const { rows } = readDeposits([line, line].join('\n'))
  expect(rows.map(({ bank_ref }) => bank_ref)).toEqual([
    `${at('09:05:00')} 김하나 31000`,
    `${at('09:05:00')} 김하나 31000 2`,
  ])
  expect(readDeposits([line, line].join('\n')).rows).toEqual(rows)
})
