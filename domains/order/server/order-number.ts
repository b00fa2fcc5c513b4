import { randomInt } from 'node:crypto'
import { seoulDay } from '@sillage/kit/time.ts'

/** Letters and figures that are not mistaken for each other when a number is read over the phone. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 7

/** The day in Seoul and seven signs by chance: short enough to read out, and no hint of how many orders there are. */
export function newOrderNumber(now: Date): string {
  const day = seoulDay(now).replaceAll('-', '').slice(2)
  return `${day}-${Array.from({ length }, () => signs[randomInt(signs.length)]).join('')}`
}
