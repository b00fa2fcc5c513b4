import { Empty } from '@sillage/admin-kit/part.tsx'
import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { ChangePreview } from './change-preview.tsx'
import { type ColumnGroup, columnsOf } from './grid-columns.tsx'
import { GridFoot, type PageProps } from './grid-foot.tsx'
import type { Range } from './grid-range.ts'
import { changesIn, type GridRow } from './grid-rows.ts'
import { GridSaveBar } from './grid-save-bar.tsx'
import { GridTable } from './grid-table.tsx'
import { useChangeMany } from './use-change-many.ts'
import { useEdits } from './use-edits.ts'

type Props = PageProps & { rows: readonly GridRow[]; group: ColumnGroup; onShowAll: () => void }

/** One page of the grid with what is typed into it, until all of it is saved or thrown away. */
export function GridEditor({ rows, group, onShowAll, ...page }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const { edits, change, undo, canUndo, clear } = useEdits()
  const { changes, wrong } = changesIn(rows, edits)
  const [range, setRange] = useState<Range | null>(null)
  const columns = columnsOf(group)
  const { preview, look, apply, close, pending } = useChangeMany(
    (sent) => api.staffProducts.changeMany({ body: { ...sent, from: 'grid' } }),
    { onDone: clear },
  )
  const save = () => changes.length > 0 && wrong === 0 && void look(changes)
  function goToWrong() {
    if (focusWrong()) return
    // It is in a column that is not shown.
    onShowAll()
    requestAnimationFrame(focusWrong)
  }
  useShortcuts([
    { keys: 'mod+s', label: t('저장'), run: save, always: true },
    { keys: 'mod+z', label: t('한 단계 되돌리기'), run: undo },
    { keys: 'F8', label: t('수정할 칸으로'), run: goToWrong },
  ])
  const count = Object.keys(edits).length
  if (rows.length === 0) return <Empty title={t('조건에 맞는 항목이 없어요')} />
  return (
    <>
      <GridTable rows={rows} columns={columns} edits={edits} onEdits={change} onChoose={setRange} />
      <GridFoot
        {...page}
        isLocked={count > 0}
        rows={rows}
        columns={columns}
        range={range}
        edits={edits}
        onEdits={change}
      />
      {count > 0 && (
        <GridSaveBar
          count={count}
          wrong={wrong}
          disabled={pending || wrong > 0 || changes.length === 0}
          onWrong={goToWrong}
          onUndo={canUndo ? undo : undefined}
          onDiscard={clear}
          onSave={save}
        />
      )}
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

/** The next cell that cannot be saved, after the one that has the focus. */
function focusWrong() {
  const wrong = [...document.querySelectorAll<HTMLElement>('.grid-edit td.wrong')]
  const at = wrong.indexOf(document.activeElement as HTMLElement) // compared only: anything else is not in the list
  const next = wrong[(at + 1) % wrong.length]
  next?.focus()
  return next !== undefined
}
