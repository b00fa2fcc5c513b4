import type { Picture } from '@sillage/kit/schemas.ts'
import type { RowToChange, StaffProduct } from '../staff-contract.ts'
import { type CellName, type CellValue, cellNames, cells, readCell } from './cells.ts'

/** One row of the grid: an option with what its product says. */
export type GridRow = {
  product_id: number
  sku: string
  name: string
  picture: Picture
  reserved: number
  is_kit: boolean
  cells: Record<CellName, CellValue>
}
/** What was typed into cells, by `SKU cell`; a cell that says what it said before is not in it. */
export type Edits = Readonly<Record<string, string>>

export const editKey = (sku: string, cell: CellName) => `${sku} ${cell}`

export function gridRows(products: readonly StaffProduct[]): GridRow[] {
  return products.flatMap((product) =>
    product.variants.map((variant) => ({
      product_id: product.id,
      picture: product.picture,
      reserved: variant.reserved,
      sku: variant.sku,
      name: [product.name, variant.name].filter(Boolean).join(' '),
      is_kit: variant.is_kit,
      cells: {
        name: product.name,
        name_en: product.name_en,
        price_krw: product.price_krw,
        price_usd: product.price_usd,
        sale_price_krw: product.sale_price_krw,
        sale_price_usd: product.sale_price_usd,
        sale_from: product.sale_from,
        sale_to: product.sale_to,
        variant_price_krw: variant.price_krw,
        variant_price_usd: variant.price_usd,
        on_hand: variant.on_hand,
        low_at: variant.low_at,
        cost_krw: variant.cost_krw,
        weight_g: variant.weight_g,
        barcode: variant.barcode,
        visible: product.visible,
      },
    })),
  )
}

type Typed = { rows: readonly GridRow[]; row: GridRow; cell: CellName; text: string }

/** The edits with one more cell typed. What is about the product is typed into all its rows. */
export function withEdit(edits: Edits, { rows, row, cell, text }: Typed): Edits {
  const same = rows.filter(({ product_id }) => product_id === row.product_id)
  const all = cells[cell].of === 'product' ? same : [row]
  return all.reduce((done, each) => withCell(done, each, cell, text), edits)
}

/** A value that stood there before is no edit; a kit’s stock is never one. */
function withCell(edits: Edits, row: GridRow, cell: CellName, text: string): Edits {
  if (cell === 'on_hand' && row.is_kit) return edits
  const read = readCell(cell, text)
  const key = editKey(row.sku, cell)
  if ('value' in read && read.value === row.cells[cell])
    return Object.fromEntries(Object.entries(edits).filter(([each]) => each !== key))
  return { ...edits, [key]: text }
}

type Block = {
  rows: readonly GridRow[]
  columns: readonly CellName[]
  at: { row: number; column: number }
  text: string
}

export const linesOf = (text: string) => text.replace(/\r/g, '').replace(/\n$/, '').split('\n')

/** A block copied in Excel: lines of cells with tabs between them, from the chosen cell on. */
export function withPaste(edits: Edits, { rows, columns, at, text }: Block): Edits {
  const lines = linesOf(text)
  return lines.reduce(
    (done, line, down) =>
      line.split('\t').reduce((done, typed, right) => {
        const row = rows[at.row + down]
        const cell = columns[at.column + right]
        return row && cell ? withEdit(done, { rows, row, cell, text: typed }) : done
      }, done),
    edits,
  )
}

/** The changed rows as they are sent, with what was seen before; and how many cells cannot be sent. */
export function changesIn(rows: readonly GridRow[], edits: Edits): { changes: RowToChange[]; wrong: number } {
  let wrong = 0
  const changes = rows.flatMap((row) => {
    const set: Record<string, CellValue> = {}
    const seen: Record<string, CellValue> = {}
    for (const cell of cellNames) {
      const text = edits[editKey(row.sku, cell)]
      if (text === undefined) continue
      const read = readCell(cell, text)
      if ('error' in read) wrong += 1
      else {
        set[cell] = read.value
        seen[cell] = row.cells[cell]
      }
    }
    // Cell by cell from the contract's own names, each read as its kind.
    return Object.keys(set).length > 0 ? [{ sku: row.sku, set, seen } as RowToChange] : []
  })
  return { changes, wrong }
}
