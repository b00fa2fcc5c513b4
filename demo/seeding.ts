import type { Picture } from '@sillage/kit/schemas.ts'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'

/** What the seed of a domain is given: a context inside the seeding's transaction, and the drawn pictures by name. */
export type Seeding = { ctx: Context; picture(name: string): Picture }
export type SeedStep = { name: string; run(seeding: Seeding): Promise<void> }

const minute = 60_000
const opens = 9 * 60
const waking = 13 * 60

/** Some days ago, between nine in the morning and ten at night, each thing of a list at an hour of its own. */
export function demoTime(now: Date, days_ago: number, nth: number): Date {
  const day = startOfSeoulDay(seoulDay(addDays(now, -days_ago)))
  const at = day.getTime() + (opens + ((nth * 97 + days_ago * 41 + 23) % waking)) * minute
  // Today's may be still to come.
  return new Date(Math.min(at, now.getTime() - (nth * 7 + 3) * minute))
}
