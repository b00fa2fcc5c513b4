import { addDays } from '@sillage/kit/time.ts'
import { isWeekly, weeklyFrom } from '../course/words.ts'

/** How the meetings of a session follow each other; `own` is any days that staff choose one by one. */
export const meetingRhythms = ['weekly', 'twice', 'daily', 'own'] as const
type MeetingRhythm = (typeof meetingRhythms)[number]

/** What staff fill in to say when a session meets. Moments are ISO texts; null where none was chosen. */
export type MeetingPlan = {
  first: string | null
  rhythm: MeetingRhythm
  /** Of two meetings a week the second is so many days after the first. */
  gap: number
  /** The second and later meetings, where each has a day of its own. */
  own: (string | null)[]
}

export const blankPlan: MeetingPlan = { first: null, rhythm: 'weekly', gap: 2, own: [] }

/** When each of so many meetings begins; empty where its day was not chosen. */
export function plannedMeetings({ first, rhythm, gap, own }: MeetingPlan, count: number): string[] {
  if (rhythm === 'own') return [first, ...Array.from({ length: count - 1 }, (_, at) => own[at])].map((at) => at ?? '')
  if (!first) return Array.from({ length: count }, () => '')
  return daysOf(new Date(first), { rhythm, gap, count }).map((at) => at.toISOString())
}

type Days = { rhythm: Exclude<MeetingRhythm, 'own'>; gap: number; count: number }

function daysOf(first: Date, { rhythm, gap, count }: Days): Date[] {
  if (rhythm === 'weekly') return weeklyFrom(first, count)
  const nth = Array.from({ length: count }, (_, at) => at)
  if (rhythm === 'daily') return nth.map((at) => addDays(first, at))
  return nth.map((at) => addDays(first, 7 * Math.floor(at / 2) + gap * (at % 2)))
}

/** The plan that a session was opened with, so that moving its first day moves the others too. */
export function planOf(meets_at: readonly string[]): MeetingPlan {
  const [first = null, ...own] = meets_at
  const plan = { ...blankPlan, first, own }
  if (isWeekly(meets_at)) return plan
  const gap = Math.round((Date.parse(own[0] ?? '') - Date.parse(first ?? '')) / 86_400_000)
  const regular = (['daily', 'twice'] as const).find((rhythm) => {
    const planned = plannedMeetings({ ...plan, rhythm, gap }, meets_at.length)
    return planned.every((at, nth) => Date.parse(at) === Date.parse(meets_at[nth] ?? ''))
  })
  return { ...plan, rhythm: regular ?? 'own', gap: regular === 'twice' ? gap : blankPlan.gap }
}

/** The same meetings again, so many times, always so many weeks later. */
export const seriesOf = (meets_at: readonly string[], { count, every }: { count: number; every: number }): string[][] =>
  Array.from({ length: count }, (_, nth) =>
    meets_at.map((at) => at && addDays(new Date(at), 7 * every * nth).toISOString()),
  )
