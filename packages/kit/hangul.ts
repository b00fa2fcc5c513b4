const first = 0xac00
const last = 0xd7a3
const leads = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const tails = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

const isSyllable = (code: number) => code >= first && code <= last

/** Lead consonants, other characters unchanged: 라벤더 캔들 Kit → ㄹㅂㄷ ㅋㄷ Kit. */
export const leadConsonants = (text: string) => mapSyllables(text, ({ lead }) => lead)

/** Letters that are typed as two: ㅘ is ㅗㅏ, ㅄ is ㅂㅅ. */
const pairs: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}

/** Everything taken apart into the letters one types: 캔들 → ㅋㅐㄴㄷㅡㄹ, 과 → ㄱㅗㅏ, ㄳ → ㄱㅅ. */
export const jamo = (text: string) =>
  Array.from(
    mapSyllables(text, ({ lead, vowel, tail }) => lead + vowel + tail),
    (letter) => pairs[letter] ?? letter,
  ).join('')

const singles = new Map(Object.entries(pairs).map(([single, pair]) => [pair, single]))
const oneOf = (letters: string) => [...singles.keys()].filter((pair) => letters.includes(pair.charAt(0))).join('|')
// A consonant before a vowel begins the next syllable; of two below, only the second does.
const typedSyllable = new RegExp(
  `([${leads}])(${oneOf(vowels)}|[${vowels}])((?:${oneOf(tails)}|[${tails.trim()}])(?![${vowels}]))?`,
  'g',
)

/** Letters put together as a keyboard does it while one types: ㅋㅐㄴㄷㅡㄹ → 캔들. */
export const joinJamo = (letters: string) =>
  letters.replace(typedSyllable, (_, lead: string, vowel: string, tail = '') =>
    compose(lead, singles.get(vowel) ?? vowel, singles.get(tail) ?? tail),
  )

function compose(lead: string, vowel: string, tail: string) {
  const index = leads.indexOf(lead) * 588 + vowels.indexOf(vowel) * 28 + (tail ? tails.indexOf(tail) : 0)
  return String.fromCodePoint(first + index)
}

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
