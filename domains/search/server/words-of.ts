import { hasHangul, jamo, leadConsonants } from '@sillage/kit/hangul.ts'

/** Small letters in composed form; what joins letters is dropped, all other signs part words: Roll-on → rollon. */
export const plain = (text: string) => withoutSigns(folded(text).toLowerCase())

export const withoutSigns = (text: string) =>
  text
    .replaceAll(/[-'’_.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Wide letters, ㎖ and ① as everyone types them. Letters that stand alone (ㅋㄷ) are kept: folding would turn them into
 * pieces of a syllable.
 */
export const folded = (text: string) =>
  text.normalize('NFC').replaceAll(/[^\u3131-\u318e]+/g, (run) => run.normalize('NFKC'))

/** Without spaces: 소이 캔들 and 소이캔들 are one word. */
export const joined = (text: string) => plain(text).replaceAll(' ', '')

/** Where a word stands in a product. Its number is stored, and products rank by it. */
export const places = { name: 0, first: 1, word: 2, note: 3, code: 4 } as const
export type Place = (typeof places)[keyof typeof places]

/** A word in a place, as it is written. */
export type Word = { place: Place; word: string; text: string }

/** What can be said of a word before anybody asks. */
export function wordRow({ place, word, text }: Word) {
  const letters = jamo(word)
  // No one means another article number than the one they typed, or the middle of one.
  const keys = place === places.code ? [] : [...new Set([...grams(word), ...mistypings(letters)])]
  return { place, word, text, jamo: letters, leads: hasHangul(word) ? leadConsonants(word) : '', keys }
}

/** Pairs of neighbours, by which a piece of the middle is found; a Korean syllable also alone: 캔들 → 캔, 들, 캔들. */
export function grams(text: string) {
  const letters = Array.from(text)
  return [
    ...letters.filter((letter) => /[가-힣]/.test(letter)),
    ...letters.slice(1).map((letter, index) => `${letters[index]}${letter}`),
  ]
}

const shortest = 4
const longest = 14

/**
 * The letters, and the letters with one of them left out. Two words that share one of these differ in a single letter:
 * changed, missing, added, or swapped with its neighbour. The mark keeps them apart from pairs of neighbours.
 */
export function mistypings(letters: string) {
  if (letters.length < shortest || letters.length > longest) return []
  const shortened = Array.from(letters, (_, index) => letters.slice(0, index) + letters.slice(index + 1))
  return [letters, ...shortened].map((text) => `~${text}`)
}

/** Whether two texts differ in a single letter: changed, missing, added, or swapped with its neighbour. */
export function isOneLetterOff(a: string, b: string) {
  if (a === b) return true
  if (a.length > b.length) return isOneLetterOff(b, a)
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const rest = (text: string, from: number) => text.slice(start + from)
  if (a.length < b.length) return rest(a, 0) === rest(b, 1)
  const swapped = a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2)
  return swapped || rest(a, 1) === rest(b, 1)
}
