import { usePhrasebook } from '@sillage/web-kit/phrases.ts'

/** A day in Seoul as it is said: 11월 30일, or November 30; with its weekday where asked. */
export function useDayText() {
  const { locale } = usePhrasebook()
  return (at: Date | string, { weekday = false } = {}) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'Asia/Seoul',
      month: 'long',
      day: 'numeric',
      ...(weekday && { weekday: 'long' }),
    }).format(new Date(at))
}

/** What ends at midnight is told by the day before. */
export const lastMoment = (end: string) => new Date(Date.parse(end) - 1)
