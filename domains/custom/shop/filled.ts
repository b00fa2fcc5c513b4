import type { PersonalField } from '../personal-contract.ts'
import { isPrintable, lengthOf } from '../words.ts'

/** What has been filled in so far, by the key of its field: a text, a day, or the id of a file. */
export type Filled = Readonly<Record<string, string>>

export const inputsOf = (filled: Filled) =>
  Object.entries(filled)
    .filter(([, value]) => value.trim() !== '')
    .map(([key, value]) => ({ key, value: value.trim(), design: null }))

/** What the server would refuse, by the key of the field; phrases. */
export function personalProblems(fields: readonly PersonalField[], filled: Filled): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ key, kind, required, max_length }) => {
      const value = (filled[key] ?? '').trim()
      if (kind === 'design') return []
      if (value === '') return required ? [[key, '상품 제작에 필요한 내용을 적어 주세요.']] : []
      if (kind !== 'text') return []
      if (lengthOf(value) > max_length) return [[key, '글자가 너무 많아요.']]
      return isPrintable(value) ? [] : [[key, '새기거나 인쇄할 수 없는 글자가 있어요.']]
    }),
  )
}
