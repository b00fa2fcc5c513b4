import { percentText } from './amounts.ts'
import type { FormulaVersion } from './formula-contract.ts'
import {
  defaultUse,
  itemNames,
  type LabelField,
  type Law,
  type LawRow,
  labelFields,
  labelSigns,
  lawOf,
  laws,
  substanceWarnings,
} from './label-law.ts'
import { type FormulaKind, wholePercent } from './words.ts'

export type LabelLanguage = 'ko' | 'en'
export type LabelFields = Record<LabelField, string>
type Source = { name: string; kind: FormulaKind; shown: Pick<FormulaVersion, 'lines'> }

export type Label = {
  language: LabelLanguage
  heading: string
  name: string
  item: string
  rows: { key: LawRow['key']; label: string; value: string }[]
  caution: { title: string; text: string }
  signs: readonly string[]
  /** What is printed across a label with gaps. */
  stamp: string
}

export const emptyFields = Object.fromEntries(labelFields.map((key) => [key, ''])) as LabelFields // every key is listed

/** The allergens that have to be named, the most first; each summed across the materials that contain it. */
export function allergensOf({ kind, shown }: Source) {
  const sums = new Map<string, { cas: string; name: string; name_en: string; ppm: number }>()
  for (const { material, share } of shown.lines)
    for (const { cas, name, name_en, sensitizer, ppm } of material?.composition ?? [])
      if (sensitizer)
        sums.set(cas, { cas, name, name_en, ppm: (sums.get(cas)?.ppm ?? 0) + (ppm * share) / wholePercent })
  return [...sums.values()].filter(({ ppm }) => ppm > lawOf(kind).allergen_ppm).toSorted((a, b) => b.ppm - a.ppm)
}

/** Materials whose composition is not known: what they would add to the label is missing from it. */
export const unknownIn = ({ shown }: Pick<Source, 'shown'>) => [
  ...new Set(shown.lines.flatMap(({ material, name }) => (material?.composition ? [] : name))),
]

type Line = FormulaVersion['lines'][number]
const nameIn = (language: LabelLanguage, { material, name }: Line) =>
  language === 'en' ? material?.name_en || name : (material?.name ?? name)

/** Wax, base or alcohol: a material that holds no substance with a limit. */
const isBase = ({ material }: Line) => material?.composition?.length === 0

/** The bases by name, and the scent as one with its share and its allergens. */
export function ingredientsOf(source: Source, language: LabelLanguage): string {
  const { lines } = source.shown
  const bases = lines.filter(isBase).toSorted((a, b) => b.share - a.share)
  const scented = lines.filter((line) => !isBase(line))
  const load = scented.reduce((sum, { share }) => sum + share, 0)
  const allergens = allergensOf(source).map(({ name, name_en }) => (language === 'en' ? name_en : name))
  const scent = language === 'en' ? `fragrance ${percentText(load)}` : `향료 ${percentText(load)}`
  const named = allergens.length > 0 ? `${scent} (${allergens.join(', ')})` : scent
  return [...bases.map((line) => nameIn(language, line)), ...(load > 0 ? [named] : [])].join(', ')
}

function textOf(key: LawRow['key'], source: Source, fields: LabelFields, language: LabelLanguage): string {
  const { kind } = source
  if (key === 'item') return itemNames[kind][language]
  if (key === 'name') return (language === 'en' && fields.name_en) || fields.name || source.name
  if (key === 'ingredients')
    return (language === 'en' ? fields.ingredients_en : fields.ingredients) || ingredientsOf(source, language)
  if (key === 'use') return fields.use || defaultUse[kind === 'candle' ? 'candle' : 'air'][language]
  return fields[key]
}

/** A label's every word in one language: what is shown while it is written is what is printed. */
export function labelOf(source: Source, fields: LabelFields, language: LabelLanguage): Label {
  const law = lawOf(source.kind)
  return {
    language,
    heading: law.heading[language],
    name: textOf('name', source, fields, language),
    item: itemNames[source.kind][language],
    rows: law.rows.map(({ key, words }) => ({
      key,
      label: words[language],
      value: textOf(key, source, fields, language),
    })),
    caution: { title: language === 'en' ? 'Warning' : '주의', text: cautionOf(source, law, language) },
    signs: law.signs.map((sign) => labelSigns[sign]),
    stamp: language === 'en' ? 'DRAFT' : '시안',
  }
}

/** What the law says of every such product, then what follows from this formula's substances. */
function cautionOf(source: Source, law: Law, language: LabelLanguage): string {
  const allergens = allergensOf(source)
  const names = allergens.map(({ name, name_en }) => (language === 'en' ? name_en : name)).join(', ')
  const allergy =
    language === 'en'
      ? `Contains ${names}: may cause an allergic reaction.`
      : `알레르기를 일으킬 수 있는 성분이 들어 있어요: ${names}.`
  const contained = new Set(
    source.shown.lines.flatMap(({ material }) => material?.composition ?? []).map(({ cas }) => cas),
  )
  const own = Object.entries(substanceWarnings).flatMap(([cas, warning]) =>
    contained.has(cas) && warning.laws.some((name) => laws[name].rows === law.rows) ? warning.words[language] : [],
  )
  return [law.cautions[language], ...(names ? [allergy] : []), ...own].join(' ')
}

/** The rows the law asks for that are still empty. */
export const missingIn = (source: Source, fields: LabelFields) =>
  labelOf(source, fields, 'ko').rows.flatMap(({ key, value }) => (value.trim() ? [] : key))
