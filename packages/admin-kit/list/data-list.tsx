import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
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
import { useChangedRows } from './use-changed-rows.ts'
import { useColumns } from './use-columns.ts'
import { useCursor } from './use-cursor.ts'
import { useListParams } from './use-list-params.ts'

/** A list of the console: views, conditions, rows, pages by key, choosing across pages and actions on what is chosen. */
export function DataList<Row>(props: ListProps<Row>) {
  const { params, setParams, replaceParams } = useListParams()
  const answer = useQuery({ ...props.query(params), placeholderData: keepPreviousData })
  const { data: page, error, isPlaceholderData } = answer
  const { chosen, setChosen, choose, clear } = useChosen(props.keyOf)
  const [density, setDensity] = useStored<Density>('density', 'normal')
  const { shown: columns, ...columnChoice } = useColumns(props.name, props.columns)
  const find = useRef<HTMLInputElement>(null)
  const tableRef = useRef<HTMLTableElement>(null)
  const rows = page?.data ?? []
  const after = page?.next_after
  const next = after ? () => setParams({ after: String(after) }) : undefined
  const at = useCursor({
    rows,
    keyOf: props.keyOf,
    params: JSON.stringify(params),
    isAwaited: !error && (!page || isPlaceholderData),
    toggle: choose,
    next,
    find,
    tableRef,
  })
  const changed = useChangedRows(JSON.stringify(params), isPlaceholderData ? undefined : page?.data, props.keyOf)
  return (
    <div className="body body-list" data-density={density}>
      <ListViews list={props.name} views={props.views ?? []} params={params} onChoose={replaceParams} />
      <ListTools list={props} find={find} params={params} setParams={setParams}>
        <ListOptions density={density} onDensity={setDensity} {...columnChoice} />
      </ListTools>
      {rows.length === 0 || error ? (
        <InsteadOfRows answer={answer} params={params} empty={props.empty} onShowAll={() => replaceParams({})} />
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
          <Pager
            count={rows.length}
            onFirst={params.after ? () => setParams({ after: null }) : undefined}
            onNext={next}
          />
        </>
      )}
      {props.bulk && chosen.size > 0 && (
        <BulkBar onClear={clear}>{props.bulk(upToDate(chosen, rows, props.keyOf), clear)}</BulkBar>
      )}
    </div>
  )
}

type ToolsProps<Row> = Omit<ReturnType<typeof useListParams>, 'replaceParams'> & {
  list: Pick<ListProps<Row>, 'name' | 'filters' | 'find'>
  find: RefObject<HTMLInputElement | null>
  children: ReactNode
}

/** The conditions of a list, and at the end how it is drawn and exported. */
function ListTools<Row>({ list, find, params, setParams, children }: ToolsProps<Row>) {
  return (
    <div className="filters">
      <ListFilters filters={list.filters ?? []} find={list.find} findRef={find} params={params} setParams={setParams} />
      <span className="filters-end">
        {children}
        <ListExport list={list.name} params={params} />
      </span>
    </div>
  )
}

type PagerProps = { count: number; onFirst: (() => void) | undefined; onNext: (() => void) | undefined }

function Pager({ count, onFirst, onNext }: PagerProps) {
  const t = usePhrases()
  return (
    <div className="pager">
      <span>{t('{count}줄을 보여요.', { count })}</span>
      <span className="push" />
      {onFirst && (
        <Button look="quiet" small onClick={onFirst}>
          {t('처음으로')}
        </Button>
      )}
      {onNext && (
        <Button small onClick={onNext}>
          {t('다음 페이지')} <Key name="]" />
        </Button>
      )}
    </div>
  )
}

type InsteadProps = {
  answer: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
  params: Record<string, string>
  empty: ListProps<unknown>['empty']
  onShowAll: () => void
}

/** A list that failed, is still loading, or has no row. */
function InsteadOfRows({ answer, params, empty, onShowAll }: InsteadProps) {
  const t = usePhrases()
  if (answer.error) return <QueryFailed error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton label={t('불러오고 있어요.')} lines={12} />
  const isFiltered = Object.keys(params).some((name) => name !== 'after')
  return (
    <Empty title={isFiltered ? t('조건에 맞는 항목이 없어요') : empty.title}>
      <p>{isFiltered ? t('필터를 줄이면 더 많이 볼 수 있어요.') : empty.text}</p>
      {isFiltered && <Button onClick={onShowAll}>{t('필터 초기화')}</Button>}
    </Empty>
  )
}

function BulkBar({ onClear, children }: { onClear: () => void; children: ReactNode }) {
  const t = usePhrases()
  return (
    <div className="bar bar-fixed night" role="toolbar" aria-label={t('선택한 항목')}>
      {children}
      <Button look="quiet" icon="close" aria-label={t('선택 해제')} onClick={onClear} />
    </div>
  )
}

/** Rows chosen across pages. */
function useChosen<Row>(keyOf: ListProps<Row>['keyOf']) {
  const [chosen, setChosen] = useState<ReadonlyMap<number | string, Row>>(new Map())
  return {
    chosen,
    setChosen,
    choose: (row: Row) => setChosen((now) => toggled(now, keyOf(row), row)),
    clear: () => setChosen(new Map()),
  }
}

function toggled<Key, Row>(now: ReadonlyMap<Key, Row>, key: Key, row: Row) {
  const next = new Map(now)
  if (!next.delete(key)) next.set(key, row)
  return next
}

/** The chosen rows; those on this page as they are now. */
function upToDate<Key, Row>(chosen: ReadonlyMap<Key, Row>, rows: readonly Row[], keyOf: (row: Row) => Key) {
  const now = new Map(rows.map((row) => [keyOf(row), row]))
  return [...chosen].map(([key, row]) => now.get(key) ?? row)
}
