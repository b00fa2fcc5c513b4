import { parseTable, readColumns } from '@sillage/admin-kit/table/table-text.ts'
import type { WickRow } from '../staff-contract.ts'
import { waxKinds, waxNames, wickKindNames, wickKinds } from '../words.ts'
import names from './wick-columns.json' with { type: 'json' }

/** Rows of wick data; kind and wax in Korean or as the shop knows them. */
export function readWicks(text: string): { rows: WickRow[]; wrong: number[]; missing: string[] } {
  const { records, missing } = readColumns(parseTable(text), names, ['sku', 'kind', 'wax', 'pool_mm', 'source'])
  const rows: WickRow[] = []
  const wrong: number[] = []
  for (const { line, cells } of records) {
    const kind = wickKinds.find((each) => each === cells.kind.toLowerCase() || wickKindNames[each] === cells.kind)
    const wax = waxKinds.find((each) => each === cells.wax.toLowerCase() || waxNames[each] === cells.wax)
    const pool_mm = Math.round(Number(cells.pool_mm.replaceAll(/[,\s]|mm/g, '')))
    if (!kind || !wax || !(pool_mm > 0)) wrong.push(line)
    else rows.push({ line, sku: cells.sku, kind, wax, pool_mm, source: cells.source })
  }
  return { rows, wrong, missing }
}
