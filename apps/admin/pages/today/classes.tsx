import { Part } from '@sillage/admin-kit/part.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import { addDays, seoulDay, seoulTime, startOfSeoulDay } from '@sillage/kit/time.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

/** Which classes are held today, with their seats; nothing is shown on a day without. */
export function Classes() {
  const t = usePhrases()
  const isEnglish = usePhrasebook().locale === 'en'
  const { queries } = useShop()
  const from = startOfSeoulDay(seoulDay(new Date()))
  const { data: sessions = [] } = useQuery(
    queries.staffClasses.sessions({ query: { from: from.toISOString(), to: addDays(from, 1).toISOString() } }),
  )
  if (sessions.length === 0) return null
  return (
    <Part
      title={t('오늘 수업')}
      actions={
        <Link className="link" to="/classes">
          {t('모두 보기')}
        </Link>
      }
    >
      <ul className="lines">
        {sessions.map((session) => (
          <li key={session.id}>
            <span className="num">{seoulTime(session.starts_at)}</span>
            <span className="grow cut">
              <Link className="link" to={`/classes/${session.id}`}>
                {isEnglish ? session.title_en : session.title}
              </Link>{' '}
              <span className="mute">{isEnglish ? session.studio_en : session.studio}</span>
            </span>
            <span>{t('{taken}/{seats}명', { taken: session.taken, seats: session.seats })}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
