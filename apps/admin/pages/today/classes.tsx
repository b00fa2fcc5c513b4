import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import type { StaffSession } from '@sillage/domains/tssa/staff-contract.ts'
import { addDays, seoulDay, seoulTime, startOfSeoulDay } from '@sillage/kit/time.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

/** The classes of today, and those of the next week that still lack participants; neither is shown when there are none. */
export function Classes() {
  const t = usePhrases()
  const { queries } = useShop()
  const from = startOfSeoulDay(seoulDay(new Date()))
  const tomorrow = addDays(from, 1)
  const { data: sessions = [] } = useQuery(
    queries.staffClasses.sessions({ query: { from: from.toISOString(), to: addDays(from, 8).toISOString() } }),
  )
  const low = sessions.filter((session) => session.is_below_minimum && new Date(session.starts_at) > new Date())
  const today = sessions.filter(({ starts_at }) => new Date(starts_at) < tomorrow)
  return (
    <>
      {low.length > 0 && <SessionPart title={t('최소 인원 미달 수업')} sessions={low} />}
      {today.length > 0 && <SessionPart title={t('오늘 수업')} sessions={today} />}
    </>
  )
}

function SessionPart({ title, sessions }: { title: string; sessions: readonly StaffSession[] }) {
  const t = usePhrases()
  return (
    <Part
      title={title}
      actions={
        <Link className="link" to="/classes">
          {t('모두 보기')}
        </Link>
      }
    >
      <ul className="lines">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
    </Part>
  )
}

function SessionLine({ session }: { session: StaffSession }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const { id, starts_at, participants, taken, seats, minimum } = session
  const isToday = seoulDay(starts_at) === seoulDay(new Date())
  return (
    <li>
      <span className="num">{isToday ? seoulTime(starts_at) : dates.dayName(starts_at)}</span>
      <span className="grow cut">
        <Link className="link" to={`/classes/${id}`}>
          {pick(session, 'title')}
        </Link>{' '}
        <span className="mute">{pick(session, 'studio')}</span>
      </span>
      {session.is_below_minimum && <State tone="act">{t('최소 {count}명', { count: minimum })}</State>}
      <span>{t('{taken}/{seats}명', { taken: participants + taken, seats })}</span>
    </li>
  )
}
