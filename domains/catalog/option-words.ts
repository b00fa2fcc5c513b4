import type { Product } from './contract.ts'

/** The values of a variant said in one line, in both languages: `250 g · 면`. */
export function optionWords(groups: Product['option_groups'], values: readonly string[]) {
  const named = values.map((value, at) => groups[at]?.values.find(({ name }) => name === value))
  return {
    name: values.join(' · '),
    name_en: named.map((value, at) => value?.name_en || values[at]).join(' · '),
  }
}
