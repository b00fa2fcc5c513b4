import type { Context } from '@sillage/server-kit/context.ts'
import { findShippingRules } from '../../../shipping/server/rules.ts'
import { answerWithinHours } from '../../hours.ts'
import { workingMinutes } from '../../working-minutes.ts'

/** What the waiting of customers is measured by: now, and the days on which no one works. */
export async function readClock(ctx: Context) {
  return { now: ctx.now(), holidays: (await findShippingRules(ctx)).holidays }
}

type Clock = Awaited<ReturnType<typeof readClock>>

export function toClock({ now, holidays }: Clock, since: Date | null) {
  if (since === null) return { waited_minutes: null, left_minutes: null }
  const waited_minutes = workingMinutes(since, now, holidays)
  return { waited_minutes, left_minutes: answerWithinHours * 60 - waited_minutes }
}
