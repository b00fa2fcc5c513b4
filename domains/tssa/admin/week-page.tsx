import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { addDays, seoulDay, seoulTime, startOfSeoulDay } from '@sillage/kit/time.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link, useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { StaffMeeting } from '../staff-course-contract.ts'
import { useRoomsAndTeachers } from './use-rooms-and-teachers.ts'

const isDay = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A week by room or by teacher: who is where, and what is free. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const [params, setParams] = useSearchParams()
  const asked = params.get('week') ?? ''
  const start = mondayOf(isDay.test(asked) ? asked : seoulDay(new Date()))
  const by = params.get('by') === 'teacher' ? 'teacher' : 'room'
  const go = (week: string, next: 'room' | 'teacher' = by) => setParams({ week, by: next })
  const first = startOfSeoulDay(start)
  return (
    <>
      <Top
        title={by === 'room' ? t('방별 달력') : t('강사별 달력')}
        crumb={{ to: '/classes', label: t('수업 일정') }}
        fact={
          <span className="mute">
            {dates.dayName(first.toISOString())} – {dates.dayName(addDays(first, 6).toISOString())}
          </span>
        }
      >
        <Button onClick={() => go(seoulDay(addDays(first, -7)))}>{t('지난주')}</Button>
        <Button onClick={() => go(seoulDay(addDays(first, 7)))}>{t('다음 주')}</Button>
        <Button onClick={() => go(start, by === 'room' ? 'teacher' : 'room')}>
          {by === 'room' ? t('강사별로 보기') : t('방별로 보기')}
        </Button>
      </Top>
      <div className="body">
        <Loaded query={queries.staffCourses.meetings({ query: { week: start } })}>
          {(meetings) => <Week first={first} by={by} meetings={meetings} />}
        </Loaded>
      </div>
    </>
  )
}

/** Of a day in Seoul; weeks begin on Monday. */
function mondayOf(day: string) {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return seoulDay(addDays(startOfSeoulDay(day), -((weekday + 6) % 7)))
}

type Props = { first: Date; by: 'room' | 'teacher'; meetings: readonly StaffMeeting[] }

function Week({ first, by, meetings }: Props) {
  const t = usePhrases()
  const dates = useDates()
  const { rooms, teachers } = useRoomsAndTeachers()
  const rows = by === 'room' ? rooms : teachers
  const days = Array.from({ length: 7 }, (_, nth) => addDays(first, nth))
  const today = seoulDay(new Date())
  const of = (value: string, day: Date) =>
    meetings.filter(
      (meeting) => String(meeting[`${by}_id`] ?? '') === value && seoulDay(meeting.starts_at) === seoulDay(day),
    )
  // The row of what has no room or teacher yet comes last, where there is anything in it.
  const [none, ...named] = rows
  const shown = [...named, ...(none && meetings.some((meeting) => meeting[`${by}_id`] === null) ? [none] : [])]
  const label = by === 'room' ? t('방별 달력') : t('강사별 달력')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={label}>
      <table className="week">
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{by === 'room' ? t('방') : t('담당 강사')}</th>
            {days.map((day) => (
              <th key={day.getTime()} scope="col" className={seoulDay(day) === today ? 'today' : undefined}>
                {dates.weekdayName(day.toISOString())}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ value, label: name }) => (
            <tr key={value}>
              <th scope="row">{name}</th>
              {days.map((day) => (
                <td key={day.getTime()} className={seoulDay(day) === today ? 'today' : undefined}>
                  {of(value, day).map((meeting) => (
                    <Meeting key={meeting.id} meeting={meeting} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Meeting({ meeting }: { meeting: StaffMeeting }) {
  const pick = useLocalizedField()
  return (
    <Link className="week-meeting" to={`/classes/${meeting.session_id}`}>
      {pick(meeting, 'title')}
      <small>
        {seoulTime(meeting.starts_at)}–{seoulTime(meeting.ends_at)}
        {meeting.weeks > 1 && `, ${meeting.position}/${meeting.weeks}`}
      </small>
    </Link>
  )
}
