import { expect, test } from 'vitest'
import { readCoupons } from './read-coupons.ts'

test('coupons are read by their heads in either language, and what is not said is as in an empty form', () => {
  const korean = readCoupons([
    ['이름', '종류', '할인율 (%)', '최대 할인 금액 (원)', '사용 종료', '쿠폰 코드', '가입 축하'],
    ['겨울 쿠폰', '주문 쿠폰', '10%', '5,000원', '2026-12-31 23:59', 'winter26', '예'],
    ['', '', '', '', '', '', ''],
  ])
  expect(korean).toMatchObject({ errors: [], problem: null })
  expect(korean.rows).toMatchObject([
    {
      name: '겨울 쿠폰',
      kind: 'order',
      percent: 10,
      cap_krw: 5_000,
      amount_krw: null,
      ends_at: '2026-12-31T14:59:00.000Z',
      code: 'winter26',
      welcome: true,
      member_limit: 1,
    },
  ])
  const english = readCoupons([
    ['name', 'kind', 'amount_krw', 'target_ids'],
    ['Wax', 'Product coupon', '3000', '4, 7'],
  ])
  expect(english.rows).toMatchObject([{ kind: 'product', amount_krw: 3_000, target_ids: [4, 7] }])
})

test('a cell that cannot be read is named by its line and column, and its line is left out', () => {
  const { rows, errors } = readCoupons([
    ['이름', '할인 금액 (원)', '사용 시작'],
    ['하나', '삼천', '내일'],
    ['둘', '2000', ''],
  ])
  expect(rows.map(({ name }) => name)).toEqual(['둘'])
  expect(errors).toEqual([
    { line: 2, name: '하나', column: '할인 금액 (원)', text: '삼천', error: '숫자가 아니에요' },
    { line: 2, name: '하나', column: '사용 시작', text: '내일', error: '날짜가 아니에요' },
  ])
})

test('a table without heads is refused in a sentence', () => {
  expect(readCoupons([['하나', '2000']]).problem).toMatch(/양식/)
})
