import { addDays, seoulDay, seoulTime, startOfSeoulDay } from '@sillage/kit/time.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { useHydrated } from '@sillage/ui/use-hydrated.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { CalendarMeeting } from '../contract.ts'
import { SeatDots, SeatsLeft } from './seat-dots.tsx'
import './month.css'
import '@sillage/ui/sections/rows.css'

const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/

/** The month of the address, else the one it is in Seoul. */
export function monthOf(query: URLSearchParams): string {
  const asked = query.get('month') ?? ''
  return isMonth.test(asked) ? asked : seoulDay(new Date()).slice(0, 7)
}

const firstOf = (month: string) => startOfSeoulDay(`${month}-01`)
const shifted = (month: string, days: number) => seoulDay(addDays(firstOf(month), days)).slice(0, 7)
const hrefOf = (month: string) => `/tssa/class-product?view=calendar&month=${month}`
const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const

/** The days of a month in weeks that begin on Sunday; empty where a week reaches into another month. */
function weeksOf(month: string): (string | null)[][] {
  const blank = new Date(`${month}-01T00:00:00Z`).getUTCDay()
  const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  const days = Array.from({ length }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
  const cells = [...Array.from({ length: blank }, () => null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  )
}

/** One month of classes: every meeting on its day, and beside it the same as a list. */
export function ClassMonth() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const [query] = useSearchParams()
  const month = monthOf(query)
  const { data } = useSuspenseQuery(queries.tssa.month({ params: { month } }))
  const studio = query.get('studio')
  const meetings = studio ? data.filter((each) => each.studio === studio) : data
  const title = dates.month(`${month}-01`)
  return (
    <div className="month-list mt-6">
      <section aria-labelledby="month">
        <div className="subhead">
          <h2 id="month">{title}</h2>
          <span className="button-row">
            <Button size="sm" kind="quiet" href={hrefOf(shifted(month, -1))}>
              {t('지난달')}
            </Button>
            <Button size="sm" kind="quiet" href={hrefOf(shifted(month, 31))}>
              {t('다음 달')}
            </Button>
          </span>
        </div>
        <table className="month">
          <caption className="sr-only">{t('{title} 수업', { title })}</caption>
          <thead>
            <tr>
              {weekdays.map((day) => (
                <th key={day} scope="col">
                  {t(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, at) => (
              <tr key={at}>
                {week.map((day, column) => (
                  <Day key={day ?? `blank-${column}`} day={day} meetings={meetings} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Coming meetings={meetings} />
    </div>
  )
}

function Day({ day, meetings }: { day: string | null; meetings: CalendarMeeting[] }) {
  const pick = usePick()
  if (!day) return <td />
  const sessions = meetings.filter(({ starts_at }) => seoulDay(starts_at) === day)
  if (sessions.length === 0)
    return (
      <td>
        <span>{Number(day.slice(8))}</span>
      </td>
    )
  return (
    <td className={sessions.every(({ seats_left }) => seats_left === 0) ? 'has full' : 'has'}>
      <span>{Number(day.slice(8))}</span>
      {sessions.map((meeting) => (
        <Anchor
          key={meeting.id}
          href={`/tssa/product/${meeting.product_id}`}
          aria-label={`${pick(meeting, 'title')} ${seoulTime(meeting.starts_at)}`}
        >
          <i className="dot" aria-hidden="true" />
          <span>{pick(meeting, 'title')}</span>
          <small>{seoulTime(meeting.starts_at)}</small>
        </Anchor>
      ))}
    </td>
  )
}

function Coming({ meetings }: { meetings: CalendarMeeting[] }) {
  const t = usePhrases()
  const pick = usePick()
  const dates = useDates()
  // The page is kept for a while: only the browser knows what time it is.
  const hydrated = useHydrated()
  const isOver = ({ starts_at }: CalendarMeeting) => hydrated && Date.parse(starts_at) < Date.now()
  if (meetings.length === 0) return <Empty title={t('이 달에는 수업이 없어요')} />
  return (
    <section aria-labelledby="coming">
      <h2 id="coming">{t('날짜 순서')}</h2>
      <ul className="rows">
        {meetings.map((meeting) => (
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
                    `, ${t('{weeks}번 가운데 {position}번째', { weeks: meeting.weeks, position: meeting.position })}`}
                </small>
              </span>
              {isOver(meeting) ? (
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
