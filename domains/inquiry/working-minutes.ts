import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { isWorkday } from '../shipping/dispatch.ts'
import type { CareHours } from './hours.ts'

const minuteMs = 60_000
/** Past this the exact number does not matter: it is long overdue. */
const mostDays = 60

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+09:00`)

/** Minutes between two moments in which someone is there to answer: without nights, lunch, weekends and holidays. */
export function workingMinutes(from: Date, to: Date, holidays: readonly string[], hours: CareHours) {
  let passed = 0
  let day = from
  for (let counted = 0; counted < mostDays && seoulDay(day) <= seoulDay(to); counted += 1) {
    const date = seoulDay(day)
    if (isWorkday(day, holidays))
      for (const [opens, closes] of [
        [hours.care_opens, hours.care_lunch],
        [hours.care_after_lunch, hours.care_closes],
      ] as const) {
        const start = Math.max(at(date, opens), from.getTime())
        const end = Math.min(at(date, closes), to.getTime())
        if (end > start) passed += end - start
      }
    day = addDays(day, 1)
  }
  return Math.floor(passed / minuteMs)
}
