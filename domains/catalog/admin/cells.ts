import type { ProductCells } from '../staff-contract.ts'
import { offerLimits } from '../words.ts'

export type CellName = keyof ProductCells
export type CellValue = string | number | boolean | null
type Kind = 'text' | 'won' | 'dollars' | 'count' | 'shown'

/** The cells of the product table and of its Excel file, in their order. */
export const cells: Record<CellName, { label: string; kind: Kind; empty?: true }> = {
  name: { label: '상품 이름', kind: 'text' },
  name_en: { label: '영문 이름', kind: 'text' },
  price_krw: { label: '가격 (원)', kind: 'won' },
  price_usd: { label: '가격 ($)', kind: 'dollars' },
  sale_price_krw: { label: '세일 가격 (원)', kind: 'won', empty: true },
  sale_price_usd: { label: '세일 가격 ($)', kind: 'dollars', empty: true },
  variant_price_krw: { label: '옵션 가격 (원)', kind: 'won', empty: true },
  variant_price_usd: { label: '옵션 가격 ($)', kind: 'dollars', empty: true },
  on_hand: { label: '재고', kind: 'count' },
  low_at: { label: '재고 알림 기준', kind: 'count' },
  cost_krw: { label: '원가 (원)', kind: 'won', empty: true },
  weight_g: { label: '무게 (g)', kind: 'count' },
  visible: { label: '보이기', kind: 'shown' },
}
export const cellNames = Object.keys(cells) as CellName[] // of the object just above

const most = { won: offerLimits.amount, dollars: offerLimits.amount, count: offerLimits.stock }
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
  if (kind === 'shown') {
    const shown = shownWords[text.toLowerCase()]
    return shown === undefined ? { error: '보임 또는 숨김' } : { value: shown }
  }
  const number = numberIn(text, kind === 'dollars' ? 2 : 0)
  if (number === null) return { error: '숫자가 아니에요' }
  if (number > most[kind]) return { error: '너무 커요' }
  return { value: number }
}

/** Digits with or without thousands marks and a currency; dollars become cents. */
function numberIn(text: string, decimals: number): number | null {
  const bare = text.replace(/[,\s₩$원개]/g, '').replace(/\.0+$/, '')
  const [, whole, rest = ''] = /^(\d{1,10})(?:\.(\d+))?$/.exec(bare) ?? []
  if (whole === undefined || rest.replace(/0+$/, '').length > decimals) return null
  return Number(whole) * 10 ** decimals + Number(rest.slice(0, decimals).padEnd(decimals, '0') || 0)
}

/** As it stands in the cell, and in the file. */
export function cellText(name: CellName, value: CellValue | undefined, { plain = false } = {}): string {
  if (value === null || value === undefined) return ''
  const { kind } = cells[name]
  if (kind === 'shown') return value ? '보임' : '숨김'
  if (typeof value !== 'number') return String(value)
  const text = kind === 'dollars' ? (value / 100).toFixed(2) : String(value)
  return plain ? text : text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}

export const isNumberCell = (name: CellName) => cells[name].kind !== 'text' && cells[name].kind !== 'shown'
