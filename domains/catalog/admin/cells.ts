import { momentIn, numberIn } from '@sillage/admin-kit/table/read-cell.ts'
import { seoulDay, seoulTime } from '@sillage/kit/time.ts'
import type { ProductCells } from '../staff-contract.ts'
import { offerLimits } from '../words.ts'

export type CellName = keyof ProductCells
export type CellValue = string | number | boolean | null
type Kind = 'text' | 'code' | 'won' | 'dollars' | 'count' | 'shown' | 'moment'
/** What a cell is about: the product, and so all its rows, or one option. */
type Cell = { label: string; kind: Kind; empty?: true; of: 'product' | 'option' }

/** The cells of the product table and of its Excel file, in their order. */
export const cells: Record<CellName, Cell> = {
  name: { label: '상품 이름', kind: 'text', of: 'product' },
  name_en: { label: '영문 이름', kind: 'text', of: 'product' },
  price_krw: { label: '가격 (원)', kind: 'won', of: 'product' },
  price_usd: { label: '가격 ($)', kind: 'dollars', of: 'product' },
  sale_price_krw: { label: '세일 가격 (원)', kind: 'won', empty: true, of: 'product' },
  sale_price_usd: { label: '세일 가격 ($)', kind: 'dollars', empty: true, of: 'product' },
  sale_from: { label: '세일 시작', kind: 'moment', empty: true, of: 'product' },
  sale_to: { label: '세일 끝', kind: 'moment', empty: true, of: 'product' },
  variant_price_krw: { label: '옵션 가격 (원)', kind: 'won', empty: true, of: 'option' },
  variant_price_usd: { label: '옵션 가격 ($)', kind: 'dollars', empty: true, of: 'option' },
  on_hand: { label: '재고', kind: 'count', of: 'option' },
  low_at: { label: '재고 알림 기준', kind: 'count', of: 'option' },
  cost_krw: { label: '원가 (원)', kind: 'won', empty: true, of: 'option' },
  weight_g: { label: '무게 (g)', kind: 'count', of: 'option' },
  barcode: { label: '바코드', kind: 'code', empty: true, of: 'option' },
  visible: { label: '보이기', kind: 'shown', of: 'product' },
}
export const cellNames = Object.keys(cells) as CellName[] // of the object just above

const most: Partial<Record<Kind, number>> = {
  won: offerLimits.amount,
  dollars: offerLimits.amount,
  count: offerLimits.stock,
}
const shownWords: Record<string, boolean> = {
  보임: true,
  숨김: false,
  예: true,
  아니요: false,
  y: true,
  n: false,
  yes: true,
  no: false,
  true: true,
  false: false,
  shown: true,
  hidden: false,
  '1': true,
  '0': false,
}

type Read = { value: CellValue } | { error: string }

/** What was typed or pasted into a cell, or what is wrong with it. */
export function readCell(name: CellName, typed: string): Read {
  const { kind, empty } = cells[name]
  const text = typed.trim()
  if (text === '') return empty ? { value: null } : { error: '비었어요' }
  if (kind === 'text') return text.length > 100 ? { error: '너무 길어요' } : { value: text }
  if (kind === 'code')
    return /^[a-z0-9-]{4,40}$/i.test(text) ? { value: text.toUpperCase() } : { error: '바코드가 아니에요' }
  if (kind === 'shown') {
    const shown = shownWords[text.toLowerCase()]
    return shown === undefined ? { error: '보임 또는 숨김' } : { value: shown }
  }
  if (kind === 'moment') {
    const at = momentIn(text)
    return at === null ? { error: '날짜가 아니에요' } : { value: at }
  }
  const number = numberIn(text, kind === 'dollars' ? 2 : 0)
  if (number === null) return { error: '숫자가 아니에요' }
  if (number > (most[kind] ?? 0)) return { error: '너무 커요' }
  return { value: number }
}

/** As it stands in the cell, and in the file. */
export function cellText(name: CellName, value: CellValue | undefined, { plain = false } = {}): string {
  if (value === null || value === undefined) return ''
  const { kind } = cells[name]
  if (kind === 'shown') return value ? '보임' : '숨김'
  if (kind === 'moment') return `${seoulDay(String(value))} ${seoulTime(String(value))}`
  if (typeof value !== 'number') return String(value)
  const text = kind === 'dollars' ? (value / 100).toFixed(2) : String(value)
  return plain ? text : text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}

export const isNumberCell = (name: CellName) => !['text', 'code', 'shown', 'moment'].includes(cells[name].kind)
