import { createContext, use } from 'react'

export type Locale = 'ko' | 'en'
export type Slots = Record<string, string | number>
/** The Korean sentence is the key; `{name}` slots are filled in. */
export type Translate = (phrase: string, slots?: Slots) => string
/** Korean sentence → translated text. */
export type PhrasePackage = Record<string, string>
export type Phrases = { locale: Locale; t: Translate }

type Options = { locale: Locale; package?: PhrasePackage; onMiss?: (phrase: string) => void }

/** The words of the page in one language. A sentence without a translation stays Korean and is reported. */
export function createPhrases({ locale, package: entries = {}, onMiss }: Options): Phrases {
  const plural = new Intl.PluralRules(locale)

  function find(phrase: string) {
    if (locale === 'ko' || phrase.trim() === '') return phrase
    const entry = Object.hasOwn(entries, phrase) ? entries[phrase] : undefined
    if (entry) return entry
    onMiss?.(phrase)
    return phrase
  }

  return { locale, t: (phrase, slots) => (slots ? fill(variant(find(phrase), plural, slots), slots) : find(phrase)) }
}

/** An entry may say the singular first: `{count} item || {count} items`. */
function variant(entry: string, plural: Intl.PluralRules, { count }: Slots) {
  const [one = entry, other] = entry.split(' || ')
  if (other === undefined) return entry
  return plural.select(Number(count)) === 'one' ? one : other
}

/** An unknown slot stays as it is written: a wrong name shows itself at once. */
function fill(text: string, slots: Slots) {
  return text.replace(/\{(\w+)\}/g, (slot, name) => (Object.hasOwn(slots, name) ? String(slots[name]) : slot))
}

const PhrasesContext = createContext(createPhrases({ locale: 'ko' }))

/** Gives the pages their language: `<PhrasesProvider value={createPhrases(…)}>`. Without it they speak Korean. */
export const PhrasesProvider = PhrasesContext.Provider

export const usePhrasebook = () => use(PhrasesContext)

/** `t('한국어 문장', { name })` */
export const usePhrases = () => usePhrasebook().t
