import type { Lang } from '@sillage/kit/language.ts'
import { seoulDay, seoulTime } from '@sillage/kit/time.ts'
import type { ExportedList } from '../words.ts'
import columns from './heads.json' with { type: 'json' }

type Cell = string | number | null

/** The first row of a file. */
export const headsOf = (list: ExportedList, lang: Lang): Cell[] => columns[list].map((column) => column[lang])

/** A row of the list as its file has it. */
export const cellsOf = (list: ExportedList, row: Record<string, unknown>): Cell[] =>
  columns[list].map(({ field }) => cellOf(field, row[field]))

/** Moments as people in the shop write them, so that a spreadsheet sorts and shows them. */
function cellOf(field: string, value: unknown): Cell {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  if (!field.endsWith('_at')) return value
  return `${seoulDay(value)} ${seoulTime(value)}`
}
