import { centsFor, type ExchangeRule } from '../exchange.ts'
import { type CellName, cellText, readCell } from './cells.ts'
import type { Draft } from './draft.ts'
import { type Edits, editKey, type GridRow, withEdit } from './grid-rows.ts'

/** One price in dollars that would change: what it is of, what it costs in won, and what stood there. */
export type DollarLine = { name: string; field: CellName; won: string; before: string; after: string }
export type Filling = { rule: ExchangeRule; isOnlyEmpty: boolean }

/** The dollars for what is typed in won; null where nothing can be filled in. */
function dollarsFor(won: string, before: string, { rule, isOnlyEmpty }: Filling): string | null {
  const read = readCell('sale_price_krw', won)
  if ('error' in read || typeof read.value !== 'number') return null
  if (isOnlyEmpty && !isEmpty(before)) return null
  const after = cellText('price_usd', centsFor(read.value, rule))
  return after === before ? null : after
}

/** A price of nothing was not entered yet. */
const isEmpty = (typed: string) => typed.trim() === '' || Number(typed) === 0

type Prices = { price_krw: string; price_usd: string }

/** Fills the dollars of a sheet: its price, its sale, and whatever options and grades pay of their own. */
export function fillDraft(draft: Draft, filling: Filling): { draft: Draft; lines: DollarLine[] } {
  const lines: DollarLine[] = []
  function fill(name: string, field: CellName, won: string, before: string): string {
    const after = dollarsFor(won, before, filling)
    if (after === null) return before
    lines.push({ name, field, won, before, after })
    return after
  }
  const fillPrices = <Of extends Prices>(prices: Of, name: string, field: CellName): Of => ({
    ...prices,
    price_usd: fill(name, field, prices.price_krw, prices.price_usd),
  })
  const filled = {
    ...fillPrices(draft, draft.name, 'price_usd'),
    sale_price_usd: fill(draft.name, 'sale_price_usd', draft.sale_price_krw, draft.sale_price_usd),
    variants: draft.variants.map((variant) => ({
      ...fillPrices(variant, variant.sku, 'variant_price_usd'),
      grade_prices: variant.grade_prices.map((price) =>
        fillPrices(price, `${variant.sku} ${price.grade}`, 'variant_price_usd'),
      ),
    })),
  }
  return { draft: filled, lines }
}

const pairs = [
  ['price_krw', 'price_usd'],
  ['sale_price_krw', 'sale_price_usd'],
  ['variant_price_krw', 'variant_price_usd'],
] as const

/** Fills the dollars of rows of the grid, beside the won that stand there or were typed. */
export function fillRows(
  rows: readonly GridRow[],
  edits: Edits,
  filling: Filling,
): { edits: Edits; lines: DollarLine[] } {
  const lines: DollarLine[] = []
  let filled = edits
  for (const row of rows)
    for (const [krw, usd] of pairs) {
      const typed = (cell: CellName) => edits[editKey(row.sku, cell)] ?? cellText(cell, row.cells[cell])
      const after = dollarsFor(typed(krw), typed(usd), filling)
      if (after === null) continue
      lines.push({ name: row.sku, field: usd, won: typed(krw), before: typed(usd), after })
      filled = withEdit(filled, { rows, row, cell: usd, text: after })
    }
  return { edits: filled, lines }
}
