import { addDays, seoulDay, seoulTime, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { DispatchRules } from './words.ts'

/** The day, in Seoul, on which what is ordered now leaves the house. */
export function dispatchDay(at: Date, rules: DispatchRules): string {
  const isLate = seoulTime(at) >= rules.cut_off
  let day = startOfSeoulDay(seoulDay(at))
  if (isLate) day = addDays(day, 1)
  while (!isWorkday(day, rules.holidays)) day = addDays(day, 1)
  return seoulDay(day)
}

/** A day on which the house works: holidays are what staff say. */
export function isWorkday(day: Date, holidays: readonly string[]) {
  const text = seoulDay(day)
  const weekday = new Date(`${text}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(text)
}

/** The nth working day after a day; both in Seoul. */
export function workingDaysAfter(from: string, days: number, holidays: readonly string[]): string {
  let day = startOfSeoulDay(from)
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkday(day, holidays)) left -= 1
  }
  return seoulDay(day)
}
