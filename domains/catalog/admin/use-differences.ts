import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type Grade, gradeRules } from '../../member/words.ts'
import { type CellName, cells, cellText } from './cells.ts'
import { differencesOf, rowsOf, type Values } from './differences.ts'
import { fieldNames } from './field-names.ts'
import { useKnownProducts, useKnownVariants } from './known-products.ts'
import { useCategoryOptions } from './use-category-options.ts'

type Named = { id: number; sku: string }
type State = { before: Values; after: Values }

/** Says of states of a product which fields differ, in the words of the sheet. */
export function useDifferences(variants: readonly Named[], states: readonly State[]) {
  const t = usePhrases()
  const text = useValueText(states)
  const names: Record<string, string> = { ...fieldNames, ...otherNames }
  return ({ before, after }: State) =>
    differencesOf(before, after, {
      label: (name) => t(names[name] ?? name),
      text,
      option: (id) => variants.find((variant) => variant.id === id)?.sku ?? String(id),
      added: t('새 옵션'),
      removed: t('옵션 빼기'),
    })
}

/** Fields that a draft of the sheet does not have by itself. */
const otherNames: Record<string, string> = {
  on_hand: '재고',
  low_at: '재고 알림 기준',
  weight_g: '무게 (g)',
  cost_krw: '원가 (원)',
  sku: '상품 코드',
  values: '옵션 값',
  retired: '판매 종료',
  grade_prices: '등급 가격',
  parts: '키트 구성',
  archived: '보관함',
  badges: '배지',
  notes: '향 노트',
  trail: '잔향',
  personal_fields: '맞춤 항목',
}

const shownLetters = 120

function useValueText(states: readonly State[]) {
  const t = usePhrases()
  const dates = useDates()
  const nameOf = useNames(states)
  const amount = (name: CellName, value: unknown) =>
    cellText(name, typeof value === 'number' ? value : null) || t('없음')
  const said: Record<string, (value: unknown) => string> = {
    pictures: (value) => t('사진 {count}장', { count: rowsOf(value).length }),
    details: factsText,
    statutory: factsText,
    option_groups: (value) => rowsOf(value).map(groupText).join(' / '),
    category_ids: (value) => idsOf(value).map(nameOf.category).join(', '),
    related_ids: (value) => idsOf(value).map(nameOf.product).join(', '),
    add_on_ids: (value) => idsOf(value).map(nameOf.variant).join(', '),
    parts: (value) =>
      rowsOf(value)
        .map(({ variant_id, quantity }) => `${nameOf.variant(Number(variant_id))} × ${quantity}`)
        .join(', '),
    tiers: (value) =>
      rowsOf(value)
        .map((row) => `${gradeText(row.grade, t)} ${row.min_quantity}+ ${row.percent}%`)
        .join(', '),
    grade_prices: (value) =>
      rowsOf(value)
        .map((row) => `${gradeText(row.grade, t)} ${typedOr(row.price_krw, (it) => amount('price_krw', it))}`)
        .join(', '),
  }
  return (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    const special = said[name]
    if (special) return cut(special(value))
    if (typeof value === 'boolean') return name === 'visible' ? (value ? t('보임') : t('숨김')) : value ? '✓' : ''
    if (typeof value === 'number') return name in cells ? cellText(name as CellName, value) : String(value)
    if (/^sale_(from|to)$/.test(name)) return dates.shortDateTime(momentOf(String(value)))
    if (Array.isArray(value)) return cut(value.map(String).join(' '))
    return cut(typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
}

const cut = (text: string) => (text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text)
const idsOf = (value: unknown) => (Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [])
const typedOr = (value: unknown, say: (value: unknown) => string) => (typeof value === 'string' ? value : say(value))
/** A draft has the shop's own time without its zone. */
const momentOf = (text: string) => (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00+09:00` : text)
const factsText = (value: unknown) =>
  rowsOf(value)
    .map(({ label, value: said }) => `${label}: ${said}`)
    .join(', ')
const groupText = ({ name, values }: Record<string, unknown>) =>
  `${name}: ${rowsOf(values)
    .map((value) => value.name)
    .join(', ')}`
const gradeText = (grade: unknown, t: (phrase: string) => string) =>
  grade === 'general' ? t('모두') : t(gradeRules[grade as Grade]?.name ?? String(grade)) // an older grade keeps its word

/** Names of the categories, products and options that the states speak of. */
function useNames(states: readonly State[]) {
  const values = states.flatMap(({ before, after }) => [before, after])
  const partsOf = (value: Values) => [
    ...rowsOf(value?.parts),
    ...rowsOf(value?.variants).flatMap((row) => rowsOf(row.parts)),
  ]
  const variant_ids = values.flatMap((value) => [
    ...idsOf(value?.add_on_ids),
    ...partsOf(value).map(({ variant_id }) => Number(variant_id)),
  ])
  const products = useKnownProducts([...new Set(values.flatMap((value) => idsOf(value?.related_ids)))].slice(0, 100))
  const variants = useKnownVariants(variant_ids)
  const categories = useCategoryOptions()
  return {
    category: (id: number) => categories.find(({ category }) => category.id === id)?.label.trim() ?? String(id),
    product: (id: number) => products.get(id)?.name ?? String(id),
    variant: (id: number) => variants.get(id)?.name ?? String(id),
  }
}
