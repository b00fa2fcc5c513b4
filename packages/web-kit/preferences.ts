import { limits } from '@sillage/kit/limits.ts'
import type { Locale } from './phrases.ts'

export type LocalCurrency = 'KRW' | 'USD'
export type ReadPopup = { id: number; read_at: string }

/** Where the query cache holds the popups this browser has seen. */
export const readPopupsKey = ['local', 'read_popups'] as const

/** What a browser remembers of its visitor. Storage may be switched off or full: then it remembers nothing. */
export function createPreferences(storage: () => Storage) {
  function read(key: string) {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }
  function write(key: string, value: string) {
    try {
      storage().setItem(key, value)
    } catch {
      // The choice then lasts as long as its cookie.
    }
  }
  return {
    lang: (): Locale | null => oneOf(['ko', 'en'], read('lang')),
    currency: (): LocalCurrency | null => oneOf(['KRW', 'USD'], read('currency')),
    /** The language brings its currency with it: no other pair is sold in. */
    chooseLanguage(lang: Locale) {
      write('lang', lang)
      write('currency', lang === 'en' ? 'USD' : 'KRW')
    },
    readPopups: (): ReadPopup[] => parsePopups(read('read_popups')),
    saveReadPopups: (popups: ReadPopup[]) => write('read_popups', JSON.stringify(popups.slice(-limits.popup.history))),
  }
}
export type Preferences = ReturnType<typeof createPreferences>

const oneOf = <Value extends string>(values: Value[], text: string | null) =>
  values.find((value) => value === text) ?? null

function parsePopups(text: string | null): ReadPopup[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isReadPopup) : []
  } catch {
    return []
  }
}

const isReadPopup = (value: unknown): value is ReadPopup =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'read_at' in value &&
  typeof value.read_at === 'string'
