import type { FieldErrors } from '@sillage/kit/problem.ts'

/** The largest number a column of the type integer takes; no id, amount or count of a shop comes near it. */
const largest = 2_147_483_647

const badText = '쓸 수 없는 글자가 들어 있어요.'
const badNumber = '너무 길거나 커요.'

/**
 * What the database would refuse, by field: PostgreSQL stores no NUL, its JSON no half of a surrogate pair, and its
 * integers have 32 bits. Said here once, so that no schema has to think of it.
 */
export function unstorable(value: unknown, path = '', errors: FieldErrors = {}): FieldErrors {
  if (typeof value === 'string' && isBadText(value)) errors[path] = [badText]
  if (typeof value === 'number' && (!Number.isFinite(value) || Math.abs(value) > largest)) errors[path] = [badNumber]
  if (typeof value !== 'object' || value === null) return errors
  for (const [key, inner] of Object.entries(value)) {
    if (isBadText(key)) errors[path] = [badText]
    else unstorable(inner, path === '' ? key : `${path}.${key}`, errors)
  }
  return errors
}

const isBadText = (text: string) => text.includes('\0') || !text.isWellFormed()
