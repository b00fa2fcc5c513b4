import { type CellName, cells, cellText, isNumberCell, readCell } from './cells.ts'
import { type Edits, editKey, type GridRow, linesOf, withEdit, withPaste } from './grid-rows.ts'

export type Place = { row: number; column: number }
/** From the cell where choosing began to the cell that has the focus. */
export type Range = { from: Place; to: Place }
type Grid = { rows: readonly GridRow[]; columns: readonly CellName[]; edits: Edits }

export const isIn = ({ from, to }: Range, { row, column }: Place) =>
  isBetween(row, from.row, to.row) && isBetween(column, from.column, to.column)

const isBetween = (at: number, one: number, other: number) => at >= Math.min(one, other) && at <= Math.max(one, other)

export const isOneCell = ({ from, to }: Range) => from.row === to.row && from.column === to.column

const top = ({ from, to }: Range): Place => ({
  row: Math.min(from.row, to.row),
  column: Math.min(from.column, to.column),
})

/** The chosen cells as rows of names, from left to right. */
function blockOf(range: Range, { rows, columns }: Grid) {
  return rows
    .map((row, at) => ({ row, at }))
    .filter(({ at }) => isBetween(at, range.from.row, range.to.row))
    .map(({ row }) => ({
      row,
      cells: columns.filter((_, at) => isBetween(at, range.from.column, range.to.column)),
    }))
}

/** The rows of the chosen cells. */
export const rowsIn = (range: Range, rows: readonly GridRow[]) =>
  rows.filter((_, at) => isBetween(at, range.from.row, range.to.row))

/** What stands in a cell: what was typed, or what is saved. */
const textIn = (edits: Edits, row: GridRow, cell: CellName) =>
  edits[editKey(row.sku, cell)] ?? cellText(cell, row.cells[cell])

/** The chosen cells as Excel takes them. */
export const copyRange = (range: Range, grid: Grid) =>
  blockOf(range, grid)
    .map(({ row, cells }) => cells.map((cell) => textIn(grid.edits, row, cell)).join('\t'))
    .join('\n')

/** A block is pasted from the first chosen cell on; one value goes into every chosen cell. */
export function pasteIntoRange(range: Range, { rows, columns, edits }: Grid, text: string): Edits {
  const isOneValue = linesOf(text).length === 1 && !text.includes('\t')
  if (!isOneValue || isOneCell(range)) return withPaste(edits, { rows, columns, at: top(range), text })
  return fillRange(range, { rows, columns, edits }, () => text.replace(/[\r\n]+$/, ''))
}

/** Every row becomes what the first chosen row says. */
export function fillDown(range: Range, grid: Grid): Edits {
  const [first] = blockOf(range, grid)
  return first ? fillRange(range, grid, (cell) => textIn(grid.edits, first.row, cell)) : grid.edits
}

/** Empties the chosen cells; those that may not be empty say so. */
export const clearRange = (range: Range, grid: Grid) => fillRange(range, grid, () => '')

/** By so many percent, or so much more; less than nothing is nothing. */
export type Adjustment = { by: number; unit: 'percent' | 'amount' }

/** Raises or lowers the amounts in the chosen cells; won end in hundreds after a percentage, and dollars in cents. */
export function adjustRange(range: Range, grid: Grid, { by, unit }: Adjustment): Edits {
  return fillRange(range, grid, (cell, row) => {
    const text = textIn(grid.edits, row, cell)
    const read = readCell(cell, text)
    if (!isNumberCell(cell) || 'error' in read || typeof read.value !== 'number') return text
    const step = unit === 'percent' && cells[cell].kind === 'won' ? 100 : 1
    const minor = cells[cell].kind === 'dollars' ? 100 : 1
    const next = unit === 'percent' ? (read.value * (100 + by)) / 100 : read.value + by * minor
    return cellText(cell, Math.max(0, Math.round(next / step) * step))
  })
}

/** What is saved stands in the chosen cells again. */
export const dropRange = (range: Range, grid: Grid) =>
  fillRange(range, grid, (cell, row) => cellText(cell, row.cells[cell]))

function fillRange(range: Range, grid: Grid, textOf: (cell: CellName, row: GridRow) => string): Edits {
  const { rows } = grid
  return blockOf(range, grid).reduce(
    (done, { row, cells }) =>
      cells.reduce((done, cell) => withEdit(done, { rows, row, cell, text: textOf(cell, row) }), done),
    grid.edits,
  )
}
