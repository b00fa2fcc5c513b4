import { addDays } from '@sillage/kit/time.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ClassSession } from '../../course/fields.ts'
import { SeatDots, SeatsLeft } from './seat-dots.tsx'
import './class-page.css'

type Props = { session: ClassSession; name: string; checked: boolean; onChoose: () => void }

/** A session as a cell of a radio group: date, days and room, seats. A full one can be chosen too. */
export function SessionChoice({ session, name, checked, onChoose }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const { starts_at, weeks, seats, seats_left, waiting } = session
  const last = addDays(new Date(starts_at), 7 * (weeks - 1))
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
        <b>
          {weeks > 1
            ? t('{day}부터 매주, {last}까지', { day: dates.weekdayName(starts_at), last: dates.dayName(last) })
            : dates.weekdayName(starts_at)}
        </b>
        <small className="where">{where}</small>
      </span>
      <span className="right">
        <SeatDots seats={seats} left={seats_left} />
        <SeatsLeft left={seats_left} waiting={waiting} />
      </span>
    </label>
  )
}
