import { parseTable, readColumns } from '@sillage/admin-kit/table/table-text.ts'
import type { CompositionRow, SubstanceLimitRow } from '../staff-contract.ts'
import { type FormulaKind, formulaKinds, kindNames } from '../words.ts'
import names from './material-columns.json' with { type: 'json' }

type Read<Row> = { rows: Row[]; wrong: number[]; missing: string[] }
const ppmPerPercent = 10_000

/** Percent or parts per million, whichever the row has; null where neither is a number. */
function ppmOf({ percent, ppm }: { percent: string; ppm: string }): number | null {
  const text = (ppm || percent).replaceAll(/[,%\s]/g, '')
  if (text === '') return null
  const value = Number(text) * (ppm ? 1 : ppmPerPercent)
  // A trace counts as the smallest share there is: it is never read as nothing.
  return Number.isFinite(value) ? (value > 0 ? Math.max(1, Math.round(value)) : Math.round(value)) : null
}

const isYes = (text: string) => /^(예|y|yes|o|true|1)$/i.test(text)

/** Rows of a maker's composition. A row without a CAS number says that nothing in the material is restricted. */
export function readCompositions(text: string): Read<CompositionRow> {
  const { records, missing } = readColumns(parseTable(text), names.composition, ['product_id', 'cas', 'source'])
  const rows: CompositionRow[] = []
  const wrong: number[] = []
  for (const { line, cells } of records) {
    const { cas, name, name_en, source } = cells
    const ppm = cas === '' ? 0 : ppmOf(cells)
    const product_id = Number(cells.product_id)
    if (ppm === null || !Number.isSafeInteger(product_id) || product_id < 1) wrong.push(line)
    else rows.push({ line, product_id, cas, name, name_en, sensitizer: isYes(cells.sensitizer), ppm, source })
  }
  return { rows, wrong, missing }
}

const kindOf = (text: string): FormulaKind | undefined =>
  formulaKinds.find((kind) => kind === text.toLowerCase() || kindNames[kind] === text)

/** Rows of limits: a substance, what is made, how much of it. */
export function readLimits(text: string): Read<SubstanceLimitRow> {
  const { records, missing } = readColumns(parseTable(text), names.limits, ['cas', 'kind', 'source'])
  const rows: SubstanceLimitRow[] = []
  const wrong: number[] = []
  for (const { line, cells } of records) {
    const limit_ppm = ppmOf(cells)
    const kind = kindOf(cells.kind)
    if (limit_ppm === null || !kind) wrong.push(line)
    else rows.push({ line, cas: cells.cas, kind, limit_ppm, source: cells.source })
  }
  return { rows, wrong, missing }
}
