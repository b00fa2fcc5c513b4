import { KakaoError } from '../kakao-error.ts'
import { isObject, type Kind } from './kinds.ts'

type Fields = Readonly<Record<string, unknown>>
export type Rule<Default extends PropertyKey = never> = {
  required?: Readonly<Record<string, Kind>>
  optional?: Readonly<Record<string, Kind>>
  defaults?: { readonly [Key in Default]: unknown }
  /** What concerns several fields at once; throws. */
  after?: (settings: Fields) => void
}

type Checked<Settings, Default extends keyof Settings> = Settings & {
  readonly [Key in Default]-?: NonNullable<Settings[Key]>
}

/**
 * The settings with their defaults, or an error that names what is wrong and where. Types say the same to TypeScript
 * callers; this says it to everyone else. The object that was given stays as it is.
 */
export function checkSettings<Settings extends object, Default extends keyof Settings = never>(
  caller: string,
  settings: Settings,
  rule: Rule<Default>,
): Checked<Settings, Default> {
  if (!isObject(settings)) throw new KakaoError(`params should be an Object at ${caller}`)
  const { required = {}, optional = {}, defaults, after } = rule
  const known = Object.entries(settings).filter(([, value]) => value !== undefined)
  const fields: Fields = { ...defaults, ...Object.fromEntries(known) }
  const missing = Object.keys(required).filter((key) => !(key in fields))
  if (missing.length > 0) throw new KakaoError(`Missing required keys: ${missing} at ${caller}`)
  const kinds: Readonly<Record<string, Kind>> = { ...required, ...optional }
  const strange = Object.keys(fields).filter((key) => !Object.hasOwn(kinds, key))
  if (strange.length > 0) throw new KakaoError(`Invalid parameter keys: ${strange} at ${caller}`)
  for (const [key, value] of Object.entries(fields))
    if (!kinds[key]?.(value)) throw new KakaoError(`Illegal argument for "${key}" in ${caller}`)
  after?.(fields)
  // Held against the rule just now, key by key; the defaults are the rule's own.
  return fields as Checked<Settings, Default>
}
