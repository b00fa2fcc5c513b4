import type { CourseLevel } from './words.ts'

/** Letters and digits that no one mistakes for each other. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const letters = { day: 'D', basic: 'B', intermediate: 'I', certificate: 'C' } as const satisfies Record<
  CourseLevel,
  string
>

/** Two characters that follow from the rest: a digit copied wrongly does not fit them. */
function checkLetters(text: string): string {
  let sum = 7
  for (const [at, character] of [...text].entries()) sum = (sum * 31 + character.charCodeAt(0) * (at + 3)) % 900
  return `${characters[Math.floor(sum / 30)]}${characters[sum % 30]}`
}

/** TSSA-C-26-0173-K4: level, year, number and two check letters. */
export function certificateNumber({ level, year, serial }: { level: CourseLevel; year: number; serial: number }) {
  const body = `TSSA-${letters[level]}-${String(year % 100).padStart(2, '0')}-${String(serial).padStart(4, '0')}`
  return `${body}-${checkLetters(body)}`
}

/** As people type it: small letters, spaces, no hyphens at the ends. */
export const tidyNumber = (text: string) => text.trim().toUpperCase().replaceAll(/\s+/g, '')

/** Whether the two check letters fit: says nothing about whether it was ever issued. */
export function fitsCheckLetters(number: string): boolean {
  const at = number.lastIndexOf('-')
  return /^TSSA-[DBIC]-\d{2}-\d{4,}-..$/.test(number) && checkLetters(number.slice(0, at)) === number.slice(at + 1)
}

export const isCertificateNumber = (code: string) => /^TSSA-/i.test(code.trim())
