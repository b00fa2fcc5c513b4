import type { CalendarDate } from '@internationalized/date'
import { limits } from '@sillage/kit/limits.ts'

/** The first and the last day that can be chosen: whole years, 100 back and 10 ahead of this one. */
export function dateRange(today: CalendarDate) {
  const { yearsBack, yearsAhead } = limits.dates
  return {
    first: today.set({ month: 1, day: 1 }).subtract({ years: yearsBack }),
    last: today.set({ month: 12, day: 31 }).add({ years: yearsAhead }),
  }
}
