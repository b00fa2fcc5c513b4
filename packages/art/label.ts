import { fade, mix, shade, tint } from './colour.ts'
import { wallPatch } from './lathe.ts'
import { escapeText, svg } from './markup.ts'
import { linear } from './sheet.ts'
import type { Stage } from './stage.ts'

/** The serif is the document's own face; the sans is named where it is used. */
export const serif = ''
export const sans = ' font-family="Pretendard,\'Noto Sans CJK KR\',sans-serif"'
export const ink = '#3a2c24'

type Words = {
  x: number
  y: number
  size: number
  text: string
  fill?: string
  spacing?: number
  face?: string
  anchor?: 'start' | 'middle' | 'end'
  weight?: number
}

/** One line of type. Spacing is in parts of the size, as a typographer says it. */
export function words({
  x,
  y,
  size,
  text,
  fill = ink,
  spacing = 0,
  face = serif,
  anchor = 'middle',
  weight = 400,
}: Words): string {
  const track = spacing ? svg` letter-spacing="${size * spacing}"` : ''
  const bold = weight === 400 ? '' : ` font-weight="${weight}"`
  return svg`<text x="${x + (anchor === 'middle' ? (size * spacing) / 2 : 0)}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${fill}"${track}${bold}${face}>${escapeText(text)}</text>`
}

/** How wide a letter is in parts of its size: Korean, capital, small. */
function widthOf(letter: string): number {
  if (letter > 'ᄀ') return 0.96
  return letter >= 'A' && letter <= 'Z' ? 0.74 : 0.54
}

/** Fits a size to a width, because a shop's words have any length. */
export function fit(text: string, width: number, largest: number): number {
  const units = [...text].reduce((sum, letter) => sum + widthOf(letter), 0)
  return Math.min(largest, width / Math.max(1, units))
}

/** Breaks words where they may break, into lines shorter than `most` letters where that is possible. */
export function breakLines(text: string, most: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const last = rows.at(-1)
    if (last && (last + word).length < most) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows
}

export const brandOf = (stage: Stage) => stage.wording.brand ?? 'Sillage'

type Face = { x: number; y: number; w: number; h: number; fill?: string; design: number }

/** What is printed on a label, in a box of w × h around x, y. */
export function print(stage: Stage, { x, y, w, h, fill = ink, design }: Face): string {
  const { scent } = stage
  const [brand, ko, en] = [
    brandOf(stage),
    stage.wording.title ?? scent.ko,
    (stage.wording.subtitle ?? scent.en).toUpperCase(),
  ]
  const unit = Math.min(w, h * 1.3)
  const rule = (at: number, part = 0.18) =>
    svg`<path d="M${x - w * part} ${at}h${w * part * 2}" stroke="${fill}" stroke-width="1.2" opacity=".55"/>`
  const small = (at: number, text: string, size = unit * 0.058) =>
    words({ x, y: at, size: fit(text, w * 0.72, size), text, fill, spacing: 0.12, face: sans })
  if (design === 0)
    return (
      small(y - h * 0.3, brand.toUpperCase()) +
      words({ x, y: y + h * 0.03, size: fit(ko, w * 0.78, unit * 0.2), text: ko, fill }) +
      rule(y + h * 0.14) +
      small(y + h * 0.27, en) +
      small(y + h * 0.38, stage.wording.notes ?? scent.notes, unit * 0.036)
    )
  if (design === 1)
    return (
      words({ x, y: y - h * 0.11, size: fit(brand, w * 0.8, unit * 0.21), text: brand, fill }) +
      rule(y - h * 0.01, 0.3) +
      words({ x, y: y + h * 0.15, size: fit(ko, w * 0.78, unit * 0.1), text: ko, fill }) +
      small(y + h * 0.27, en, unit * 0.052)
    )
  if (design === 2)
    return (
      svg`<circle cx="${x}" cy="${y - h * 0.2}" r="${Math.min(w, h) * 0.15}" fill="${scent.bloom}" opacity=".85"/>` +
      words({ x, y: y + h * 0.17, size: fit(ko, w * 0.76, unit * 0.15), text: ko, fill }) +
      small(y + h * 0.29, en, unit * 0.052) +
      small(y + h * 0.4, brand, unit * 0.042)
    )
  const rows = breakLines(en, 10)
  const size = Math.min((h * 0.44) / rows.length, ...rows.map((row) => fit(row, w * 0.72, h * 0.2)))
  const left = { x: x - w * 0.38, fill, anchor: 'start' } as const
  return (
    rows.map((text, at) => words({ ...left, y: y - h * 0.32 + size * (0.8 + at * 1.06), size, text })).join('') +
    words({ ...left, y: y + h * 0.27, size: fit(ko, w * 0.72, w * 0.075), text: ko }) +
    words({ ...left, y: y + h * 0.38, size: w * 0.05, text: brand, face: sans, spacing: 0.06 })
  )
}

type Wrapped = {
  x: number
  y: number
  radius: number
  from: number
  to: number
  spread?: number
  paper?: string
  design: number
  bare?: string
}

/** A label wrapped on a drum; with `bare` the words are printed straight on the vessel in that colour. */
export function wrapLabel(
  stage: Stage,
  { x, y, radius, from, to, spread = 0.72, paper = '#f8f2e6', design, bare }: Wrapped,
): string {
  const { sheet, tilt } = stage
  const [w, h] = [radius * Math.sin(spread) * 2, to - from]
  const middle = y - (from + to) / 2 + radius * tilt * 0.94
  if (bare) return print(stage, { x, y: middle, w, h, fill: bare, design })
  const patch = wallPatch({ x, y, tilt, radius, from, to, spread })
  const light = linear(sheet, 'across', [
    [0, shade(paper, 0.03)],
    [0.2, tint(paper, 0.5)],
    [0.5, paper],
    [0.8, shade(paper, 0.1)],
    [1, shade(paper, 0.2)],
  ])
  const edge = `<path d="${patch}" fill="none" stroke="${fade(shade(mix(paper, stage.scent.deep, 0.4), 0.3), 0.28)}" stroke-width="1.2" transform="translate(1.5 2)"/>`
  return `${edge}<path d="${patch}" fill="${light}"/>${print(stage, { x, y: middle, w, h, design })}`
}
