import { addDays, seoulDay, seoulTime } from '@sillage/kit/time.ts'
import type { ShopRules } from '../setting/rules.ts'
import { isWorkday } from '../shipping/dispatch.ts'

/** When someone answers the telephone, in Seoul. */
export type CareHours = Pick<ShopRules, 'care_opens' | 'care_lunch' | 'care_after_lunch' | 'care_closes'>

export type CareState = {
  state: 'open' | 'lunch' | 'closed'
  /** Until when that stays so: the same day's time while open or at lunch, else when it opens next. */
  until: { day: string; time: string }
}

/** Whether someone answers right now, and when that changes; the house rests on the same days as its parcels. */
export function careState(at: Date, holidays: readonly string[], hours: CareHours): CareState {
  const day = seoulDay(at)
  const time = seoulTime(at)
  const { care_opens: opens, care_lunch: lunch, care_after_lunch: afterLunch, care_closes: closes } = hours
  if (!isWorkday(at, holidays) || time >= closes)
    return { state: 'closed', until: { day: nextWorkday(at, holidays), time: opens } }
  if (time < opens) return { state: 'closed', until: { day, time: opens } }
  if (time >= lunch && time < afterLunch) return { state: 'lunch', until: { day, time: afterLunch } }
  return { state: 'open', until: { day, time: time < lunch ? lunch : closes } }
}

function nextWorkday(at: Date, holidays: readonly string[]) {
  let next = addDays(at, 1)
  while (!isWorkday(next, holidays)) next = addDays(next, 1)
  return seoulDay(next)
}
