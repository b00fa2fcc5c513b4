const first = 0xac00
const last = 0xd7a3
const leads = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const tails = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

const isSyllable = (code: number) => code >= first && code <= last

/** Lead consonants, other characters kept: 라벤더 캔들 Kit → ㄹㅂㄷ ㅋㄷ Kit. */
export const leadConsonants = (text: string) => mapSyllables(text, ({ lead }) => lead)

/** Syllables taken apart into the letters one types: 캔들 → ㅋㅐㄴㄷㅡㄹ. */
export const jamo = (text: string) => mapSyllables(text, ({ lead, vowel, tail }) => lead + vowel + tail)

/** Does the word end in a consonant? Only then it is 은, 이, 을. */
export function endsInConsonant(word: string) {
  const code = word.codePointAt(word.length - 1) ?? 0
  return isSyllable(code) && (code - first) % 28 !== 0
}

/** The word with the particle that fits it: withParticle('캔들', '을/를') → 캔들을. */
export function withParticle(word: string, pair: '은/는' | '이/가' | '을/를' | '과/와') {
  return word + pair.charAt(endsInConsonant(word) ? 0 : 2)
}

export const hasHangul = (text: string) => /[\u3131-\u318e\uac00-\ud7a3]/.test(text)

/** Every text inside a value in composed form: keyboards and file systems send 캔들 in pieces. */
export function composed<Value>(value: Value): Value
export function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(composed)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.normalize('NFC'), composed(inner)]))
}

type Syllable = { lead: string; vowel: string; tail: string }

function mapSyllables(text: string, change: (syllable: Syllable) => string) {
  return Array.from(text.normalize('NFC'), (character) => {
    const code = character.codePointAt(0) ?? 0
    if (!isSyllable(code)) return character
    const index = code - first
    return change({
      lead: leads.charAt(Math.floor(index / 588)),
      vowel: vowels.charAt(Math.floor((index % 588) / 28)),
      tail: tails.charAt(index % 28).trim(),
    })
  }).join('')
}
