import { expect, test } from 'vitest'
import { readStoreOrders } from './read-store-orders.ts'

test('rows of a till become receipts, and a row that cannot be read is named by its line', () => {
  const text = [
    '영수증번호\t판매일시\t상품명\t수량\t금액\t결제수단\t회원전화',
    'A-1\t2026-11-02 14:20\t무화과 캔들\t2\t56,000\t신용카드\t010-1234-5678',
    'A-1\t2026-11-02 14:20\t성냥\t1\t3,000\t신용카드\t010-1234-5678',
    'A-2\t2026.11.2\t디퓨저\t\t38000원\t현금\t',
    'A-3\t어제\t디퓨저\t1\t38000\t현금\t',
    'A-4\t2026-11-02\t디퓨저\t1.5\t38000\t현금\t',
  ].join('\n')
  const { slips, wrong, missing } = readStoreOrders(text, 3)
  expect(slips).toMatchObject([
    { store_id: 3, receipt_no: 'A-1', payment: 'card', total_amount: 59_000, bought_at: '2026-11-02T05:20:00.000Z' },
    { receipt_no: 'A-2', payment: 'cash', lines: [{ name: '디퓨저', quantity: 1, amount: 38_000 }] },
  ])
  expect(wrong).toEqual([
    { line: 5, column: 'bought_at', text: expect.stringContaining('어제') },
    { line: 6, column: 'quantity', text: expect.stringContaining('1.5') },
  ])
  expect(missing).toEqual([])
})

test('a file without the columns it needs says which are missing', () => {
  expect(readStoreOrders('영수증번호\t상품명\nA-1\t캔들', 1).missing).toEqual(['bought_at', 'amount'])
})
