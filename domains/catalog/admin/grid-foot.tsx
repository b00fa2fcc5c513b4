import { Button } from '@sillage/admin-kit/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { CellName } from './cells.ts'
import { fillRows } from './dollars.ts'
import { FillDollars } from './fill-dollars.tsx'
import { adjustRange, isOneCell, type Range, rowsIn } from './grid-range.ts'
import type { Edits, GridRow } from './grid-rows.ts'

export type PageProps = {
  isFirst: boolean
  next_after: string | null
  onPage: (after: string | null) => void
}
type ToolProps = {
  rows: readonly GridRow[]
  columns: readonly CellName[]
  range: Range | null
  edits: Edits
  onEdits: (edits: Edits) => void
}
type Props = PageProps &
  ToolProps & {
    /** Cells were changed: they would be out of sight on another page. */
    isLocked: boolean
  }

/** What is done to several cells at once, and the way to the next page. */
export function GridFoot({ isLocked, isFirst, next_after, onPage, ...tools }: Props) {
  const t = usePhrases()
  return (
    <div className="pager">
      <Dollars {...tools} />
      <Adjust {...tools} />
      <span className="push" />
      {!isFirst && (
        <Button look="quiet" small disabled={isLocked} onClick={() => onPage(null)}>
          {t('처음으로')}
        </Button>
      )}
      {next_after && (
        <Button small disabled={isLocked} onClick={() => onPage(next_after)}>
          {t('다음 페이지')}
        </Button>
      )}
    </div>
  )
}

/** Of the chosen rows, or of all of them while only one cell is chosen. */
function Dollars({ rows, range, edits, onEdits }: ToolProps) {
  const t = usePhrases()
  const [isOpen, setOpen] = useState(false)
  const wanted = range && !isOneCell(range) ? rowsIn(range, rows) : rows
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {t('달러 가격을 환율로 채우기')}
      </Button>
      {isOpen && (
        <FillDollars
          linesOf={(filling) => fillRows(wanted, edits, filling).lines}
          onFill={(filling) => onEdits(fillRows(wanted, edits, filling).edits)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Raises or lowers the chosen amounts together. */
function Adjust({ rows, columns, range, edits, onEdits }: ToolProps) {
  const t = usePhrases()
  const [typed, setTyped] = useState('')
  const [unit, setUnit] = useState<'percent' | 'amount'>('percent')
  const by = Number(typed)
  const isReady = range !== null && typed.trim() !== '' && Number.isInteger(by) && by !== 0
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onEdits(adjustRange(range, { rows, columns, edits }, { by, unit }))
      }}
    >
      <input
        className="input input-num count-input"
        aria-label={t('고른 칸에 더할 값 (빼려면 -)')}
        placeholder="-10"
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <select
        className="input unit-input"
        aria-label={t('단위')}
        value={unit}
        onChange={(event) => setUnit(event.target.value === 'amount' ? 'amount' : 'percent')}
      >
        <option value="percent">%</option>
        <option value="amount">{t('원·달러·개')}</option>
      </select>
      <Button small type="submit" disabled={!isReady}>
        {t('고른 칸 올리고 내리기')}
      </Button>
    </form>
  )
}
