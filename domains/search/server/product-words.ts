import { joined, type Place, places, plain, type Word } from './words-of.ts'

/** Everything a product may be found by. */
export type Findable = {
  product_id: number
  names: string[]
  /** What it is, and the categories it is in. */
  labels: string[]
  /** What it smells of, what it comes in. */
  notes: string[]
  /** Its article numbers. */
  codes: string[]
}

/** The words of a product, each once, in its best place. */
export function wordsOfProduct({ names, labels, notes, codes }: Findable): Word[] {
  const found = new Map<string, Word>()
  function add(place: Place, text: string) {
    const word = joined(text)
    if (word === '') return
    // A whole name is a word of its own kind: it may be the same as one of its parts.
    const key = place === places.name ? `name ${word}` : word
    const known = found.get(key)
    if (!known || known.place > place) found.set(key, { place, word, text: text.trim() })
  }
  for (const name of names) {
    add(places.name, name)
    for (const [index, word] of parts(name).entries()) add(index === 0 ? places.first : places.word, word)
  }
  for (const label of labels) addPhrase(places.word, label)
  for (const note of notes) addPhrase(places.note, note)
  for (const code of codes) add(places.code, code)

  function addPhrase(place: Place, phrase: string) {
    for (const piece of phrase.split(/[,·/]/)) {
      const words = parts(piece)
      for (const word of words) add(place, word)
      // Said in one breath, up to how much of it there is: 소이캔들 of 소이 캔들 250 g.
      const said = words.slice(0, [...words.keys()].find((at) => isMeasure(words[at] ?? '')) ?? words.length)
      if (said.length > 1) add(place, said.join(' '))
    }
  }
  return [...found.values()]
}

const isMeasure = (word: string) => /^\d+(\p{L}{0,3})?$|^(g|ml|kg|개|of)$/u.test(word)

/** In the letters they were written with, so that they can be shown. */
export function parts(text: string) {
  return text
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => plain(word) !== '')
}
