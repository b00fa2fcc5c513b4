import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Comparison } from '../words.ts'

export type Asked = { from: string; to: string; compare: Comparison; currency: 'krw' | 'usd' }
export type Span = { from: string; to: string }

/** The period and the one it is compared with. */
export function spansOf({ from, to, compare }: Asked): { period: Span; before: Span } {
  if (compare === 'year') return { period: { from, to }, before: { from: yearEarlier(from), to: yearEarlier(to) } }
  const days = daysOf({ from, to }).length
  return { period: { from, to }, before: { from: plusDays(from, -days), to: plusDays(from, -1) } }
}

export function daysOf({ from, to }: Span): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return Array.from({ length: count }, (_, at) => plusDays(from, at))
}

/** Whether a moment lies within the days, as a range of an index. */
export const within = (column: SQL, { from, to }: Span) =>
  sql`${column} >= ${startOfSeoulDay(from).toISOString()} and ${column} < ${addDays(startOfSeoulDay(to), 1).toISOString()}`

const plusDays = (day: string, count: number) => seoulDay(addDays(startOfSeoulDay(day), count))

/** The 29th of February is compared with the 28th. */
function yearEarlier(day: string) {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0')
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`
}
