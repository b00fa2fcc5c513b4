import { parseTable, readColumns } from '@sillage/admin-kit/table/table-text.ts'
import names from './bank-columns.json' with { type: 'json' }

export type DepositRow = { bank_ref: string; depositor: string; amount: number; deposited_at: string }
export type ReadDeposits = {
  rows: DepositRow[]
  /** Rows that could not be read, with their line. */
  wrong: { line: number; text: string }[]
  missing: (keyof typeof names)[]
}

const time = /^(\d{4})[-./]?(\d{1,2})[-./]?(\d{1,2})\.?(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/**
 * Rows of a bank's list, copied or read from its file: time, name, amount and, where the bank gives one, its reference.
 * Without a reference the same row is known by its time, name and amount. What was paid out is passed over.
 */
export function readDeposits(text: string): ReadDeposits {
  const rows: DepositRow[] = []
  const wrong: ReadDeposits['wrong'] = []
  const { records, missing } = readColumns(parseTable(text), names, ['when', 'depositor', 'amount'])
  for (const { line, cells } of records) {
    if (paidOut(cells.amount)) continue
    const row = rowOf(cells)
    if (row) rows.push(row)
    else wrong.push({ line, text: Object.values(cells).filter(Boolean).join(' · ') })
  }
  return { rows, wrong, missing }
}

/** A bank's list has a column for what came in; it is empty or 0 in a row of what went out, and so are sums below. */
const paidOut = (amount: string) => amount === '' || /^[0.,\s원₩-]+$/.test(amount)

function rowOf({ when, depositor, amount: sum, ref, hour }: Record<keyof typeof names, string>): DepositRow | null {
  const at = time.exec(hour && !when.includes(':') ? `${when} ${hour}` : when)
  const amount = Number(sum.replaceAll(/[,원\s₩]/g, ''))
  if (!at || depositor === '' || !Number.isInteger(amount) || amount <= 0) return null
  const [, year, month = '', day = '', h = '0', minute = '0', second = '0'] = at
  const two = (part: string) => part.padStart(2, '0')
  const deposited_at = `${year}-${two(month)}-${two(day)}T${two(h)}:${two(minute)}:${two(second)}+09:00`
  if (Number.isNaN(Date.parse(deposited_at))) return null
  return { deposited_at, depositor, amount, bank_ref: ref || `${deposited_at} ${depositor} ${amount}` }
}
