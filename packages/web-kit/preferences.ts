import { limits } from '@sillage/kit/limits.ts'
import type { Locale } from './phrases.ts'
import { storedJson, storedText } from './stored-value.ts'

export type LocalCurrency = 'KRW' | 'USD'
export type ReadPopup = { id: number; read_at: string }

/** The query key of the popups this browser has seen. */
export const readPopupsKey = ['local', 'read_popups'] as const

/** What a browser remembers of its visitor. Storage may be switched off or full: then it remembers nothing. */
export function createPreferences(storage: () => Storage) {
  const lang = storedText(storage, 'lang')
  const currency = storedText(storage, 'currency')
  const popups = storedJson(storage, 'read_popups', parsePopups)
  return {
    lang: (): Locale | null => oneOf(['ko', 'en'], lang.read()),
    currency: (): LocalCurrency | null => oneOf(['KRW', 'USD'], currency.read()),
    /** The language brings its currency with it: no other pair is sold in. */
    chooseLanguage(locale: Locale) {
      lang.write(locale)
      currency.write(locale === 'en' ? 'USD' : 'KRW')
    },
    readPopups: popups.read,
    saveReadPopups: (read: ReadPopup[]) => popups.write(read.slice(-limits.popup.history)),
  }
}
export type Preferences = ReturnType<typeof createPreferences>

const oneOf = <Value extends string>(values: Value[], text: string | null) =>
  values.find((value) => value === text) ?? null

const parsePopups = (value: unknown): ReadPopup[] => (Array.isArray(value) ? value.filter(isReadPopup) : [])

const isReadPopup = (value: unknown): value is ReadPopup =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'read_at' in value &&
  typeof value.read_at === 'string'
