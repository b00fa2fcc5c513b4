import { jamo, joinJamo } from './hangul.ts'

/** The Korean two-set keyboard: which letter is on which key. */
const letterOf: Readonly<Record<string, string>> = {
  q: 'ㅂ',
  w: 'ㅈ',
  e: 'ㄷ',
  r: 'ㄱ',
  t: 'ㅅ',
  y: 'ㅛ',
  u: 'ㅕ',
  i: 'ㅑ',
  o: 'ㅐ',
  p: 'ㅔ',
  a: 'ㅁ',
  s: 'ㄴ',
  d: 'ㅇ',
  f: 'ㄹ',
  g: 'ㅎ',
  h: 'ㅗ',
  j: 'ㅓ',
  k: 'ㅏ',
  l: 'ㅣ',
  z: 'ㅋ',
  x: 'ㅌ',
  c: 'ㅊ',
  v: 'ㅍ',
  b: 'ㅠ',
  n: 'ㅜ',
  m: 'ㅡ',
  Q: 'ㅃ',
  W: 'ㅉ',
  E: 'ㄸ',
  R: 'ㄲ',
  T: 'ㅆ',
  O: 'ㅒ',
  P: 'ㅖ',
}
const keyOf = new Map(Object.entries(letterOf).map(([key, letter]) => [letter, key]))

/** What a Korean keyboard would have written: zosemf → 캔들. Capitals that mean nothing are taken for small ones. */
export const asHangul = (text: string) =>
  joinJamo(Array.from(text, (key) => letterOf[key] ?? letterOf[key.toLowerCase()] ?? key).join(''))

/** What an English keyboard would have written: ㅣㅁㅍ둥ㄷㄱ → lavender. */
export const asLatin = (text: string) =>
  Array.from(jamo(text), (letter) => (keyOf.get(letter) ?? letter).toLowerCase()).join('')
