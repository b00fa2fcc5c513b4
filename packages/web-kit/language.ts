import { readCookie } from './cookies.ts'
import type { Locale } from './phrases.ts'
import type { Preferences } from './preferences.ts'

const flag = 'language-reload'
const cookieOf = { en: { lang: 'en', currency: 'usd' }, ko: { lang: 'kr', currency: 'krw' } } as const
const yearSeconds = 365 * 24 * 60 * 60

type Options = {
  /** The language the HTML was drawn in. */
  html: Locale
  preferences: Preferences
  /** Session storage: says that this tab has reloaded already. */
  session: () => Storage
  /** The text of document.cookie. */
  cookies: () => string
  setCookie: (text: string) => void
  reload: () => void
}

/**
 * Before hydration: when the visitor's choice and the HTML differ, tells the server by cookie and reloads, once.
 * Answers whether the page is about to go; nothing is hydrated then.
 */
export function startLanguage({ html, preferences, session, cookies, setCookie, reload }: Options) {
  const chosen = preferences.lang() ?? html
  if (chosen === html) {
    forgetReload(session)
    return false
  }
  if (!rememberReload(session)) return false
  for (const cookie of languageCookies(chosen)) setCookie(cookie)
  // A cookie may be kept a moment after it was given, and a reload begun before that would go out without it: asking for
  // it waits. And one that was refused needs no reload.
  if (readCookie(cookies(), 'lang') !== cookieOf[chosen].lang) return false
  reload()
  return true
}

/** What document.cookie is to be given for a language and the currency that goes with it. */
function languageCookies(lang: Locale) {
  return Object.entries(cookieOf[lang]).map(
    ([name, value]) => `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`,
  )
}

/** False if it was remembered before, or cannot be: a browser without cookies must not reload for ever. */
function rememberReload(session: () => Storage) {
  try {
    if (session().getItem(flag)) return false
    session().setItem(flag, '1')
    return session().getItem(flag) === '1'
  } catch {
    return false
  }
}

function forgetReload(session: () => Storage) {
  try {
    session().removeItem(flag)
  } catch {
    // Without storage there was nothing to forget.
  }
}
