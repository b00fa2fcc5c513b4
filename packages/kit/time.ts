const minute = 60_000
const day = 24 * 60 * minute
// Korea has had no daylight saving since 1988: the offset is a constant.
const seoulOffset = 9 * 60 * minute

/** The calendar day in Seoul, as YYYY-MM-DD. */
export const seoulDay = (at: Date | string) => seoulClock(at).toISOString().slice(0, 10)

/** The instant at which a day in Seoul begins. */
export const startOfSeoulDay = (dayText: string) => new Date(Date.parse(`${dayText}T00:00:00Z`) - seoulOffset)

export const addDays = (at: Date, days: number) => new Date(at.getTime() + days * day)

/** The same time of day, so many working days later: Saturdays and Sundays in Seoul do not count, holidays do. */
export function workingDaysAfter(at: Date, days: number): Date {
  let then = at
  for (let left = days; left > 0; ) {
    then = addDays(then, 1)
    const weekday = seoulClock(then).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return then
}

/** What ends at midnight is dated by the day before. */
export const lastMoment = (end: Date | string) => new Date(new Date(end).getTime() - 1)

/** Hours and minutes in Seoul: 14:00. */
export const seoulTime = (at: Date | string) => seoulClock(at).toISOString().slice(11, 16)

const weekdays = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

export const weekday = (at: Date | string, locale: 'ko' | 'en') => weekdays[locale][seoulClock(at).getUTCDay()] ?? ''

const seoulClock = (at: Date | string) => new Date(new Date(at).getTime() + seoulOffset)
