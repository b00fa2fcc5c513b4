import { type Language, phrases, type Words } from './front/words.ts'
import { quietPage } from './quiet-page.ts'

/** Korean, unless English is asked for. */
export const languageIn = (query: URLSearchParams): Language => (query.get('lang') === 'en' ? 'en' : 'ko')

/** An address of the same emulator that keeps the language. */
export const inLanguage = (path: string, lang: Language) => (lang === 'en' ? `${path}?lang=en` : path)

/** The link to the same page in the other language. */
export function otherLanguage(lang: Language, path: string) {
  const other: Language = lang === 'en' ? 'ko' : 'en'
  return `<a href="${inLanguage(path, other)}" lang="${other}">${phrases.other[lang]}</a>`
}

type Emulator = {
  lang: Language
  path: string
  title: string
  body: string
  back?: Words
  beside?: string
  style?: string
}

/** A page on which one reads what an emulator received, in the reader's language, with the way to the other one. */
export function controlPage({ lang, path, title, body, back, beside = '', style = '' }: Emulator) {
  const up = back ? `<a href="${inLanguage('/', lang)}">← ${back[lang]}</a>` : '<span></span>'
  return quietPage(title, `<nav>${up}${beside}${otherLanguage(lang, path)}</nav>${body}`, { lang, style })
}
