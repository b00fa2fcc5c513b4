import type { Rows } from '@sillage/admin-kit/table/table-text.ts'
import type { CellError } from '../../change-set/admin/file-errors.tsx'
import type { NewProduct, RowToChange, StaffProduct } from '../staff-contract.ts'
import { type CellName, cellNames, cells, cellText, readCell } from './cells.ts'
import english from './english.json' with { type: 'json' }
import { gridRows } from './grid-rows.ts'

const plain = (head: string) => head.toLowerCase().replaceAll(/\s/g, '')
const englishOf = (phrase: string) => (english as Record<string, string>)[phrase] ?? phrase // the texts of the same file
const skuHeads = ['sku', plain('상품 코드')]

/** What a row may say of a product that is not here yet, by its column. */
export const newNames = {
  slug: '주소 이름',
  kind: '종류',
  category: '카테고리',
  summary: '한 줄 소개',
  summary_en: '영문 한 줄 소개',
  option: '옵션',
  option_en: '영문 옵션',
  pictures: '사진',
} as const satisfies Record<keyof NewProduct, string>
const newKeys = Object.keys(newNames) as (keyof NewProduct)[] // of the object just above
const nothingNew: NewProduct = {
  slug: '',
  kind: '',
  category: '',
  summary: '',
  summary_en: '',
  option: '',
  option_en: '',
  pictures: '',
}

export type Imported = { rows: RowToChange[]; errors: CellError[]; columns: CellName[]; problem: string | null }

/** Only columns that are in the file are changed: a file with codes and prices leaves everything else alone. */
export function readImport(table: Rows): Imported {
  const head = table.findIndex((row) => row.some((cell) => skuHeads.includes(plain(cell))))
  const heads = (table[head] ?? []).map(plain)
  const skuAt = heads.findIndex((each) => skuHeads.includes(each))
  const places = cellNames
    .map((name) => ({ name, at: heads.findIndex((each) => headsOf(name).includes(each)) }))
    .filter(({ at }) => at >= 0)
  const columns = places.map(({ name }) => name)
  const added = newKeys
    .map((name) => ({ name, at: heads.findIndex((each) => newHeadsOf(name).includes(each)) }))
    .filter(({ at }) => at >= 0)
  if (head < 0) return { rows: [], errors: [], columns, problem: '첫 줄에 상품 코드(SKU) 열이 있어야 해요.' }
  if (columns.length === 0)
    return { rows: [], errors: [], columns, problem: '바꿀 열이 없어요. 양식을 내려받아 보세요.' }
  const errors: CellError[] = []
  const rows = table.slice(head + 1).flatMap((line, index) => {
    const sku = (line[skuAt] ?? '').trim().toUpperCase()
    if (sku === '') return []
    const set: Record<string, unknown> = {}
    for (const { name, at } of places) {
      const text = line[at] ?? ''
      const read = readCell(name, text)
      if ('error' in read)
        errors.push({ line: head + index + 2, name: sku, column: cells[name].label, text, error: read.error })
      else set[name] = read.value
    }
    const add = added.length > 0 && {
      add: { ...nothingNew, ...Object.fromEntries(added.map(({ name, at }) => [name, (line[at] ?? '').trim()])) },
    }
    // Each cell was read as its kind; a row with an unreadable cell is left out as a whole.
    return Object.keys(set).length === places.length ? [{ sku, set, ...add } as RowToChange] : []
  })
  return { rows, errors, columns, problem: null }
}

const newHeadsOf = (name: keyof NewProduct) => [name, plain(newNames[name]), plain(englishOf(newNames[name]))]
const headsOf = (name: CellName) => [name, plain(cells[name].label), plain(englishOf(cells[name].label))]

/** Heads and rows of the file that can be read again: the products as they are now. */
export function exportRows(products: readonly StaffProduct[], label: (phrase: string) => string): string[][] {
  const names = cellNames.filter((name) => name !== 'name')
  return [
    [
      'SKU',
      label('상품 이름'),
      ...names.map((name) => label(cells[name].label)),
      ...newKeys.map((name) => label(newNames[name])),
    ],
    ...gridRows(products).map((row) => [
      row.sku,
      String(row.cells.name),
      ...names.map((name) => cellText(name, row.cells[name], { plain: true })),
    ]),
  ]
}
