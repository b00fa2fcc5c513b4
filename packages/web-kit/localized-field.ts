import { useMemo } from 'react'
import { type Phrases, usePhrasebook } from './phrases.ts'

type Text = string | readonly string[]

/** The fields of a row that have an English sibling: `name` beside `name_en`. */
export type Bilingual<Row> = {
  [Field in keyof Row & string]: `${Field}_en` extends keyof Row ? (Row[Field] extends Text ? Field : never) : never
}[keyof Row & string]

type Picked<Value> = Value extends string ? string : string[]
export type LocalizedField = <Row extends object, Field extends Bilingual<Row>>(
  row: Row,
  field: Field,
) => Picked<Row[Field]>

/** Reads a bilingual field in the visitor's language; an empty English text is looked up, and else stays Korean. */
export function createLocalizedField({ locale, t }: Phrases): LocalizedField {
  const pick = (row: Record<string, unknown>, field: string) => {
    const english = row[`${field}_en`]
    if (locale === 'en' && hasWords(english)) return english
    const korean = row[field]
    return Array.isArray(korean) ? korean.map((text) => t(text)) : t(String(korean))
  }
  // Bilingual lets only fields of text through, and the answer has the field's own shape.
  return pick as unknown as LocalizedField
}

function hasWords(text: unknown) {
  return Array.isArray(text) ? text.some(hasWords) : typeof text === 'string' && text.trim() !== ''
}

/** `pick(product, 'name')`: a row's own text in the visitor's language. */
export function useLocalizedField() {
  const phrases = usePhrasebook()
  return useMemo(() => createLocalizedField(phrases), [phrases])
}
