import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ClassSession } from '../../course/fields.ts'
import { isWeekly } from '../../course/words.ts'
import { SeatDots, SeatsLeft } from './seat-dots.tsx'
import './class-page.css'

type Props = { session: ClassSession; name: string; checked: boolean; onChoose: () => void }

/** A session as a cell of a radio group: date, days and room, seats. A full one can be chosen too. */
export function SessionChoice({ session, name, checked, onChoose }: Props) {
  const pick = useLocalizedField()
  const dates = useDates()
  const { starts_at, meets_at, seats, seats_left, waiting } = session
  const room = [pick(session, 'studio'), pick(session, 'room')].filter(Boolean).join(' ')
  const where = [room, pick(session, 'teacher')].filter(Boolean).join(', ')
  return (
    <label className={seats_left > 0 ? 'session-choice' : 'session-choice full'}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <time dateTime={starts_at}>
        {dates.shortDate(starts_at)}
        <small>{dates.time(starts_at)}</small>
      </time>
      <span>
        <MeetingDays meets_at={meets_at} />
        <small className="where">{where}</small>
      </span>
      <span className="right">
        <SeatDots seats={seats} left={seats_left} />
        <SeatsLeft left={seats_left} waiting={waiting} />
      </span>
    </label>
  )
}

/** A single day, or weekly ones from the first to the last; null for days that have to be named one by one. */
export function useWeeklyText(meets_at: readonly string[]): string | null {
  const t = usePhrases()
  const dates = useDates()
  const [first = ''] = meets_at
  if (meets_at.length === 1) return dates.weekdayName(first)
  if (!isWeekly(meets_at)) return null
  const last = dates.dayName(meets_at.at(-1) ?? first)
  return t('{day}부터 매주, {last}까지', { day: dates.weekdayName(first), last })
}

/** The days of a session. Those that do not follow each other by the week are all named. */
function MeetingDays({ meets_at }: { meets_at: readonly string[] }) {
  const t = usePhrases()
  const dates = useDates()
  const weekly = useWeeklyText(meets_at)
  const [first = ''] = meets_at
  if (weekly) return <b>{weekly}</b>
  return (
    <>
      <b>{t('{day}부터 {count}번', { day: dates.weekdayName(first), count: meets_at.length })}</b>
      <small className="days num">{meets_at.map(dates.weekdayNameTime).join(', ')}</small>
    </>
  )
}
