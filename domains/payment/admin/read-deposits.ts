import { parseTable, readColumns } from '@sillage/admin-kit/table/table-text.ts'
import names from './bank-columns.json' with { type: 'json' }

export type DepositRow = { bank_ref: string; depositor: string; amount: number; deposited_at: string }
export type ReadDeposits = {
  rows: DepositRow[]
  /** Rows that could not be read, with their line and the column that was wrong. */
  wrong: { line: number; column: Column; text: string }[]
  /** Rows that bring nothing: payments out, or without an amount. */
  passed: number
  missing: Column[]
}
type Column = keyof typeof names
type Cells = Record<Column, string>

const time = /^(\d{4})[-./]?(\d{1,2})[-./]?(\d{1,2})\.?(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const total = /^(합계|총계|소계|총합계|계|total)$/i
/** As the endpoint takes them. */
const mostLetters = { depositor: 60, ref: 80 }
const mostWon = 2_000_000_000

/**
 * Rows of a bank's list, copied or read from its file: time, name, amount and, where the bank gives one, its reference.
 * Without a reference the same row is known by its time, name and amount, and by its place among rows that say the same.
 */
export function readDeposits(text: string): ReadDeposits {
  const { records, missing } = readColumns(parseTable(text), names, ['when', 'depositor', 'amount', 'out'])
  const needed = missing.filter((column) => column !== 'out')
  const read: ReadDeposits = { rows: [], wrong: [], passed: 0, missing: needed }
  const listsOut = !missing.includes('out')
  const times = new Map<string, number>()
  for (const { line, cells } of records) {
    if (bringsNothing(cells, listsOut)) {
      read.passed += 1
      continue
    }
    const column = wrongColumn(cells)
    if (column) read.wrong.push({ line, column, text: Object.values(cells).filter(Boolean).join(' · ') })
    else read.rows.push(rowOf(cells, times))
  }
  return read
}

/**
 * A bank's list has a column for what came in; it is empty or 0 in a row of what went out, and sums stand below. Where
 * payments out have a column too, a row with neither amount lacks something: a formula, a merged cell.
 */
function bringsNothing({ when, depositor, amount, out }: Cells, listsOut: boolean) {
  if (total.test(when) || total.test(depositor)) return true
  if (amount === '') return !listsOut || out !== '' || when === ''
  return /^[0.,\s원₩-]+$/.test(amount)
}

function wrongColumn(cells: Cells): Column | null {
  const amount = wonOf(cells.amount)
  if (!timeOf(cells)) return 'when'
  if (cells.depositor === '' || cells.depositor.length > mostLetters.depositor) return 'depositor'
  if (!Number.isInteger(amount) || amount <= 0 || amount > mostWon) return 'amount'
  return cells.ref.length > mostLetters.ref ? 'ref' : null
}

function rowOf(cells: Cells, times: Map<string, number>): DepositRow {
  const { depositor, ref } = cells
  const deposited_at = timeOf(cells) ?? ''
  const amount = wonOf(cells.amount)
  const own = `${deposited_at} ${depositor} ${amount}`
  const nth = (times.get(own) ?? 0) + 1
  times.set(own, nth)
  return { deposited_at, depositor, amount, bank_ref: ref || (nth > 1 ? `${own} ${nth}` : own) }
}

const wonOf = (amount: string) => Number(amount.replaceAll(/[,원\s₩]/g, ''))

function timeOf({ when, hour }: Cells): string | null {
  const dashed = when.replace(/^(\d{4})년\s*(\d{1,2})월\s*(\d{1,2})일/, '$1-$2-$3')
  const at = time.exec(hour && !when.includes(':') ? `${dashed} ${hour}` : dashed)
  if (!at) return null
  const [, year, month = '', day = '', h = '0', minute = '0', second = '0'] = at
  const two = (part: string) => part.padStart(2, '0')
  const deposited_at = `${year}-${two(month)}-${two(day)}T${two(h)}:${two(minute)}:${two(second)}+09:00`
  return Number.isNaN(Date.parse(deposited_at)) ? null : deposited_at
}
