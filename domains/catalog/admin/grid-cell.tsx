import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { type CellName, cells, cellText, isNumberCell, readCell } from './cells.ts'
import type { Place } from './grid-range.ts'
import type { GridRow } from './grid-rows.ts'

type CellProps = {
  cell: CellName
  item: GridRow
  typed: string | undefined
  place: Place
  isChosen: boolean
  onPress: (event: KeyboardEvent) => void
  onPoint: (event: MouseEvent) => void
  onEdit: () => void
  onPaste: (event: ClipboardEvent) => void
  onCopy: (event: ClipboardEvent) => void
}
/** What was typed, or null where it was given up; and which cell comes next, unless another one was pressed. */
type Done = (text: string | null, step: Place | null) => void
type Props = CellProps & {
  /** Set while it is edited; with what was typed to begin it. */
  edited: { start: string | undefined } | null
  onTyped: Done
}

/** A kit's stock is that of its parts; every other cell is shown or, one at a time, edited. */
export function GridCell({ edited, onTyped, ...shown }: Props) {
  const t = usePhrases()
  const { cell, item, typed, onPaste } = shown
  if (cell === 'on_hand' && item.is_kit) return <td className="lock end">{t('키트')}</td>
  if (!edited) return <ShownCell {...shown} />
  return (
    <EditedCell
      label={`${item.sku} ${t(cells[cell].label)}`}
      initial={edited.start ?? typed ?? cellText(cell, item.cells[cell])}
      isBegun={edited.start !== undefined}
      onDone={onTyped}
      onPaste={(event) => /[\t\n]/.test(event.clipboardData.getData('text/plain').trimEnd()) && onPaste(event)}
    />
  )
}

function ShownCell({ cell, item, typed, place, isChosen, ...on }: CellProps) {
  const t = usePhrases()
  const old = t(cellText(cell, item.cells[cell]))
  const read = typed === undefined ? null : readCell(cell, typed)
  const wrong = read && 'error' in read ? read.error : null
  const state = wrong ? 'wrong' : read ? 'dirty' : isChosen ? 'range' : ''
  return (
    <td
      tabIndex={place.row === 0 && place.column === 0 ? 0 : -1}
      data-row={place.row}
      data-column={place.column}
      className={['cell', isNumberCell(cell) && 'end', isChosen && 'chosen', state].filter(Boolean).join(' ')}
      aria-invalid={wrong ? true : undefined}
      onKeyDown={on.onPress}
      onMouseDown={on.onPoint}
      onMouseEnter={on.onPoint}
      onDoubleClick={on.onEdit}
      onPaste={on.onPaste}
      onCopy={on.onCopy}
    >
      {wrong ? (
        `${typed} ${t(wrong)}`
      ) : read && 'value' in read ? (
        <>
          <s>{old}</s>
          {t(cellText(cell, read.value)) || t('없음')}
        </>
      ) : (
        <>
          {old}
          {cell === 'on_hand' && item.reserved > 0 && (
            <span className="sub mute">{t('예약 {count}', { count: item.reserved })}</span>
          )}
        </>
      )}
    </td>
  )
}

type EditedProps = {
  label: string
  initial: string
  /** Its first letter was typed already: what stood there is replaced. */
  isBegun: boolean
  onDone: Done
  onPaste: (event: ClipboardEvent) => void
}

const stay: Place = { row: 0, column: 0 }
const below: Place = { row: 1, column: 0 }

/** The one input that is mounted. Enter moves down, Tab sideways, Escape cancels; leaving it saves what was typed. */
function EditedCell({ label, initial, isBegun, onDone, onPaste }: EditedProps) {
  const [text, setText] = useState(initial)
  const isOver = useRef(false)
  function finish(result: string | null, step: Place | null) {
    if (isOver.current) return
    isOver.current = true
    onDone(result, step)
  }
  return (
    <td className="editing">
      <input
        className="grid-input"
        aria-label={label}
        // biome-ignore lint/a11y/noAutofocus: the person who types has just opened this cell
        autoFocus
        value={text}
        onFocus={({ target }) => (isBegun ? target.setSelectionRange(initial.length, initial.length) : target.select())}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => finish(text, null)}
        onPaste={onPaste}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Enter' || event.key === 'Tab') event.preventDefault()
          if (event.key === 'Enter') finish(text, below)
          if (event.key === 'Tab') finish(text, { row: 0, column: event.shiftKey ? -1 : 1 })
          if (event.key === 'Escape') finish(null, stay)
        }}
      />
    </td>
  )
}
