import type { Locale } from './phrases.ts'
import { storedText } from './stored-value.ts'

export type LocalCurrency = 'KRW' | 'USD'

/** What a browser remembers of its visitor. Storage may be switched off or full: then it remembers nothing. */
export function createPreferences(storage: () => Storage) {
  const lang = storedText(storage, 'lang')
  const currency = storedText(storage, 'currency')
  return {
    lang: (): Locale | null => oneOf(['ko', 'en'], lang.read()),
    currency: (): LocalCurrency | null => oneOf(['KRW', 'USD'], currency.read()),
    /** The language brings its currency with it: no other pair is sold in. */
    chooseLanguage(locale: Locale) {
      lang.write(locale)
      currency.write(locale === 'en' ? 'USD' : 'KRW')
    },
  }
}
export type Preferences = ReturnType<typeof createPreferences>

const oneOf = <Value extends string>(values: Value[], text: string | null) =>
  values.find((value) => value === text) ?? null
