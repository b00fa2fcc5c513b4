import { Button, ButtonLink } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Empty } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import { OpenSessions } from './open-sessions.tsx'
import { SessionTable } from './session-table.tsx'

const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/
const monthOf = (day: Date) => seoulDay(day).slice(0, 7)

/** The sessions of a month: where they are, how full, what needs attention, and what they bring in. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const [params, setParams] = useSearchParams()
  const [isOpening, setOpening] = useState(false)
  const asked = params.get('month') ?? ''
  const month = isMonth.test(asked) ? asked : monthOf(new Date())
  const from = startOfSeoulDay(`${month}-01`)
  const to = startOfSeoulDay(`${monthOf(addDays(from, 32))}-01`)
  const go = (day: Date) => setParams({ month: monthOf(day) })
  return (
    <>
      <Top title={t('수업 일정')} fact={<span className="mute">{dates.month(from)}</span>}>
        <Button onClick={() => go(addDays(from, -1))}>{t('지난달')}</Button>
        <Button onClick={() => go(to)}>{t('다음 달')}</Button>
        <ButtonLink to={`/classes/week?week=${seoulDay(new Date())}`}>{t('방·강사 달력')}</ButtonLink>
        <CopyMonth month={month} />
        <Button look="main" icon="plus" onClick={() => setOpening(true)}>
          {t('일정 열기')}
        </Button>
      </Top>
      <div className="body">
        <Loaded query={queries.staffClasses.sessions({ query: { from: from.toISOString(), to: to.toISOString() } })}>
          {(sessions) =>
            sessions.length === 0 ? <Empty title={t('이달에는 수업이 없어요')} /> : <SessionTable sessions={sessions} />
          }
        </Loaded>
      </div>
      {isOpening && <OpenSessions onClose={() => setOpening(false)} />}
    </>
  )
}

/** The sessions of the month before again, on the same weekdays and hours of this one. */
function CopyMonth({ month }: { month: string }) {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(() => api.staffClasses.copyMonth({ body: { month } }), {
    done: ({ ids, skipped }) =>
      [
        t('일정 {count}개를 복사했어요.', { count: ids.length }),
        skipped > 0 && t('이미 있거나 지났거나 방과 강사가 겹치는 {count}개는 건너뛰었어요.', { count: skipped }),
      ]
        .filter(Boolean)
        .join(' '),
  })
  return (
    <Button disabled={pending} onClick={() => run(undefined)}>
      {t('지난달 일정 복사')}
    </Button>
  )
}
