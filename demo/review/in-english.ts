import { englishOfGoods } from './english-goods.ts'
import { englishOfMaking } from './english-making.ts'

const english = new Map([...Object.entries(englishOfGoods), ...Object.entries(englishOfMaking)])

/** What a translation service would answer for a text of the demo shop, which has none. */
export function inEnglish(korean: string) {
  const text = english.get(korean)
  if (!text) throw new Error(`there is no English of “${korean}”`)
  return text
}
