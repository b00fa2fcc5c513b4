import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { type CellName, cells, cellText, isNumberCell, readCell } from './cells.ts'
import { type Edits, editKey, type GridRow, withEdit, withPaste } from './grid-rows.ts'

type Place = { row: number; column: number }
type Props = {
  rows: readonly GridRow[]
  columns: readonly CellName[]
  edits: Edits
  onEdits: (edits: Edits) => void
}

/** The cells: arrows move, typing or Enter edits, Escape gives the old value back, paste takes a block. */
export function GridTable(props: Props) {
  const t = usePhrases()
  const { rows, columns, edits } = props
  const { table, editing, setEditing, press, paste, typed } = useGrid(props)

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={t('상품 표')}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move through its cells */}
      <table className="data grid-edit" ref={table} role="grid">
        <Head columns={columns} />
        <tbody>
          {rows.map((item, row) => (
            <tr key={item.sku}>
              <th scope="row" className="pin pin-edge">
                {item.sku}
              </th>
              <td>{item.name}</td>
              {columns.map((cell, column) => (
                <GridCell
                  key={cell}
                  cell={cell}
                  item={item}
                  typed={edits[editKey(item.sku, cell)]}
                  place={{ row, column }}
                  isEditing={editing?.row === row && editing.column === column}
                  onPress={(event) => press(event, { row, column })}
                  onEdit={() => setEditing({ row, column })}
                  onPaste={(event) => paste(event, { row, column })}
                  onTyped={(text) => typed({ row, column }, text)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Which cell is edited, and what keys, typing and pasting do to the cells. */
function useGrid({ rows, columns, edits, onEdits }: Props) {
  const [editing, setEditing] = useState<Place | null>(null)
  const table = useRef<HTMLTableElement>(null)

  function focus({ row, column }: Place) {
    const cell = table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    cell?.focus()
  }

  function press(event: KeyboardEvent, { row, column }: Place) {
    const to = placeBeside({ row, column }, event.key)
    if (to) {
      event.preventDefault()
      return focus(to)
    }
    if (event.key === 'Enter' || event.key === 'F2' || isTyping(event)) {
      if (isTyping(event)) event.preventDefault()
      setEditing({ row, column })
    }
    if (event.key === 'Escape') drop({ row, column })
  }

  function drop({ row, column }: Place) {
    const [item, cell] = [rows[row], columns[column]]
    if (item && cell) onEdits(withEdit(edits, { row: item, cell, text: cellText(cell, item.cells[cell]) }))
  }

  function typed({ row, column }: Place, text: string | null) {
    const [item, cell] = [rows[row], columns[column]]
    if (text !== null && item && cell) onEdits(withEdit(edits, { row: item, cell, text }))
    setEditing(null)
    requestAnimationFrame(() => focus({ row: text === null ? row : row + 1, column }))
  }

  function paste(event: ClipboardEvent, at: Place) {
    event.preventDefault()
    onEdits(withPaste(edits, { rows, columns, at, text: event.clipboardData.getData('text/plain') }))
  }

  return { table, editing, setEditing, press, paste, typed }
}

/** Where an arrow key leads. */
function placeBeside({ row, column }: Place, key: string): Place | undefined {
  const moves: Record<string, Place> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
  }
  return moves[key]
}

function Head({ columns }: Pick<Props, 'columns'>) {
  const t = usePhrases()
  return (
    <thead>
      <tr>
        <th scope="col" className="pin">
          SKU
        </th>
        <th scope="col">{t('상품과 옵션')}</th>
        {columns.map((cell) => (
          <th key={cell} scope="col" className={isNumberCell(cell) ? 'end' : undefined}>
            {t(cells[cell].label)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

type CellProps = {
  cell: CellName
  item: GridRow
  typed: string | undefined
  place: Place
  onPress: (event: KeyboardEvent) => void
  onEdit: () => void
  onPaste: (event: ClipboardEvent) => void
}

type GridCellProps = CellProps & { isEditing: boolean; onTyped: (text: string | null) => void }

/** A kit's stock is that of its parts; every other cell is shown or, one at a time, edited. */
function GridCell({ isEditing, onTyped, ...shown }: GridCellProps) {
  const t = usePhrases()
  const { cell, item, typed, onPaste } = shown
  if (cell === 'on_hand' && item.is_kit) return <td className="lock end">{t('키트')}</td>
  if (!isEditing) return <Cell {...shown} />
  return (
    <EditedCell
      label={`${item.sku} ${t(cells[cell].label)}`}
      initial={typed ?? cellText(cell, item.cells[cell])}
      onDone={onTyped}
      onPaste={(event) => event.clipboardData.getData('text/plain').includes('\t') && onPaste(event)}
    />
  )
}

function Cell({ cell, item, typed, place, onPress, onEdit, onPaste }: CellProps) {
  const t = usePhrases()
  const old = t(cellText(cell, item.cells[cell]))
  const read = typed === undefined ? null : readCell(cell, typed)
  const wrong = read && 'error' in read ? read.error : null
  const state = wrong ? 'wrong' : read ? 'dirty' : ''
  return (
    <td
      tabIndex={place.row === 0 && place.column === 0 ? 0 : -1}
      data-row={place.row}
      data-column={place.column}
      className={['cell', isNumberCell(cell) && 'end', state].filter(Boolean).join(' ')}
      aria-invalid={wrong ? true : undefined}
      onKeyDown={onPress}
      onDoubleClick={onEdit}
      onPaste={onPaste}
    >
      {wrong ? (
        `${typed} ${t(wrong)}`
      ) : read && 'value' in read ? (
        <>
          <s>{old}</s>
          {t(cellText(cell, read.value)) || t('없음')}
        </>
      ) : (
        old
      )}
    </td>
  )
}

type EditedProps = {
  label: string
  initial: string
  onDone: (text: string | null) => void
  onPaste: (event: ClipboardEvent) => void
}

/** The one input that is mounted. Enter moves down, Escape cancels, leaving the cell saves what was typed. */
function EditedCell({ label, initial, onDone, onPaste }: EditedProps) {
  const [text, setText] = useState(initial)
  const isOver = useRef(false)
  function finish(result: string | null) {
    if (isOver.current) return
    isOver.current = true
    onDone(result)
  }
  return (
    <td className="editing">
      <input
        className="grid-input"
        aria-label={label}
        // biome-ignore lint/a11y/noAutofocus: the person who types has just opened this cell
        autoFocus
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => finish(text)}
        onPaste={onPaste}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Enter' || event.key === 'Tab') {
            event.preventDefault()
            finish(text)
          }
          if (event.key === 'Escape') finish(null)
        }}
      />
    </td>
  )
}
