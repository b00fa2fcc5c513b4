import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEvent, writeCalendar } from './ical.ts'

const lesson = (day: string): CalendarEvent => ({
  uid: `${day}@sillage`,
  // Ten in the morning in Seoul, which knows no summer time.
  starts_at: new Date(`${day}T10:00:00+09:00`),
  ends_at: new Date(`${day}T13:00:00+09:00`),
  title: '캔들 제작 자격 과정, 첫날; 왁스와 심지의 관계를 하나씩 태워 보며 배우는 아주 긴 이름의 수업',
  place: '성수 작업실 2층, 큰 방',
  text: '앞치마를 가져와 주세요.\n주차는 어려워요.',
  url: 'https://shop.example/my-page/tssa',
  changed_at: new Date('2026-01-01T00:00:00Z'),
})

/** Read as other people's calendars do. */
const read = (days: string[]) => {
  const root = new ICAL.Component(ICAL.parse(writeCalendar('TSSA 수업', days.map(lesson))))
  return root.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
}

test.each(['2026-01-15', '2026-03-29', '2026-07-15', '2026-10-25', '2028-02-29'])(
  'on %s a reader finds the moment, in winter, in summer and on the days clocks change elsewhere',
  (day) => {
    const [event] = read([day])
    expect(event?.startDate.toJSDate()).toEqual(new Date(`${day}T01:00:00Z`))
    expect(event?.duration.toSeconds()).toBe(3 * 3600)
  },
)

test('texts with commas, lines and many emails come out as they were put in', () => {
  const [event, second] = read(['2026-01-15', '2026-01-22'])
  expect(event).toMatchObject({ summary: lesson('2026-01-15').title, location: lesson('2026-01-15').place })
  expect(event?.description).toBe(lesson('2026-01-15').text)
  expect([event?.uid, second?.uid]).toEqual(['2026-01-15@sillage', '2026-01-22@sillage'])
})
