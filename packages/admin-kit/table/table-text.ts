import { parse } from 'csv-parse/browser/esm/sync'

export type Rows = string[][]

/** Rows of a pasted or read table, divided by tabs, commas or semicolons; empty rows stay, so that rows keep their number. */
export function parseTable(text: string): Rows {
  const head = text.slice(0, 2000)
  const delimiter = head.includes('\t') ? '\t' : !head.includes(',') && head.includes(';') ? ';' : ','
  return rowsOf(text, delimiter).map((row) => row.map((cell) => cell.trim()))
}

function rowsOf(text: string, delimiter: string): Rows {
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, relax_quotes: true, trim: true })
  } catch {
    // A quotation mark that is not closed, as while someone types: then it is a character like any other.
    return text.split(/\r?\n/).map((line) => line.split(delimiter))
  }
}

/** The same table as text that parseTable reads back: how a file becomes what someone could have pasted. */
export const tableText = (rows: Rows) => rows.map((row) => row.map(cellText).join('\t')).join('\n')

const cellText = (cell: string) => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

type Names<Key extends string> = Record<Key, readonly string[]>

/**
 * Finds columns by what stands in their heads, in any order and with any others between them. Files of banks and
 * couriers begin with lines about the account, so the heads may stand below. Without heads: the order of `names`.
 */
export function readColumns<Key extends string>(rows: Rows, names: Names<Key>, needed: readonly NoInfer<Key>[]) {
  const keys = Object.keys(names) as Key[]
  const found = rows.slice(0, 30).map((row) => columnsOf(row, names, keys))
  const at = found.findIndex((columns) => keys.filter((key) => columns[key] >= 0).length >= Math.min(2, keys.length))
  const columns = found[at]
  if (!columns) {
    const inOrder = Object.fromEntries(keys.map((key, index) => [key, index])) as Record<Key, number>
    return { missing: [], records: recordsOf(rows, 0, keys, inOrder) }
  }
  return {
    missing: needed.filter((key) => columns[key] < 0),
    records: recordsOf(rows, at + 1, keys, columns),
  }
}

const plain = (head: string) => head.toLowerCase().replaceAll(/[\s()[\]·_*.-]/g, '')

function columnsOf<Key extends string>(row: string[], names: Names<Key>, keys: Key[]) {
  const heads = row.map(plain)
  // Of two columns that both fit, the name that stands first in the list is meant.
  const columnOf = (key: Key) => names[key].map((name) => heads.indexOf(plain(name))).find((index) => index >= 0) ?? -1
  return Object.fromEntries(keys.map((key) => [key, columnOf(key)])) as Record<Key, number>
}

/** `line` counts from 1 as the table was read, so that a sentence about a row can name it. */
function recordsOf<Key extends string>(rows: Rows, from: number, keys: Key[], columns: Record<Key, number>) {
  const records = rows.slice(from).map((row, index) => ({
    line: from + index + 1,
    cells: Object.fromEntries(keys.map((key) => [key, row[columns[key]] ?? ''])) as Record<Key, string>,
  }))
  return records.filter(({ line }) => rows[line - 1]?.some(Boolean))
}
