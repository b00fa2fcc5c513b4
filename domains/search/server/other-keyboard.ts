import { hasHangul, jamo } from '@sillage/kit/hangul.ts'
import { asHangul, asLatin } from '@sillage/kit/hangul-keyboard.ts'
import { folded, withoutSigns } from './words-of.ts'

/** What was typed, token by token, in the case it was typed in: a capital lies on another letter of the keyboard. */
export const tokensAsTyped = (keyword: string) => withoutSigns(folded(keyword)).split(' ')

/** What a token may be on the other keyboard, the likeliest first; digits and mixed scripts are meant as they stand. */
export function turnings(token: string): string[] {
  if (/^[a-z]+$/i.test(token)) return [...new Set(casesOf(token).map(asHangul))]
  return hasHangul(token) && jamo(token).length > 1 && /^[a-z]+$/.test(asLatin(token)) ? [asLatin(token)] : []
}

/** With caps lock on, shift writes small letters; a capital that only begins the word may be the phone's own. */
function casesOf(token: string) {
  const capitals = token.replaceAll(/[a-z]/g, '').length
  if (capitals > 1 && capitals * 2 > token.length) return [swapCase(token)]
  return /^[A-Z][a-z]+$/.test(token) ? [token, token.toLowerCase()] : [token]
}

const swapCase = (text: string) =>
  Array.from(text, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join('')

/** All of it turned, where nothing in it is a word of the shop; Hangul beside Latin letters stays. Null where none turns. */
export function onOtherKeyboard(keyword: string): string | null {
  const tokens = tokensAsTyped(keyword)
  const isLatin = (token: string) => /^[a-z]+$/i.test(token)
  const turned = tokens.map((token) =>
    tokens.some(isLatin) && !isLatin(token) ? token : (turnings(token)[0] ?? token),
  )
  return turned.some((token, index) => token !== tokens[index]) ? turned.join(' ') : null
}
