import { designFacts } from './design-facts.ts'
import type { PersonalInput, PersonalValue } from './personal-contract.ts'

const texts = ['key', 'kind', 'name', 'name_en', 'value'] as const

/** Local storage may hold anything: only what can be shown is taken from it; the server checks it again. */
export const isPersonal = (value: unknown): value is PersonalValue[] => Array.isArray(value) && value.every(isValue)

function isValue(value: PersonalValue | null): boolean {
  if (typeof value !== 'object' || value === null) return false
  return texts.every((field) => typeof value[field] === 'string') && (value.design === null || isDesign(value.design))
}

/** Whether a design can be described: an older page may have written one with words that are gone. */
export function isDesign(design: PersonalValue['design'] | undefined): design is NonNullable<PersonalValue['design']> {
  try {
    return design ? designFacts(design).length > 0 : false
  } catch {
    return false
  }
}

/** What was filled in once, as a cart or a quotation takes it. */
export const toInputs = (personal: readonly PersonalValue[] = []): PersonalInput[] =>
  personal.map(({ key, value, file_id, design }) => ({
    key,
    value: design ? '' : (file_id ?? value),
    ...(design && { design }),
  }))
