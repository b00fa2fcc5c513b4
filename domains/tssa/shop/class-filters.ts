import { seoulTime, weekday } from '@sillage/kit/time.ts'
import { courseFormats, courseLevels } from '../../course/words.ts'
import type { CourseCard } from '../contract.ts'

export const times = ['day', 'evening', 'weekend'] as const
export type ClassTimeOfWeek = (typeof times)[number]
export const timeNames = {
  day: '평일 낮',
  evening: '평일 저녁',
  weekend: '주말',
} as const satisfies Record<ClassTimeOfWeek, string>

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export const weekdayNames = {
  mon: { short: '월', long: '월요일' },
  tue: { short: '화', long: '화요일' },
  wed: { short: '수', long: '수요일' },
  thu: { short: '목', long: '목요일' },
  fri: { short: '금', long: '금요일' },
  sat: { short: '토', long: '토요일' },
  sun: { short: '일', long: '일요일' },
} as const satisfies Record<(typeof weekdays)[number], { short: string; long: string }>

/** What a class list can be narrowed by; each is a parameter of the address. */
export const filterNames = ['level', 'format', 'when', 'weekday', 'studio'] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Record<FilterName, string[]> & { open: boolean }

export const readFilters = (query: URLSearchParams): Filters => ({
  level: query.getAll('level').filter((each) => (courseLevels as readonly string[]).includes(each)),
  format: query.getAll('format').filter((each) => (courseFormats as readonly string[]).includes(each)),
  when: query.getAll('when').filter((each) => (times as readonly string[]).includes(each)),
  weekday: query.getAll('weekday').filter((each) => (weekdays as readonly string[]).includes(each)),
  studio: query.getAll('studio'),
  open: query.get('open') === '1',
})

const evening = '17:00'

export function timeOf(starts_at: string): ClassTimeOfWeek {
  if (['토', '일'].includes(weekday(starts_at, 'ko'))) return 'weekend'
  return seoulTime(starts_at) >= evening ? 'evening' : 'day'
}

/** What a course answers to a filter: several where its sessions differ. */
export function valuesOf(course: CourseCard, filter: FilterName): string[] {
  if (filter === 'level') return [course.level]
  if (filter === 'format') return [course.format]
  const days = course.sessions.flatMap(({ meets_at }) => meets_at)
  if (filter === 'when') return days.map(timeOf)
  if (filter === 'weekday') return days.map((at) => weekday(at, 'en').toLowerCase())
  return course.sessions.length > 0 ? course.sessions.map(({ studio }) => studio) : [course.studio]
}

/** The courses that answer to every filter, the next to begin first. */
export function filterCourses(courses: readonly CourseCard[], filters: Filters): CourseCard[] {
  const fits = (course: CourseCard) =>
    filterNames.every((name) => {
      const wanted = filters[name]
      return wanted.length === 0 || valuesOf(course, name).some((value) => wanted.includes(value))
    }) &&
    (!filters.open || course.sessions.some(({ seats_left }) => seats_left > 0))
  const startOf = ({ sessions }: CourseCard) => sessions[0]?.starts_at ?? '9999'
  return courses.filter(fits).sort((a, b) => startOf(a).localeCompare(startOf(b)))
}
