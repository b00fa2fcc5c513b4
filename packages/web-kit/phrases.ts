import { fillSlots, type Slots } from '@sillage/kit/slots.ts'
import { createContext, use } from 'react'

export type Locale = 'ko' | 'en'
/** The Korean sentence is the key; `{name}` slots are filled in. */
export type Translate = (phrase: string, slots?: Slots) => string
/** Korean sentence → translated text. */
export type PhrasePackage = Record<string, string>
export type Phrases = {
  locale: Locale
  t: Translate
  /** For a text from outside, such as one from an address: translated if known, and never reported as missing. */
  known: (text: string) => string
}

type Options = { locale: Locale; package?: PhrasePackage; onMiss?: (phrase: string) => void }

/** The words of the page in one language. A sentence without a translation stays Korean and is reported. */
export function createPhrases({ locale, package: entries = {}, onMiss }: Options): Phrases {
  const plural = new Intl.PluralRules(locale)

  function known(text: string) {
    const entry = locale !== 'ko' && Object.hasOwn(entries, text) ? entries[text] : undefined
    return entry || undefined // an empty translation is none
  }

  function find(phrase: string) {
    const entry = known(phrase)
    if (entry === undefined && locale !== 'ko' && phrase.trim() !== '') onMiss?.(phrase)
    return entry ?? phrase
  }

  return {
    locale,
    t: (phrase, slots) => (slots ? fillSlots(variant(find(phrase), plural, slots), slots) : find(phrase)),
    known: (text) => known(text) ?? text,
  }
}

/** An entry may say the singular first: `{count} item || {count} items`. Without a `count` its only number decides. */
function variant(entry: string, plural: Intl.PluralRules, slots: Slots) {
  const [one = entry, other] = entry.split(' || ')
  if (other === undefined) return entry
  const number = slots.count ?? Object.values(slots).find((value) => value !== '' && Number.isFinite(Number(value)))
  return plural.select(Number(number)) === 'one' ? one : other
}

const PhrasesContext = createContext(createPhrases({ locale: 'ko' }))

/** Gives the pages their language: `<PhrasesProvider value={createPhrases(…)}>`. Without it they speak Korean. */
export const PhrasesProvider = PhrasesContext.Provider

export const usePhrasebook = () => use(PhrasesContext)

/** `t('한국어 문장', { name })` */
export const usePhrases = () => usePhrasebook().t

/** For texts from an address (errorMessage): anyone can write those, so they are never sent for translation. */
export const useKnownPhrases = () => usePhrasebook().known
