import { quotationLimits } from './words.ts'

export type PastedLine = {
  /** The line as it was written. */
  text: string
  /** What is wanted, without the number. */
  wanted: string
  /** 0 where no number can be made out. */
  quantity: number
}

const { min, max } = quotationLimits.quantity
/** No name is longer, and the patterns below take the square of a line's length. */
const longestLine = 200
const unit = '(?:개|병|세트|박스|ea|pcs|pieces|명)'
/** 무화과 그늘 12개 · SKU-7 x 3 · SKU-7<tab>3 · 12 × hinoki */
const last = new RegExp(`^(.+?)[\\s,;:]*[x×*]?\\s*(\\d[\\d,]*)\\s*${unit}?\\.?$`, 'iu')
const first = new RegExp(`^(\\d[\\d,]*)\\s*${unit}?\\s*[x×*]\\s*(.+)$`, 'iu')

/** A list out of a mail or a sheet, line by line: something and how many of it, one where no number stands apart. */
export function parseList(text: string): PastedLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map(parseLine)
}

function parseLine(text: string): PastedLine {
  if (text.length > longestLine) return { text, wanted: text.slice(0, longestLine), quantity: 1 }
  const [, before, wantedAfter] = first.exec(text) ?? []
  if (before && wantedAfter) return { text, wanted: wantedAfter.trim(), quantity: countOf(before) }
  // A number within a word is part of its name: SKU-7 is no seven of SKU-.
  const [, wanted, after] = /[\s,;:x×*]\d[\d,]*\s*\p{L}*\.?$/iu.test(text) ? (last.exec(text) ?? []) : []
  if (wanted && after) return { text, wanted: wanted.replace(/[\s,;:x×*]+$/i, ''), quantity: countOf(after) }
  return { text, wanted: text, quantity: 1 }
}

function countOf(digits: string) {
  const count = Number(digits.replaceAll(',', ''))
  return count >= min && count <= max ? count : 0
}
