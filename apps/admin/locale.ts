import type { Locale } from '@sillage/web-kit/phrases.ts'
import { storedText } from '@sillage/web-kit/stored-value.ts'

const chosen = storedText(() => localStorage, 'console:language')

/** The console's own language: someone may run a Korean shop in English. */
export const readLocale = (): Locale => (chosen.read() === 'en' ? 'en' : 'ko')

export function changeLocale(locale: Locale) {
  chosen.write(locale)
  location.reload()
}
