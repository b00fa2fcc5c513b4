import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type Grade, gradeRules } from '../../member/words.ts'
import type { NoReturn } from '../words.ts'
import { type CellName, cells, cellText } from './cells.ts'
import { rowsOf, type State } from './differences.ts'
import { noReturnNames } from './no-return-names.ts'
import { idsOf, useNamesIn } from './use-names-in.ts'

const shownLetters = 120

/** What stands in a field of a product, as staff read it. */
export function useValueText(states: readonly State[]) {
  const t = usePhrases()
  const dates = useDates()
  const rows = useRowsText(states)
  return (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    const ofRows = rows[name]
    if (ofRows) return cut(ofRows(value))
    if (typeof value === 'boolean') return yesOrNo(name, value, t)
    if (typeof value === 'number') return name in cells ? cellText(name as CellName, value) : String(value)
    if (typeof value === 'string') return cut(textOf(name, value, t, dates.shortDateTime))
    // A list of texts: paragraphs, or the values of an option.
    return Array.isArray(value) ? cut(value.filter((each) => typeof each === 'string').join(' ')) : ''
  }
}

const cut = (text: string) => (text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text)

type Say = (phrase: string, values?: Record<string, string | number>) => string

function yesOrNo(name: string, value: boolean, t: Say) {
  if (name === 'visible') return value ? t('보임') : t('숨김')
  return value ? t('예') : t('아니요')
}

function textOf(name: string, value: string, t: Say, momentText: (at: string) => string) {
  if (['sale_from', 'sale_to', 'starts_at'].includes(name)) return momentText(momentOf(value))
  if (name === 'no_return') return t(noReturnNames[value as NoReturn] ?? value) // an older reason keeps its word
  if (name === 'lang') return value === 'en' ? t('영어') : t('한국어')
  return value
}

/** A draft has the shop's own time without its zone. */
const momentOf = (text: string) => (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00+09:00` : text)

/** Fields that hold rows or ids. */
function useRowsText(states: readonly State[]): Record<string, (value: unknown) => string> {
  const t = usePhrases()
  const nameOf = useNamesIn(states)
  const said = useSaid()
  const facts = (value: unknown) => each(value, (row) => `${said(row, 'label')}: ${said(row, 'value')}`)
  return {
    pictures: (value) => t('사진 {count}장', { count: rowsOf(value).length }),
    details: facts,
    statutory: facts,
    notes: (value) => each(value, (row) => said(row, 'name')),
    personal_fields: (value) => each(value, (row) => said(row, 'name')),
    trail: (value) => t('{hours}시간', { hours: hoursOf(value) }),
    option_groups: (value) =>
      each(value, (row) => `${said(row, 'name')}: ${each(row.values, (one) => said(one, 'name'))}`, ' / '),
    category_ids: (value) => idsOf(value).map(nameOf.category).join(', '),
    related_ids: (value) => idsOf(value).map(nameOf.product).join(', '),
    add_on_ids: (value) => idsOf(value).map(nameOf.variant).join(', '),
    parts: (value) => each(value, (row) => `${nameOf.variant(Number(row.variant_id))} × ${row.quantity}`),
    tiers: (value) => each(value, (row) => `${gradeText(row.grade, t)} ${row.min_quantity}+ ${row.percent}%`),
    grade_prices: (value) => each(value, (row) => `${gradeText(row.grade, t)} ${priceText(row.price_krw, t)}`),
  }
}

type Row = Record<string, unknown>
const each = (value: unknown, say: (row: Row) => string, between = ', ') => rowsOf(value).map(say).join(between)

/** A text of a row in the language of the console. */
function useSaid() {
  const pick = useLocalizedField()
  return (row: Row, field: string) =>
    pick({ text: String(row[field] ?? ''), text_en: String(row[`${field}_en`] ?? '') }, 'text')
}

const hoursOf = (value: unknown) => Number(rowsOf([value])[0]?.hours ?? 0)

/** As it is typed in a draft, or as it is stored. */
const priceText = (value: unknown, t: Say) =>
  typeof value === 'string' ? value : cellText('price_krw', typeof value === 'number' ? value : null) || t('없음')

const gradeText = (grade: unknown, t: Say) =>
  grade === 'general' ? t('모두') : t(gradeRules[grade as Grade]?.name ?? String(grade)) // an older grade keeps its word
