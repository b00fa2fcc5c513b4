import { Anchor } from '@sillage/ui/anchor.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { CalendarMeeting } from '../contract.ts'
import { SeatDots, SeatsLeft } from './seat-dots.tsx'
import '@sillage/ui/sections/rows.css'

/** What is to come in the month; of a month that is over, all of it. */
export function ComingClasses({ meetings }: { meetings: CalendarMeeting[] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const coming = meetings.filter(({ is_over }) => !is_over)
  const shown = coming.length > 0 ? coming : meetings
  if (meetings.length === 0) return <Empty title={t('이달에는 수업이 없어요')} />
  return (
    <section aria-labelledby="coming">
      <h2 id="coming">{coming.length > 0 ? t('빠른 날짜순') : t('날짜순')}</h2>
      <ul className="rows">
        {shown.map((meeting) => (
          <li key={meeting.id}>
            <Anchor className="notice-row" href={`/tssa/product/${meeting.product_id}`}>
              <span>
                <small className="mute num">{dates.weekdayNameTime(meeting.starts_at)}</small>
                <br />
                {pick(meeting, 'title')}
                <br />
                <small className="mute">
                  {pick(meeting, 'studio')}
                  {meeting.weeks > 1 &&
                    `, ${t('{weeks}회 중 {position}회차', { weeks: meeting.weeks, position: meeting.position })}`}
                </small>
              </span>
              {meeting.is_over ? (
                <span className="mute">{t('지난 수업')}</span>
              ) : (
                meeting.position === 1 && (
                  <span className="class-seats">
                    <SeatDots seats={meeting.seats} left={meeting.seats_left} />
                    <SeatsLeft left={meeting.seats_left} />
                  </span>
                )
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
