import type { Locale } from '@sillage/web-kit/phrases.ts'

const key = 'console:language'

/** The console's own language: somebody may run a Korean shop in English. */
export function readLocale(): Locale {
  try {
    return localStorage.getItem(key) === 'en' ? 'en' : 'ko'
  } catch {
    return 'ko'
  }
}

export function changeLocale(locale: Locale) {
  localStorage.setItem(key, locale)
  location.reload()
}
