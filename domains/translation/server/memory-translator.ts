import type { Translator } from './translator.ts'

/** Translates without asking anyone: what was said before in other spacing, with other numbers, or part by part. */
export const translateFromMemory: Translator = async ({ phrases, memory }) => {
  const known = Object.entries(memory).filter(([, english]) => english !== '' && !english.includes(' || '))
  const shapes = new Map(known.map(([korean, english]) => [shapeOf(korean), { korean, english }]))

  function find(phrase: string): string | undefined {
    const exact = Object.hasOwn(memory, phrase) ? memory[phrase] : undefined
    if (exact) return exact
    const like = shapes.get(shapeOf(phrase))
    return (like && refill(phrase, like)) ?? findParts(phrase)
  }

  /** A row of known words: 장바구니 · 찜. */
  function findParts(phrase: string) {
    const parts = phrase.split(separators)
    if (parts.length < 3) return
    const english = parts.map((part, index) => (index % 2 === 1 ? part : find(part)))
    return english.every((part) => part !== undefined) ? english.join('') : undefined
  }

  return Object.fromEntries(
    phrases.flatMap((phrase) => {
      const english = find(phrase)
      return english ? [[phrase, english]] : []
    }),
  )
}

const separators = /(\s*[·/|]\s*|, )/
const ending = /[.!?…]*$/
const numbers = /\d[\d,.:]*\d|\d/g

/** Phrases of one shape differ only in spacing, in their numbers and in how they end. */
const shapeOf = (phrase: string) => phrase.trim().replace(ending, '').replace(/\s+/g, ' ').replace(numbers, '#')

/** The known English with this phrase's numbers and ending; nothing where the numbers are ambiguous. */
function refill(phrase: string, { korean, english }: { korean: string; english: string }) {
  const before = korean.match(numbers) ?? []
  const after = phrase.match(numbers) ?? []
  const inEnglish = english.match(numbers) ?? []
  if (before.join(' ') !== inEnglish.join(' ')) return
  let next = 0
  const filled = english.replace(numbers, (number) => after[next++] ?? number)
  return filled.replace(ending, ending.exec(phrase.trim())?.[0] ?? '')
}
