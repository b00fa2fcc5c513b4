import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Key } from '../key.tsx'
import { Empty, Skeleton } from '../part.tsx'
import { QueryFailed } from '../query-failed.tsx'
import { useStored } from '../use-stored.ts'
import { ListExport } from './list-export.tsx'
import { ListFilters } from './list-filters.tsx'
import { type Density, ListOptions } from './list-options.tsx'
import type { ListProps } from './list-props.ts'
import { ListTable } from './list-table.tsx'
import { ListViews } from './list-views.tsx'
import { useAsked } from './use-asked.ts'
import { useChangedRows } from './use-changed-rows.ts'
import { useColumns } from './use-columns.ts'
import { useCursor } from './use-cursor.ts'

/** A list of the console: views, conditions, rows, pages by key, choosing across pages and actions on what is chosen. */
export function DataList<Row>(props: ListProps<Row>) {
  const t = usePhrases()
  const { asked, ask, only } = useAsked()
  const {
    data: page,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({ ...props.query(asked), placeholderData: keepPreviousData })
  const [chosen, setChosen] = useState<ReadonlyMap<number | string, Row>>(new Map())
  const [density, setDensity] = useStored<Density>('density', 'normal')
  const { shown: columns, ...columnChoice } = useColumns(props.name, props.columns)
  const find = useRef<HTMLInputElement>(null)
  const tableRef = useRef<HTMLTableElement>(null)
  const rows = page?.data ?? []
  const after = page?.next_after
  const next = after ? () => ask({ after: String(after) }) : undefined
  const choose = (row: Row) => setChosen((now) => toggled(now, props.keyOf(row), row))
  const clear = () => setChosen(new Map())
  const isAwaited = !error && (!page || isPlaceholderData)
  const at = useCursor({
    rows,
    keyOf: props.keyOf,
    asked: JSON.stringify(asked),
    isAwaited,
    toggle: choose,
    next,
    find,
    tableRef,
  })
  const changed = useChangedRows(JSON.stringify(asked), isPlaceholderData ? undefined : page?.data, props.keyOf)
  const isFiltered = Object.keys(asked).some((name) => name !== 'after')
  return (
    <div className="body body-list" data-density={density}>
      <ListViews list={props.name} views={props.views ?? []} asked={asked} onChoose={only} />
      <div className="filters">
        <ListFilters filters={props.filters ?? []} find={props.find} findRef={find} asked={asked} ask={ask} />
        <span className="push" />
        <ListOptions density={density} onDensity={setDensity} {...columnChoice} />
        <ListExport list={props.name} asked={asked} />
      </div>
      {error ? (
        <QueryFailed error={error} onRetry={() => void refetch()} />
      ) : !page ? (
        <Skeleton label={t('불러오고 있어요.')} lines={12} />
      ) : rows.length === 0 ? (
        <Empty title={isFiltered ? t('조건에 맞는 것이 없어요') : props.empty.title}>
          <p>{isFiltered ? t('조건을 빼면 더 많이 보여요.') : props.empty.text}</p>
          {isFiltered && <Button onClick={() => only({})}>{t('조건 모두 빼기')}</Button>}
        </Empty>
      ) : (
        <>
          <ListTable
            {...props}
            rows={rows}
            columns={columns}
            chosen={chosen}
            onChoose={choose}
            onChooseAll={setChosen}
            at={at}
            tableRef={tableRef}
            isStale={isPlaceholderData}
            changed={changed}
          />
          <div className="pager">
            <span>{t('{count}줄을 보여요.', { count: rows.length })}</span>
            <span className="push" />
            {asked.after && (
              <Button look="quiet" small onClick={() => ask({ after: null })}>
                {t('처음으로')}
              </Button>
            )}
            {next && (
              <Button small onClick={next}>
                {t('다음 쪽')} <Key name="]" />
              </Button>
            )}
          </div>
        </>
      )}
      {props.bulk && chosen.size > 0 && (
        <div className="bar bar-fixed night" role="toolbar" aria-label={t('고른 것')}>
          {props.bulk(upToDate(chosen, rows, props.keyOf), clear)}
          <Button look="quiet" icon="close" aria-label={t('고르기 풀기')} onClick={clear} />
        </div>
      )}
    </div>
  )
}

/** The chosen rows; those on this page as they are now. */
function upToDate<Key, Row>(chosen: ReadonlyMap<Key, Row>, rows: readonly Row[], keyOf: (row: Row) => Key) {
  const now = new Map(rows.map((row) => [keyOf(row), row]))
  return [...chosen].map(([key, row]) => now.get(key) ?? row)
}

function toggled<Key, Row>(now: ReadonlyMap<Key, Row>, key: Key, row: Row) {
  const next = new Map(now)
  if (!next.delete(key)) next.set(key, row)
  return next
}
