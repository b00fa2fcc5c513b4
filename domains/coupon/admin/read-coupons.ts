import { momentIn, numberIn } from '@sillage/admin-kit/table/read-cell.ts'
import type { Rows } from '@sillage/admin-kit/table/table-text.ts'
import type { CellError } from '../../change-set/admin/file-errors.tsx'
import shopEnglish from '../english.json' with { type: 'json' }
import type { CouponLine } from '../import-contract.ts'
import { couponKindNames, couponKinds } from '../words.ts'
import english from './english.json' with { type: 'json' }

type Name = keyof CouponLine
type Kind = 'text' | 'number' | 'numbers' | 'moment' | 'kind' | 'check'

/** The columns of the file, in their order; the heads are the labels of the form. */
export const couponColumns: Record<Name, { label: string; kind: Kind }> = {
  name: { label: '이름', kind: 'text' },
  name_en: { label: '이름 (영어)', kind: 'text' },
  kind: { label: '종류', kind: 'kind' },
  target_ids: { label: '대상 번호', kind: 'numbers' },
  amount_krw: { label: '할인 금액 (원)', kind: 'number' },
  percent: { label: '할인율 (%)', kind: 'number' },
  cap_krw: { label: '최대 할인 금액 (원)', kind: 'number' },
  minimum_krw: { label: '최소 주문 금액 (원)', kind: 'number' },
  starts_at: { label: '사용 시작', kind: 'moment' },
  ends_at: { label: '사용 종료', kind: 'moment' },
  days: { label: '발급 후 유효 기간 (일)', kind: 'number' },
  issue_limit: { label: '총 발급 한도', kind: 'number' },
  member_limit: { label: '1인당 발급 한도', kind: 'number' },
  code: { label: '쿠폰 코드', kind: 'text' },
  welcome: { label: '가입 축하', kind: 'check' },
}
export const couponColumnNames = Object.keys(couponColumns) as Name[] // of the object just above

type ReadCoupons = { rows: CouponLine[]; errors: CellError[]; problem: string | null }

const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, '')
const texts: Record<string, string> = { ...shopEnglish, ...english }
const englishOf = (phrase: string) => texts[phrase] ?? phrase
const headsOf = (name: Name) => [name, ...[couponColumns[name].label, englishOf(couponColumns[name].label)].map(plain)]
const yes = ['y', 'yes', '예', 'true', '1', 'o']

/** Coupons out of a file, in either language; a line with a cell that cannot be read is listed and left out. */
export function readCoupons(table: Rows): ReadCoupons {
  const head = table.findIndex((row) => row.some((cell) => headsOf('name').includes(plain(cell))))
  const heads = (table[head] ?? []).map(plain)
  const places = couponColumnNames
    .map((name) => ({ name, at: heads.findIndex((each) => headsOf(name).includes(each)) }))
    .filter(({ at }) => at >= 0)
  if (head < 0 || places.length < 2)
    return { rows: [], errors: [], problem: '첫 줄에 쿠폰 이름과 혜택 열이 있어야 해요. 양식을 내려받아 보세요.' }
  const errors: CellError[] = []
  const rows = table.slice(head + 1).flatMap((line, index) => {
    if (line.every((cell) => cell.trim() === '')) return []
    const cells = places.map(({ name, at }) => ({ name, text: line[at] ?? '', ...readCell(name, line[at] ?? '') }))
    const wrong = cells.filter(({ error }) => error)
    const title = cells.find(({ name }) => name === 'name')?.text ?? ''
    for (const { name, text, error = '' } of wrong)
      errors.push({ line: head + index + 2, name: title, column: couponColumns[name].label, text, error })
    // Each cell was read as its kind.
    return wrong.length > 0
      ? []
      : [{ ...blank, ...Object.fromEntries(cells.map((c) => [c.name, c.value])) } as CouponLine]
  })
  return { rows, errors, problem: null }
}

const blank: CouponLine = {
  name: '',
  name_en: '',
  kind: 'order',
  target_ids: [],
  amount_krw: null,
  percent: null,
  cap_krw: null,
  minimum_krw: 0,
  starts_at: null,
  ends_at: null,
  days: null,
  issue_limit: null,
  member_limit: 1,
  code: null,
  welcome: false,
}

type Read = { value?: unknown; error?: string }

function readCell(name: Name, typed: string): Read {
  const text = typed.trim()
  if (text === '') return { value: blank[name] }
  const { kind } = couponColumns[name]
  if (kind === 'check') return { value: yes.includes(plain(text)) }
  if (kind === 'kind') return orError(kindIn(text), '주문, 상품, 카테고리, 배송비 쿠폰 중 하나')
  if (kind === 'moment') return orError(momentIn(text), '날짜가 아니에요')
  if (kind === 'number') return orError(numberIn(text.replace('%', ''), 0), '숫자가 아니에요')
  if (kind === 'numbers') {
    const numbers = text.split(/[,\s]+/).map((each) => numberIn(each, 0))
    return orError(numbers.includes(null) ? null : numbers, '숫자가 아니에요')
  }
  return { value: text }
}

const orError = (value: unknown, error: string): Read => (value === null || value === undefined ? { error } : { value })

const kindIn = (text: string) =>
  couponKinds.find((kind) => {
    const name = couponKindNames[kind]
    return [kind, plain(name), plain(name.replace('쿠폰', '')), plain(englishOf(name))].includes(plain(text))
  })
