import type { PhrasePackage } from '@sillage/web-kit/phrases.ts'

export type FoundPhrase = { phrase: string; text: string }

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What stands in the place of `{name}` may be anything. */
const pattern = (text: string) =>
  new RegExp(
    `^${plain(text)
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+?')}$`,
  )

/**
 * Finds the Korean phrases that a text on the page was drawn from. A text without gaps is looked up; one with them is
 * compared, and of several the one with the most words of its own comes first.
 */
export function createPhraseIndex(entries: PhrasePackage) {
  const whole = new Map<string, FoundPhrase[]>()
  const withGaps: { found: FoundPhrase; matches: RegExp; own: number }[] = []
  for (const [phrase, text] of Object.entries(entries)) {
    const found = { phrase, text }
    for (const form of text.split(' || ')) {
      const words = plain(form)
      if (!/\{\w+\}/.test(words)) whole.set(words, [...(whole.get(words) ?? []), found])
      else withGaps.push({ found, matches: pattern(words), own: words.replaceAll(/\{\w+\}/g, '').trim().length })
    }
    // A phrase without a translation stands on the page in Korean.
    if (text === '') whole.set(plain(phrase), [found])
  }
  withGaps.sort((one, other) => other.own - one.own)
  return (shown: string): FoundPhrase[] => {
    const words = plain(shown)
    if (words === '' || words.length > 2_000) return []
    const known = whole.get(words)
    if (known) return known
    // A gap alone would match everything.
    return withGaps
      .filter(({ matches, own }) => own > 2 && matches.test(words))
      .slice(0, 3)
      .map(({ found }) => found)
  }
}
