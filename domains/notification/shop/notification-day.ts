import { datesIn } from '@sillage/kit/dates.ts'
import { addDays, seoulDay, weekday } from '@sillage/kit/time.ts'
import type { Phrases } from '@sillage/web-kit/phrases.ts'

type Dated = { created_at: string }

/** Neighbours of one day in Seoul, in the order they come. */
export function groupByDay<Row extends Dated>(rows: readonly Row[]): { day: string; rows: Row[] }[] {
  const groups: { day: string; rows: Row[] }[] = []
  for (const row of rows) {
    const day = seoulDay(row.created_at)
    const last = groups.at(-1)
    if (last?.day === day) last.rows.push(row)
    else groups.push({ day, rows: [row] })
  }
  return groups
}

/** A day as people say it: today, yesterday, else its date, with the year where it is another one. */
export function dayName(day: string, now: Date, { t, locale }: Pick<Phrases, 't' | 'locale'>) {
  const today = seoulDay(now)
  if (day === today) return t('오늘')
  if (day === seoulDay(addDays(now, -1))) return t('어제')
  const dates = datesIn(locale)
  const date = day.slice(0, 4) === today.slice(0, 4) ? dates.dayName(day) : dates.longDate(day)
  return locale === 'ko' ? `${date} (${weekday(day, locale)})` : `${weekday(day, locale)} ${date}`
}
