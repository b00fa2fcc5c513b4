import type { PersonalField } from '../../custom/personal-contract.ts'

type Options = PersonalField['options']

/** A line for each choice that costs more, as staff read and type it: `glass:amber 600 45`. */
export const optionLines = (options: Options): string[] =>
  Object.entries(options).map(([choice, { krw, usd }]) => `${choice} ${krw} ${usd}`)

/** The lines read back; null where one of them is no choice with two amounts in whole won and cents. */
export function readOptionLines(lines: readonly string[]): Options | null {
  const options: Options = {}
  for (const line of lines) {
    if (line.trim() === '') continue
    const found = /^([a-z_]+:[a-z_0-9]+)\s+(\d{1,8})\s+(\d{1,8})$/.exec(line.trim())
    if (!found) return null
    const [, choice = '', krw, usd] = found
    options[choice] = { krw: Number(krw), usd: Number(usd) }
  }
  return options
}
