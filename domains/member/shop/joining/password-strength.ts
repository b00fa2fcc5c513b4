import { accountRules } from '../../words.ts'

const longFrom = 14
const fewCharacters = 4

export type Strength = { is: 'empty' | 'weak' | 'fair' | 'good' } | { is: 'short'; missing: number }

/** How hard a password is to guess: length counts, forced signs do not. Only what is plainly guessable is called weak. */
export function strengthOf(password: string, mb_id = ''): Strength {
  const text = password.normalize('NFC')
  if (text === '') return { is: 'empty' }
  const missing = accountRules.password_min - text.length
  if (missing > 0) return { is: 'short', missing }
  if (new Set(text).size <= fewCharacters || isRow(text) || repeatsId(text, mb_id)) return { is: 'weak' }
  return { is: text.length >= longFrom ? 'good' : 'fair' }
}

/** 1234567890, abcdefghij, and the same backwards. */
function isRow(text: string) {
  const codes = [...text].map((sign) => sign.charCodeAt(0))
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const inRow = steps.filter((step) => Math.abs(step) <= 1 || Math.abs(step) === 9).length
  return inRow >= steps.length - 1
}

const repeatsId = (text: string, mb_id: string) =>
  mb_id.length > 3 && text.toLowerCase().replaceAll(mb_id, '').length < accountRules.password_min / 2
