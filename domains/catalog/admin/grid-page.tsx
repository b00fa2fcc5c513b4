import { Button } from '@sillage/admin-kit/button.tsx'
import { useDraftKey } from '@sillage/admin-kit/draft-key.ts'
import { ListFilters } from '@sillage/admin-kit/list/list-filters.tsx'
import { useAsked } from '@sillage/admin-kit/list/use-asked.ts'
import { Empty, Skeleton } from '@sillage/admin-kit/part.tsx'
import { QueryFailed } from '@sillage/admin-kit/query-failed.tsx'
import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useStored } from '@sillage/admin-kit/use-stored.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useShop } from '../../shop.ts'
import { cellNames } from './cells.ts'
import { ChangePreview } from './change-preview.tsx'
import { changesIn, type Edits, gridRows } from './grid-rows.ts'
import { GridTable } from './grid-table.tsx'
import { useProductFilters } from './product-list-page.tsx'
import { useChangeMany } from './use-change-many.ts'

/** Products as a table that is typed into: nothing is sent until it is saved, all of it at once. */
export function Component() {
  const t = usePhrases()
  const { api, queries } = useShop()
  const { asked, ask } = useAsked()
  const find = useRef<HTMLInputElement>(null)
  const filters = useProductFilters()
  const { data, error, refetch } = useQuery({
    ...queries.staffProducts.list({ query: asked }),
    placeholderData: keepPreviousData,
  })
  const [edits, setEdits] = useStored<Edits>(useDraftKey('product-grid'), {})
  const rows = gridRows(data?.data ?? [])
  const { changes, wrong } = changesIn(rows, edits)
  const { preview, look, apply, close, pending } = useChangeMany(
    (change) => api.staffProducts.changeMany({ body: { ...change, from: 'grid' } }),
    { onDone: () => setEdits({}) },
  )
  const save = () => changes.length > 0 && wrong === 0 && void look(changes)
  useShortcuts([{ keys: 'mod+s', label: t('저장'), run: save, always: true }])
  const count = Object.keys(edits).length
  return (
    <>
      <Top title={t('상품 표')} fact={<span className="mute">{t('엑셀에서 복사해 붙여 넣을 수 있어요')}</span>} />
      <div className="body body-list">
        <div className="filters">
          <ListFilters filters={filters} find={t('이름, 상품 코드, 번호')} findRef={find} asked={asked} ask={ask} />
        </div>
        {error ? (
          <QueryFailed error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton label={t('불러오고 있어요.')} lines={12} />
        ) : rows.length === 0 ? (
          <Empty title={t('조건에 맞는 항목이 없어요')} />
        ) : (
          <GridTable rows={rows} columns={cellNames} edits={edits} onEdits={setEdits} />
        )}
        <Pager isLocked={count > 0} asked={asked} ask={ask} next_after={data?.next_after} />
        {count > 0 && (
          <SaveBar
            count={count}
            wrong={wrong}
            disabled={pending || wrong > 0 || changes.length === 0}
            onDiscard={() => setEdits({})}
            onSave={save}
          />
        )}
      </div>
      {preview && (
        <ChangePreview
          title={t('변경 내용 미리 보기')}
          rows={preview}
          pending={pending}
          onApply={apply}
          onClose={close}
        />
      )}
    </>
  )
}

type PagerProps = Pick<ReturnType<typeof useAsked>, 'asked' | 'ask'> & {
  /** Cells were changed: they would be out of sight on another page. */
  isLocked: boolean
  next_after: string | null | undefined
}

function Pager({ isLocked, asked, ask, next_after }: PagerProps) {
  const t = usePhrases()
  return (
    <div className="pager">
      <span className="push" />
      {asked.after && (
        <Button look="quiet" small disabled={isLocked} onClick={() => ask({ after: null })}>
          {t('처음으로')}
        </Button>
      )}
      {next_after && (
        <Button small disabled={isLocked} onClick={() => ask({ after: next_after })}>
          {t('다음 페이지')}
        </Button>
      )}
    </div>
  )
}

type SaveProps = {
  count: number
  wrong: number
  disabled: boolean
  onDiscard: () => void
  onSave: () => void
}

function SaveBar({ count, wrong, disabled, onDiscard, onSave }: SaveProps) {
  const t = usePhrases()
  return (
    <div className="bar bar-fixed night" role="toolbar" aria-label={t('바뀐 칸')}>
      <span className="nowrap">
        <b>{t('{count}칸', { count })}</b> {t('바뀜')}
        {wrong > 0 && `, ${t('{count}칸을 수정해야 해요', { count: wrong })}`}
      </span>
      <span className="sep" />
      <Button onClick={onDiscard}>{t('모두 버리기')}</Button>
      <Button look="main" shortcut="mod+s" disabled={disabled} onClick={onSave}>
        {t('한 번에 저장, 미리 보기')}
      </Button>
    </div>
  )
}
