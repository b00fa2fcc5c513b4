import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Chip } from '@sillage/ui/chip.tsx'
import { useHydrated } from '@sillage/ui/use-hydrated.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { CalendarMeeting } from '../contract.ts'
import { ComingClasses } from './coming-classes.tsx'
import './month.css'

const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/

/** The month of the address, else the one it is in Seoul. */
export function monthOf(query: URLSearchParams): string {
  const asked = query.get('month') ?? ''
  return isMonth.test(asked) ? asked : seoulDay(new Date()).slice(0, 7)
}

const firstOf = (month: string) => startOfSeoulDay(`${month}-01`)
const shifted = (month: string, days: number) => seoulDay(addDays(firstOf(month), days)).slice(0, 7)
/** Another month of the same studio, or another studio in the same month. */
function hrefOf(month: string, studio: string | null) {
  const query = new URLSearchParams({ view: 'calendar', month })
  if (studio) query.set('studio', studio)
  return `/tssa/class-product?${query}`
}
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
  const now = useNow()
  return (
    <div className="month-list mt-6">
      <StudioChips meetings={data} month={month} studio={studio} />
      <section aria-labelledby="month">
        <div className="subhead">
          <h2 id="month">{title}</h2>
          <span className="button-row">
            <Button size="sm" kind="quiet" href={hrefOf(shifted(month, -1), studio)}>
              {t('지난달')}
            </Button>
            <Button size="sm" kind="quiet" href={hrefOf(shifted(month, 31), studio)}>
              {t('다음 달')}
            </Button>
          </span>
        </div>
        <MonthTable month={month} meetings={meetings} now={now} />
        <Legend />
      </section>
      <ComingClasses meetings={meetings} />
    </div>
  )
}

type Month = { month: string; meetings: CalendarMeeting[]; now: number | null }

function MonthTable({ month, meetings, now }: Month) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <table className="month">
      <caption className="sr-only">{t('{title} 수업', { title: dates.month(`${month}-01`) })}</caption>
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
              <Day key={day ?? `blank-${column}`} day={day} meetings={meetings} now={now} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Legend() {
  const t = usePhrases()
  return (
    <ul className="month-legend">
      <li>
        <i className="dot" aria-hidden="true" /> {t('자리 있음')}
      </li>
      <li className="full">
        <i className="dot" aria-hidden="true" /> {t('대기 신청')}
      </li>
      <li className="over">
        <i className="dot" aria-hidden="true" /> {t('지난 수업')}
      </li>
    </ul>
  )
}

/** The page is cached: only the browser knows what time it is. */
function useNow() {
  const hydrated = useHydrated()
  return hydrated ? Date.now() : null
}

type Chips = { meetings: CalendarMeeting[]; month: string; studio: string | null }

function StudioChips({ meetings, month, studio }: Chips) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const studios = [...new Map(meetings.map((each) => [each.studio, each])).values()]
  if (studios.length < 2 && !studio) return null
  return (
    <nav className="chips month-studios" aria-label={t('장소')}>
      <Chip href={hrefOf(month, null)} current={!studio}>
        {t('모두')}
      </Chip>
      {studios.map((each) => (
        <Chip key={each.studio} href={hrefOf(month, each.studio)} current={each.studio === studio}>
          {pick(each, 'studio')}
        </Chip>
      ))}
    </nav>
  )
}

/** Whether it can be joined, waited for, or is over. */
const lookOf = (sessions: CalendarMeeting[]) => {
  if (sessions.every(({ is_over }) => is_over)) return 'has over'
  return sessions.every(({ seats_left }) => seats_left === 0) ? 'has full' : 'has'
}

function Day({ day, meetings, now }: { day: string | null; meetings: CalendarMeeting[]; now: number | null }) {
  const pick = useLocalizedField()
  const dates = useDates()
  if (!day) return <td />
  const current = now !== null && seoulDay(new Date(now)) === day ? 'date' : undefined
  const sessions = meetings.filter(({ starts_at }) => seoulDay(starts_at) === day)
  if (sessions.length === 0)
    return (
      <td aria-current={current}>
        <span>{Number(day.slice(8))}</span>
      </td>
    )
  return (
    <td className={lookOf(sessions)} aria-current={current}>
      <span>{Number(day.slice(8))}</span>
      {sessions.map((meeting) => (
        <Anchor
          key={meeting.id}
          href={`/tssa/product/${meeting.product_id}`}
          aria-label={`${pick(meeting, 'title')} ${dates.time(meeting.starts_at)}`}
        >
          <i className="dot" aria-hidden="true" />
          <span>{pick(meeting, 'title')}</span> <small>{dates.time(meeting.starts_at)}</small>
        </Anchor>
      ))}
    </td>
  )
}
