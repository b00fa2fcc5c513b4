import { seoulDay, seoulTime } from '@sillage/kit/time.ts'

/** Hours of one day of the week: 0 is Sunday, Seoul time. A day that is missing is closed. */
export type Opening = { day: number; open: string; close: string }
type Hours = { opening: readonly Opening[]; closed_days: readonly string[] }

export const storeLimits = { pictures: 10, picture_mb: 20, name: 60, text: 200, closed_days: 200 } as const

const dayMs = 86_400_000
/** As far ahead as anybody looks for the next open day. */
const daysAhead = 14

/** Whether someone who stands before the door is let in, and if not, when: in how many days, at what time. */
export type OpenState = { open: true; until: string } | { open: false; in_days: number | null; at: string }

/** Open from the first minute until the last has begun. */
export function openState({ opening, closed_days }: Hours, now: Date): OpenState {
  const time = seoulTime(now)
  for (let in_days = 0; in_days <= daysAhead; in_days += 1) {
    const day = seoulDay(new Date(now.getTime() + in_days * dayMs))
    const hours = opening.find((each) => each.day === new Date(`${day}T00:00:00Z`).getUTCDay())
    if (!hours || closed_days.includes(day)) continue
    if (in_days > 0 || time < hours.open) return { open: false, in_days, at: hours.open }
    if (time < hours.close) return { open: true, until: hours.close }
  }
  return { open: false, in_days: null, at: '' }
}
