import { addDays, seoulDay, seoulTime, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { DispatchRules } from './words.ts'

/** The day, in Seoul, on which what is ordered now leaves the house. */
export function dispatchDay(at: Date, rules: DispatchRules): string {
  const isLate = seoulTime(at) >= rules.cut_off
  let day = startOfSeoulDay(seoulDay(at))
  if (isLate) day = addDays(day, 1)
  while (!isWorkday(day, rules)) day = addDays(day, 1)
  return seoulDay(day)
}

const isWorkday = (day: Date, { holidays }: DispatchRules) => {
  const text = seoulDay(day)
  const weekday = new Date(`${text}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(text)
}
