import { expect, test } from 'vitest'
import { groupDays } from './grouped-days.ts'

const day = (name: string, amount: number) => ({ day: name, orders: 1, amount, refund_amount: 0 })

test('days add up to weeks that begin on Monday, and to months', () => {
  // 2026-10-31 is a Saturday, 2026-11-02 a Monday.
  const days = [day('2026-10-31', 1), day('2026-11-01', 2), day('2026-11-02', 4), day('2026-11-03', 8)]
  expect(groupDays(days, 'week')).toEqual([
    { day: '2026-10-31', orders: 2, amount: 3, refund_amount: 0 },
    { day: '2026-11-02', orders: 2, amount: 12, refund_amount: 0 },
  ])
  expect(groupDays(days, 'month').map(({ amount }) => amount)).toEqual([1, 14])
  expect(groupDays(days, 'day')).toEqual(days)
})
