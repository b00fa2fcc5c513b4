import { Button } from '@sillage/admin-kit/button.tsx'
import { Key } from '@sillage/admin-kit/key.tsx'
import { useListParams } from '@sillage/admin-kit/list/use-list-params.ts'
import { Tag } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { startOfSeoulDay } from '@sillage/kit/time.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { type CareState, careState } from '../hours.ts'
import type { InboxRow } from '../inbox-contract.ts'
import { InboxCasePane } from './inbox-case.tsx'
import { InboxList } from './inbox-list.tsx'
import { refOf, textOf } from './inbox-ref.ts'
import { TemplatePanel } from './template-panel.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useInboxRows } from './use-inbox-rows.ts'

/** Everything customers write: the list, the conversation, and who it is with. */
export function Component() {
  const t = usePhrases()
  const { params, setParams } = useListParams()
  const { open: shown, ...query } = params
  const rows = useInboxRows(query)
  const [managing, setManaging] = useState(false)
  const opened = refOf(shown)
  const open = (row: InboxRow | undefined) => row && setParams({ open: textOf(row), after: params.after ?? null })
  useInboxKeys(rows.data?.data ?? [], shown, open)
  return (
    <>
      <Top title={t('문의함')} fact={<OpenNow />}>
        <span className="mute only-wide">
          <Key name="j" /> <Key name="k" /> {t('옮기기')} <Key name="t" /> {t('담당하기')} <Key name="r" />{' '}
          {t('답하기')} <Key name="e" /> {t('종료')}
        </span>
        <Button icon="document" onClick={() => setManaging(true)}>
          {t('답변 템플릿')}
        </Button>
      </Top>
      <div className={opened ? 'panes panes-inbox panes-open' : 'panes panes-inbox'}>
        <InboxList params={params} setParams={setParams} rows={rows} />
        {opened ? (
          <InboxCasePane
            key={shown}
            of={opened}
            onBack={() => setParams({ open: null, after: params.after ?? null })}
          />
        ) : (
          <section className="pane pane-span" aria-label={t('선택한 문의')}>
            <div className="empty">
              <h2>{t('왼쪽에서 문의를 골라 주세요')}</h2>
              <p>{t('가장 오래 기다린 문의가 맨 위에 있어요.')}</p>
            </div>
          </section>
        )}
      </div>
      {managing && <TemplatePanel onClose={() => setManaging(false)} />}
    </>
  )
}

/** Whether someone is there to answer right now. */
function OpenNow() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const holidays = useQuery(queries.shipping.fees()).data?.holidays
  const rules = useQuery(queries.shopRules.show()).data
  if (!holidays || !rules) return null
  const { state, until } = careState(new Date(), holidays, rules)
  const says: Record<CareState['state'], string> = {
    open: t('상담 중, {time}까지', { time: until.time }),
    lunch: t('점심, {time}까지', { time: until.time }),
    closed: t('쉬는 중, {day} {time}부터', { day: dates.shortDate(startOfSeoulDay(until.day)), time: until.time }),
  }
  return <Tag {...(state === 'open' && { look: 'sage' as const })}>{says[state]}</Tag>
}
