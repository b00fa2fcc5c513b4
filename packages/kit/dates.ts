import { seoulDay, seoulTime, weekday } from './time.ts'

/** A moment, or a day as YYYY-MM-DD. */
type At = Date | string

const koreanWeekday = (at: At) => weekday(at, 'ko')

function partsOf(at: At) {
  const [year = 0, month = 1, day = 1] = seoulDay(at).split('-').map(Number)
  return { year, month, day }
}

/** The standard's own text, Sat, 21 Nov 2026 00:00:00 GMT, has the names: no table of months is shipped. */
const englishDate = (at: At) => new Date(seoulDay(at)).toUTCString().slice(5, 16).replace(/^0/, '')
const englishDayMonth = (at: At) => englishDate(at).slice(0, -5)

function koreanMonthDay(at: At) {
  const { month, day } = partsOf(at)
  return `${month}월 ${day}일`
}

/** How days and times of Seoul are written in one language. A reader abroad sees that it is Seoul's time. */
export type Dates = {
  /** 2026.11.21 · 21 Nov 2026 */
  date: (at: At) => string
  /** 2026.11.21 14:00 · 21 Nov 2026, 14:00 KST */
  dateTime: (at: At) => string
  /** 2026.11.21 (토) 14:00 · Sat 21 Nov 2026, 14:00 KST */
  weekdayDateTime: (at: At) => string
  /** For narrow places: 11.21 · 21 Nov */
  shortDate: (at: At) => string
  /** 11.21 14:00 · 21 Nov, 14:00 KST */
  shortDateTime: (at: At) => string
  /** In a sentence: 11월 21일 · 21 Nov */
  dayName: (at: At) => string
  /** 11월 21일 토요일 · Sat 21 Nov */
  weekdayName: (at: At) => string
  /** 11월 21일 토요일 14:00 · Sat 21 Nov, 14:00 KST */
  weekdayNameTime: (at: At) => string
  /** In a sentence, with its year: 2026년 11월 21일 · 21 Nov 2026 */
  longDate: (at: At) => string
  /** 2026년 11월 · Nov 2026 */
  month: (at: At) => string
  /** 14:00 · 14:00 KST */
  time: (at: At) => string
}

const korean: Dates = {
  date: (at) => seoulDay(at).replaceAll('-', '.'),
  dateTime: (at) => `${korean.date(at)} ${seoulTime(at)}`,
  weekdayDateTime: (at) => `${korean.date(at)} (${koreanWeekday(at)}) ${seoulTime(at)}`,
  shortDate: (at) => korean.date(at).slice(5),
  shortDateTime: (at) => `${korean.shortDate(at)} ${seoulTime(at)}`,
  dayName: koreanMonthDay,
  weekdayName: (at) => `${koreanMonthDay(at)} ${koreanWeekday(at)}요일`,
  weekdayNameTime: (at) => `${korean.weekdayName(at)} ${seoulTime(at)}`,
  longDate: (at) => `${partsOf(at).year}년 ${koreanMonthDay(at)}`,
  month: (at) => `${partsOf(at).year}년 ${partsOf(at).month}월`,
  time: seoulTime,
}

const english: Dates = {
  date: englishDate,
  dateTime: (at) => `${english.date(at)}, ${english.time(at)}`,
  weekdayDateTime: (at) => `${weekday(at, 'en')} ${english.dateTime(at)}`,
  shortDate: englishDayMonth,
  shortDateTime: (at) => `${englishDayMonth(at)}, ${english.time(at)}`,
  dayName: englishDayMonth,
  weekdayName: (at) => `${weekday(at, 'en')} ${englishDayMonth(at)}`,
  weekdayNameTime: (at) => `${english.weekdayName(at)}, ${english.time(at)}`,
  longDate: englishDate,
  month: (at) => englishDate(at).replace(/^\d+ /, ''),
  time: (at) => `${seoulTime(at)} KST`,
}

export const datesIn = (locale: 'ko' | 'en'): Dates => (locale === 'en' ? english : korean)

/** The same moment as both languages write it, for a message whose reader is not known yet. */
export const inBoth = (write: (dates: Dates) => string) => ({ kr: write(korean), en: write(english) })
