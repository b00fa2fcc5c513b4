import type { Context } from '@sillage/server-kit/context.ts'
import { findShopRules } from '../../../setting/server/rules.ts'
import { findShippingRules } from '../../../shipping/server/rules.ts'
import { workingMinutes } from '../../working-minutes.ts'

/** What the waiting of customers is measured by: now, and the days on which no one works. */
export async function readClock(ctx: Context) {
  const [{ holidays }, hours] = [await findShippingRules(ctx), await findShopRules(ctx)]
  return { now: ctx.now(), holidays, hours }
}

type Clock = Awaited<ReturnType<typeof readClock>>

export function toClock({ now, holidays, hours }: Clock, since: Date | null) {
  if (since === null) return { waited_minutes: null, left_minutes: null }
  const waited_minutes = workingMinutes(since, now, holidays, hours)
  return { waited_minutes, left_minutes: hours.answer_hours * 60 - waited_minutes }
}
