import { parseTable, readColumns } from '@sillage/admin-kit/table/table-text.ts'
import type { StorePayment } from '../words.ts'
import names from './till-columns.json' with { type: 'json' }

type Line = { name: string; quantity: number; amount: number }
export type Slip = {
  store_id: number
  receipt_no: string
  mb_hp: string
  payment: StorePayment
  bought_at: string
  lines: Line[]
  total_amount: number
}
type Column = keyof typeof names
export type ReadSlips = {
  slips: Slip[]
  /** Rows that could not be read, with their line and the column that was wrong. */
  wrong: { line: number; column: Column; text: string }[]
  missing: Column[]
}

type Cells = Record<Column, string>

/** Rows of a till's file, one for each thing bought; rows with the same receipt number are one receipt. */
export function readStoreOrders(text: string, store_id: number): ReadSlips {
  const needed = ['receipt_no', 'bought_at', 'name', 'amount'] as const
  const { records, missing } = readColumns(parseTable(text), names, needed)
  const wrong: ReadSlips['wrong'] = []
  const slips = new Map<string, Slip>()
  for (const { line, cells } of records) {
    const column = wrongColumn(cells)
    if (column) {
      wrong.push({ line, column, text: Object.values(cells).filter(Boolean).join(' · ') })
      continue
    }
    const slip = slips.get(cells.receipt_no) ?? newSlip(cells, store_id)
    const amount = wonOf(cells.amount)
    slip.lines.push({ name: cells.name, quantity: piecesOf(cells), amount })
    slip.total_amount += amount
    slips.set(cells.receipt_no, slip)
  }
  return { slips: [...slips.values()], wrong, missing }
}

const newSlip = ({ receipt_no, mb_hp, payment, bought_at }: Cells, store_id: number): Slip => ({
  store_id,
  receipt_no,
  mb_hp,
  payment: paymentOf(payment),
  bought_at: instantOf(bought_at) ?? '',
  lines: [],
  total_amount: 0,
})

function wrongColumn(cells: Cells): Column | null {
  const [amount, pieces] = [wonOf(cells.amount), piecesOf(cells)]
  if (cells.receipt_no === '') return 'receipt_no'
  if (!instantOf(cells.bought_at)) return 'bought_at'
  if (cells.name === '') return 'name'
  if (!Number.isInteger(pieces) || pieces < 1) return 'quantity'
  return cells.amount === '' || !Number.isInteger(amount) || amount < 0 ? 'amount' : null
}

const wonOf = (sum: string) => Number(sum.replaceAll(/[,원\s₩]/g, ''))
const piecesOf = ({ quantity }: Cells) => (quantity === '' ? 1 : Number(quantity))

const cash = /현금|cash/i
const easy = /간편|페이|pay/i

/** What a till writes about the payment; a card where it says nothing we know. */
function paymentOf(text: string): StorePayment {
  if (cash.test(text)) return 'cash'
  return easy.test(text) ? 'easy_pay' : 'card'
}

const time = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})\.?(?:[ T]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/

/** A till's clock shows the time in Seoul. */
function instantOf(text: string): string | null {
  const found = time.exec(text)
  if (!found) return null
  const [, year, month = '', day = '', hour = '12', minute = '00'] = found
  const two = (part: string) => part.padStart(2, '0')
  const at = Date.parse(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:00+09:00`)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
