import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Empty } from '@sillage/admin-kit/part.tsx'
import { State, Tag } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { Link, useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { StaffSession } from '../staff-contract.ts'

const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/

/** The sessions of a month: where they are, how full, and what they bring in. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [params, setParams] = useSearchParams()
  const asked = params.get('month') ?? ''
  const month = isMonth.test(asked) ? asked : seoulDay(new Date()).slice(0, 7)
  const from = startOfSeoulDay(`${month}-01`)
  const next = addDays(from, 32)
  const to = startOfSeoulDay(`${seoulDay(next).slice(0, 7)}-01`)
  const go = (day: Date) => setParams({ month: seoulDay(day).slice(0, 7) })
  return (
    <>
      <Top title={t('수업 일정')} fact={<span className="mute">{month}</span>}>
        <Button onClick={() => go(addDays(from, -1))}>{t('지난달')}</Button>
        <Button onClick={() => go(to)}>{t('다음 달')}</Button>
      </Top>
      <div className="body">
        <Loaded query={queries.staffClasses.sessions({ query: { from: from.toISOString(), to: to.toISOString() } })}>
          {(sessions) =>
            sessions.length === 0 ? <Empty title={t('이 달에는 수업이 없어요')} /> : <Sessions sessions={sessions} />
          }
        </Loaded>
      </div>
    </>
  )
}

function Sessions({ sessions }: { sessions: StaffSession[] }) {
  const t = usePhrases()
  const pick = usePick()
  const dates = useDates()
  const moneyText = useMoneyText()
  return (
    <div className="scroll">
      <table className="data">
        <caption className="sr">{t('수업 일정')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('언제')}</th>
            <th scope="col" className="fill">
              {t('수업')}
            </th>
            <th scope="col">{t('곳')}</th>
            <th scope="col">{t('선생님')}</th>
            <th scope="col" className="end">
              {t('참가')}
            </th>
            <th scope="col">{t('상태')}</th>
            <th scope="col" className="end">
              {t('매출')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <tr key={session.id}>
              <td>{dates.weekdayNameTime(session.starts_at)}</td>
              <td className="fill">
                <Link className="link" to={`/classes/${session.id}`}>
                  {pick(session, 'title')}
                </Link>
              </td>
              <td className="soft">
                {pick(session, 'studio')} {session.room}
              </td>
              <td className="soft">{session.teacher}</td>
              <td className="end">
                {session.participants + session.taken} / {session.seats}
                {session.waiting > 0 && <Tag>{t('대기 {count}', { count: session.waiting })}</Tag>}
              </td>
              <td>
                {session.canceled_at ? (
                  <State tone="off">{t('취소됨')}</State>
                ) : session.is_below_minimum ? (
                  <State tone="act">{t('최소 {count}명 안 됨', { count: session.minimum })}</State>
                ) : (
                  <State tone="done">{t('열림')}</State>
                )}
              </td>
              <td className="end">{moneyText({ amount: session.income_krw, currency: 'krw' })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
