import { randomInt } from 'node:crypto'
import { seoulDay } from '@sillage/kit/time.ts'

type Named = { name: string; name_en: string }

/** The name of an order, as a card statement shows it: '무화과 그늘 외 2건'. */
export function orderName(lines: readonly Named[], lang: 'kr' | 'en'): string {
  const [first] = lines
  const name = (lang === 'en' ? first?.name_en : first?.name) ?? ''
  const others = lines.length - 1
  if (others <= 0) return name
  return lang === 'en' ? `${name} and ${others} more` : `${name} 외 ${others}건`
}

/** Letters and figures that are not mistaken for each other when a number is read over the phone. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 7

/** The day in Seoul and seven random characters: short enough to read out, and no hint of how many orders there are. */
export function newOrderNumber(now: Date): string {
  const day = seoulDay(now).replaceAll('-', '').slice(2)
  return `${day}-${Array.from({ length }, () => characters[randomInt(characters.length)]).join('')}`
}
