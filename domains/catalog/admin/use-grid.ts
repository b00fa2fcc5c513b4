import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { type CellName, cellText } from './cells.ts'
import {
  clearRange,
  copyRange,
  dropRange,
  fillDown,
  isOneCell,
  type Place,
  pasteIntoRange,
  type Range,
} from './grid-range.ts'
import { type Edits, editKey, type GridRow, withEdit } from './grid-rows.ts'

export type GridProps = {
  rows: readonly GridRow[]
  columns: readonly CellName[]
  edits: Edits
  onEdits: (edits: Edits) => void
  /** Which cells are chosen, for what is done to several of them. */
  onChoose: (range: Range) => void
}

/** The cell that is edited, and what it begins with where a key was pressed on it. */
type Edited = Place & { start?: string }

const isSame = (one: Place, other: Place) => one.row === other.row && one.column === other.column

/** Which cells are chosen, and the way of the focus among them. */
function useChosen(onChoose: (range: Range) => void) {
  const [range, setRange] = useState<Range | null>(null)
  const table = useRef<HTMLTableElement>(null)
  function choose(next: Range) {
    setRange(next)
    onChoose(next)
  }
  function focus({ row, column }: Place) {
    const cell = table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    cell?.focus()
    return cell !== null && cell !== undefined
  }
  function point(event: MouseEvent, place: Place) {
    if (event.type === 'mouseenter' && event.buttons !== 1) return
    const isLonger = event.shiftKey || event.type === 'mouseenter'
    choose({ from: isLonger && range ? range.from : place, to: place })
    if (event.type === 'mouseenter') focus(place)
  }
  const chosenAt = (place: Place): Range => (range && isSame(range.to, place) ? range : { from: place, to: place })
  return { table, range, choose, focus, point, chosenAt }
}

/** Which one is edited, and what keys, typing and the clipboard do to the chosen cells. */
export function useGrid({ rows, columns, edits, onEdits, onChoose }: GridProps) {
  const [editing, setEditing] = useState<Edited | null>(null)
  const { table, range, choose, focus, point, chosenAt } = useChosen(onChoose)
  const grid = { rows, columns, edits }

  function move(event: KeyboardEvent, from: Place, to: Place) {
    event.preventDefault()
    if (focus(to)) choose({ from: event.shiftKey ? chosenAt(from).from : to, to })
  }

  function press(event: KeyboardEvent, place: Place) {
    const to = placeBeside(place, event.key)
    if (to) return move(event, place, to)
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && event.key.toLowerCase() === 'd') {
      event.preventDefault()
      return onEdits(fillDown(chosenAt(place), grid))
    }
    if (event.key === 'Delete' || event.key === 'Backspace') return onEdits(clearRange(chosenAt(place), grid))
    if (event.key === 'Escape') return onEdits(dropRange(chosenAt(place), grid))
    if (isTyping(event)) {
      event.preventDefault()
      // A letter that is typed into a cell is no shortcut of the screen.
      event.stopPropagation()
      setEditing({ ...place, start: event.key })
    }
    if (event.key === 'Enter' || event.key === 'F2') setEditing(place)
  }

  function typed({ row, column }: Place, text: string | null, step: Place | null) {
    const [item, cell] = [rows[row], columns[column]]
    if (text !== null && item && cell && text !== shownText(edits, item, cell))
      onEdits(withEdit(edits, { rows, row: item, cell, text }))
    setEditing(null)
    if (step) requestAnimationFrame(() => focus({ row: row + step.row, column: column + step.column }))
  }

  function paste(event: ClipboardEvent, at: Place) {
    event.preventDefault()
    setEditing(null)
    onEdits(pasteIntoRange(chosenAt(at), grid, event.clipboardData.getData('text/plain')))
  }

  function copy(event: ClipboardEvent, at: Place) {
    event.preventDefault()
    event.clipboardData.setData('text/plain', copyRange(chosenAt(at), grid))
  }

  const shown = range && !isOneCell(range) ? range : null
  return { table, editing, setEditing, range: shown, press, point, paste, copy, typed }
}

const shownText = (edits: Edits, row: GridRow, cell: CellName) =>
  edits[editKey(row.sku, cell)] ?? cellText(cell, row.cells[cell])

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

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
