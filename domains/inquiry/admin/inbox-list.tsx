import { Button } from '@sillage/admin-kit/button.tsx'
import { Icon } from '@sillage/admin-kit/icon.tsx'
import { Empty, Skeleton } from '@sillage/admin-kit/part.tsx'
import { QueryFailed } from '@sillage/admin-kit/query-failed.tsx'
import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { InboxRow } from '../inbox-contract.ts'
import { inboxFilterNames, inboxFilters, inboxViewNames, inboxViews } from '../inbox-words.ts'
import { topicNames } from '../words.ts'
import { textOf } from './inbox-ref.ts'
import type { InboxRows } from './use-inbox-rows.ts'
import { Waiting } from './waiting.tsx'

type Props = {
  params: Record<string, string>
  setParams: (changes: Record<string, string | null>) => void
  rows: InboxRows
}

/** The left pane: what waits, the oldest first. */
export function InboxList({ params, setParams, rows }: Props) {
  const t = usePhrases()
  return (
    <section className="pane pane-list" aria-label={t('문의 목록')}>
      <div className="pane-head">
        <Views params={params} setParams={setParams} />
      </div>
      <Conditions params={params} setParams={setParams} />
      {/* A region that scrolls takes the focus, so that the keyboard can scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="pane-body pane-flush" tabIndex={0} aria-label={t('글 목록')}>
        <Rows params={params} setParams={setParams} rows={rows} />
      </section>
    </section>
  )
}

function Views({ params, setParams }: Pick<Props, 'params' | 'setParams'>) {
  const t = usePhrases()
  const { queries } = useShop()
  const counts: Record<string, number> = useQuery({ ...queries.inbox.counts(), refetchInterval: 60_000 }).data ?? {}
  const view = params.view ?? 'waiting'
  return (
    <fieldset className="seg" aria-label={t('보기')}>
      {inboxViews.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => setParams({ view: each })}>
          {t(inboxViewNames[each])}
          {counts[each] ? ` ${counts[each]}` : ''}
        </button>
      ))}
    </fieldset>
  )
}

function Conditions({ params, setParams }: Pick<Props, 'params' | 'setParams'>) {
  const t = usePhrases()
  const find = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(params.keyword ?? '')
  useShortcuts([{ keys: '/', label: t('찾기'), run: () => find.current?.focus() }])
  return (
    <form
      className="pane-find"
      onSubmit={(event) => {
        event.preventDefault()
        setParams({ keyword: typed.trim() })
      }}
    >
      <label className="find">
        <Icon name="search" />
        <span className="sr">{t('글, 이름, 메일에서 찾기')}</span>
        <input
          ref={find}
          className="input"
          placeholder={t('글, 이름, 메일에서 찾기')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
      </label>
      <select
        className="input"
        aria-label={t('종류')}
        value={params.kind ?? ''}
        onChange={(event) => setParams({ kind: event.target.value })}
      >
        <option value="">{t('모든 종류')}</option>
        {inboxFilters.map((each) => (
          <option key={each} value={each}>
            {t(inboxFilterNames[each])}
          </option>
        ))}
      </select>
    </form>
  )
}

function Rows({ params, setParams, rows: { data, error, refetch } }: Props) {
  const t = usePhrases()
  if (error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton label={t('불러오고 있어요.')} lines={12} />
  if (data.data.length === 0) return <Nothing params={params} setParams={setParams} />
  return (
    <>
      {data.data.map((row) => (
        <Row key={textOf(row)} row={row} shown={params.open} />
      ))}
      <div className="row padded">
        {params.after && (
          <Button small look="quiet" onClick={() => setParams({ after: null })}>
            {t('처음으로')}
          </Button>
        )}
        <span className="push" />
        {data.next_after && (
          <Button small onClick={() => setParams({ after: data.next_after })}>
            {t('다음 페이지')}
          </Button>
        )}
      </div>
    </>
  )
}

function Nothing({ params, setParams }: Pick<Props, 'params' | 'setParams'>) {
  const t = usePhrases()
  if (params.keyword || params.kind)
    return (
      <Empty title={t('조건에 맞는 항목이 없어요')}>
        <Button onClick={() => setParams({ keyword: null, kind: null })}>{t('필터 초기화')}</Button>
      </Empty>
    )
  return (
    <Empty title={t('답변할 문의가 없어요')}>
      <p>{t('새 문의가 오면 여기에 보여요.')}</p>
    </Empty>
  )
}

function Row({ row, shown }: { row: InboxRow; shown: string | undefined }) {
  const t = usePhrases()
  const dates = useDates()
  const [params] = useSearchParams()
  const to = new URLSearchParams(params)
  to.set('open', textOf(row))
  const isNew = row.waited_minutes !== null && row.assigned === null
  const kind = row.kind === 'inquiry' && row.topic ? topicNames[row.topic] : inboxFilterNames[row.kind]
  return (
    <Link
      className={isNew ? 'pick unread' : 'pick'}
      to={`?${to}`}
      aria-current={textOf(row) === shown || undefined}
      lang={row.lang === 'en' ? 'en' : 'ko'}
    >
      <span className="row">
        <span className="medium cut">{row.mb_name || t('탈퇴한 회원')}</span>
        <span className="push mute nowrap">{dates.shortDateTime(row.at)}</span>
      </span>
      <span className={isNew ? 'cut medium' : 'cut'}>
        {row.stars !== null && `★ ${row.stars} `}
        {row.title}
      </span>
      <span className="row">
        <span className="mute cut">
          {t(kind)}
          {row.lang === 'en' && ' EN'}
          {row.assigned && ` · ${row.assigned.mb_name}`}
        </span>
        <span className="push nowrap">
          <Waiting row={row} />
        </span>
      </span>
    </Link>
  )
}
