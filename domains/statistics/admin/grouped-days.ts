import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'

export type SalesDay = { day: string; orders: number; amount: number; refund_amount: number }
export const groupings = { day: '날', week: '주', month: '달' } as const
export type Grouping = keyof typeof groupings

const starts: Record<Grouping, (day: string) => string> = {
  day: (day) => day,
  // Monday begins the week.
  week: (day) => seoulDay(addDays(startOfSeoulDay(day), -((new Date(day).getUTCDay() + 6) % 7))),
  month: (day) => `${day.slice(0, 7)}-01`,
}

/** Days added up to weeks or months, each named by its first day within the period. */
export function groupDays(days: readonly SalesDay[], grouping: Grouping): SalesDay[] {
  const groups = Map.groupBy(days, ({ day }) => starts[grouping](day))
  return [...groups.values()].map((group) =>
    group.reduce((sum, each) => ({
      day: sum.day,
      orders: sum.orders + each.orders,
      amount: sum.amount + each.amount,
      refund_amount: sum.refund_amount + each.refund_amount,
    })),
  )
}
