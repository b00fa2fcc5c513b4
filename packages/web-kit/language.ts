import { readCookie } from './cookies.ts'
import type { Locale } from './phrases.ts'
import type { Preferences } from './preferences.ts'
import { storedText } from './stored-value.ts'

const flag = 'language-reload'

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
 * Before hydration: if the visitor's choice and the HTML differ, sets the language cookie and reloads, once. Answers
 * whether the page is about to reload; nothing is hydrated then.
 */
export function startLanguage({ html, preferences, session, cookies, setCookie, reload }: Options) {
  const chosen = preferences.lang() ?? html
  const lang = chosen === 'en' ? 'en' : 'kr'
  const tell = () => setCookie(`lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`) // for a year
  if (chosen === html) {
    forgetReload(session)
    // A visitor who came by ?lang=en has chosen as in the menu: the next page, opened without it, is English too.
    if (html === 'en') {
      preferences.chooseLanguage('en')
      tell()
    }
    return false
  }
  if (!rememberReload(session)) return false
  tell()
  // A browser may store a cookie a moment after it was set, and a reload before that would be sent without it: reading
  // it waits. If it was refused, no reload is needed.
  if (readCookie(cookies(), 'lang') !== lang) return false
  reload()
  return true
}

/** False if it was remembered before, or cannot be: a browser without cookies must not reload for ever. */
function rememberReload(session: () => Storage) {
  const stored = storedText(session, flag)
  return stored.read() === null && stored.write('1') && stored.read() === '1'
}

const forgetReload = (session: () => Storage) => storedText(session, flag).remove()
