import type { StockRow } from '../contract.ts'

export type Mode = 'count' | 'receive'
/** Under which name each of them is stored until it is applied. */
export const draftNames = { count: 'stocktake', receive: 'receiving' } as const
/** Pieces by code, in the order in which they were entered; null where a code was listed and not counted yet. */
export type Counted = Readonly<Record<string, number | null>>

/** The lot that goods came in with, by code; what has none is left empty. */
export type LotsIn = Readonly<Record<string, { lot: string; best_before: string }>>

/** One more of a code, as a scanner says it; or so many at once. */
export const withScan = (counted: Counted, sku: string, count: number | undefined): Counted => ({
  ...counted,
  [sku]: count ?? (counted[sku] ?? 0) + 1,
})

/** `CAN-1`, `CAN-1 12`, or the same in a cell each; null where it is neither. */
export function readScan(typed: string): { sku: string; count: number | undefined } | null {
  const [, sku, count] = /^(\S+)(?:\s+(\d{1,6}))?$/.exec(typed.trim().toUpperCase()) ?? []
  return sku ? { sku, count: count === undefined ? undefined : Number(count) } : null
}

/**
 * Several lines at once, as they are copied from Excel: a code and how many, whatever stands behind. A line without a
 * number was not counted and is left out.
 */
export function withLines(counted: Counted, text: string): { counted: Counted; read: number } {
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const [sku = '', count = ''] = line.split(/[\t,;]/).map((cell) => cell.trim())
    return (count === '' ? null : readScan(`${sku} ${count}`)) ?? []
  })
  return { counted: lines.reduce((done, { sku, count }) => withScan(done, sku, count), counted), read: lines.length }
}

/** Lots in the lines that were pasted: a code, how many, the lot and, where there is one, the day it is good until. */
export function lotsIn(text: string): LotsIn {
  const lines = text.split(/\r?\n/).map((line) => line.split(/[\t,;]/).map((cell) => cell.trim()))
  return Object.fromEntries(
    lines.flatMap(([sku = '', count = '', lot = '', day = '']) => {
      const best_before = /^(\d{4})[-./](\d\d)[-./](\d\d)$/.exec(day)?.slice(1).join('-') ?? ''
      return lot && /^\d{1,6}$/.test(count) ? [[sku.toUpperCase(), { lot, best_before }]] : []
    }),
  )
}

/** What was scanned by its barcode stands under its code: the same thing scanned both ways is one line. */
export function byCode(counted: Counted, rows: ReadonlyMap<string, Pick<StockRow, 'sku'>>): Counted {
  const sums = new Map<string, number | null>()
  for (const [scanned, count] of Object.entries(counted)) {
    const sku = rows.get(scanned)?.sku ?? scanned
    const before = sums.get(sku) ?? null
    sums.set(sku, before === null ? count : before + (count ?? 0))
  }
  return Object.fromEntries(sums)
}

/** The same for lots, which are entered once for each code. */
export const lotsByCode = (lots: LotsIn, rows: ReadonlyMap<string, Pick<StockRow, 'sku'>>): LotsIn =>
  Object.fromEntries(Object.entries(lots).map(([scanned, lot]) => [rows.get(scanned)?.sku ?? scanned, lot]))

/** What stands in the books differs by so much; null where nothing was counted or nothing is known. */
export function differenceOf(mode: Mode, count: number | null, row: StockRow | undefined): number | null {
  if (count === null || !row) return null
  return mode === 'receive' ? count : count - row.on_hand
}

/** Why a line cannot be applied. */
export function problemOf(mode: Mode, count: number | null, row: StockRow | undefined, isKnown: boolean) {
  if (!row) return isKnown ? '이 코드의 재고가 없어요.' : null
  if (mode === 'count' && count !== null && count < row.reserved) return '주문에 예약된 수량보다 적어요.'
  return null
}
