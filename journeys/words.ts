import english from '@sillage/domains/member/english.json' with { type: 'json' }
import type { Language } from './visitor.ts'

const dictionary = new Map(Object.entries(english))

/** What members read in one language, so that one journey can be walked in both. */
export function wordsIn(lang: Language) {
  return (korean: string) => {
    if (lang === 'ko') return korean
    const words = dictionary.get(korean)
    if (!words) throw new Error(`no English for "${korean}"`)
    return words
  }
}
