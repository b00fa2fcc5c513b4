export type DepositRow = { bank_ref: string; depositor: string; amount: number; deposited_at: string }
export type ReadDeposits = { rows: DepositRow[]; wrong: { line: number; text: string }[] }

const time = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/**
 * Rows copied from a bank's list: time, name, amount and, where the bank gives one, its reference, divided by tabs or
 * commas. Without a reference the same row is known by its time, name and amount.
 */
export function readDeposits(text: string): ReadDeposits {
  const rows: DepositRow[] = []
  const wrong: ReadDeposits['wrong'] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const row = rowOf(line)
    if (row) rows.push(row)
    // The first line of a copied table names its columns.
    else if (index > 0 || /\d/.test(line)) wrong.push({ line: index + 1, text: line.trim() })
  }
  return { rows, wrong }
}

function rowOf(line: string): DepositRow | null {
  const cells = (line.includes('\t') ? line.split('\t') : cellsOf(line)).map((cell) => cell.trim())
  const [when = '', depositor = '', sum = '', reference = ''] = cells
  const at = time.exec(when)
  const amount = Number(sum.replaceAll(/[,원\s₩]/g, ''))
  if (!at || depositor === '' || !Number.isInteger(amount) || amount <= 0) return null
  const [, year, month = '', day = '', hour = '0', minute = '0', second = '0'] = at
  const two = (part: string) => part.padStart(2, '0')
  const deposited_at = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}+09:00`
  if (Number.isNaN(Date.parse(deposited_at))) return null
  return { deposited_at, depositor, amount, bank_ref: reference || `${deposited_at} ${depositor} ${amount}` }
}

/** Commas inside quotes belong to the amount: 2026-11-18,"김하나","31,000". */
const cellsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,)(?=,|$)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
