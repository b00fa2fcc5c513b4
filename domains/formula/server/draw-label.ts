import { colourOf, type Pen, put, takePen, write } from '../../quotation/server/pdf/pen.ts'
import type { Label } from '../label.ts'

export type LabelSheet = {
  title: string
  labels: readonly Label[]
  /** Something the law asks for is missing. */
  draft: boolean
  size: { width: number; height: number }
  /** One label to a page of its size, or as many as an A4 sheet holds. */
  layout: 'single' | 'sheet'
  at: Date
}
type Box = { x: number; y: number; width: number; height: number }

const mm = 72 / 25.4
const a4 = { width: 595.28, height: 841.89 }

/** Labels as vectors: a page for each language, or a sheet for each. */
export function drawLabels({ title, labels, draft, size, layout, at }: LabelSheet): Promise<Buffer> {
  const label = { width: size.width * mm, height: size.height * mm }
  const page = layout === 'sheet' ? a4 : label
  const pen = takePen({ title: `라벨 Label ${title}`, author: 'Sillage', at, size: [page.width, page.height] })
  for (const [index, each] of labels.entries()) {
    if (index > 0) pen.addPage({ size: [page.width, page.height], margin: 0 })
    const boxes = layout === 'sheet' ? placesOn(label) : [{ x: 0, y: 0, ...label }]
    for (const box of boxes) {
      drawLabel(pen, each, box)
      if (layout === 'sheet') drawCutMarks(pen, box)
      if (draft) drawStamp(pen, each, box)
    }
  }
  return put(pen)
}

/** As many as fit, in the middle of the sheet. */
function placesOn({ width, height }: Pick<Box, 'width' | 'height'>): Box[] {
  const margin = 4 * mm
  const columns = Math.floor((a4.width - 2 * margin) / width)
  const rows = Math.floor((a4.height - 2 * margin) / height)
  const left = (a4.width - columns * width) / 2
  const top = (a4.height - rows * height) / 2
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: left + (at % columns) * width,
    y: top + Math.floor(at / columns) * height,
    width,
    height,
  }))
}

const largest = 8.5
const smallest = 4

/** In the largest type in which everything fits. */
function drawLabel(pen: Pen, label: Label, box: Box) {
  const pad = 4.5 * mm
  const inside = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad }
  let size = largest
  while (size > smallest && heightOf(pen, label, inside, size) > inside.height) size -= 0.25
  writeLabel(pen, label, inside, size)
}

/** Written out of sight of the page, on which only its height is of interest. */
function heightOf(pen: Pen, label: Label, inside: Box, size: number): number {
  return layOut(label, inside, size, {
    text: (text, { width, size, weight = 'plain' }) =>
      pen
        .font(weight)
        .fontSize(size)
        .heightOfString(text, { width, lineGap: size * 0.25 }),
    line() {},
    sign() {},
  })
}

function writeLabel(pen: Pen, label: Label, inside: Box, size: number) {
  layOut(label, inside, size, {
    text: (text, { x, y, ...style }) => write(pen, text, x, y, style),
    line: (y, width) =>
      pen
        .moveTo(inside.x, y)
        .lineTo(inside.x + inside.width, y)
        .lineWidth(width)
        .strokeColor(colourOf('ink'))
        .stroke(),
    sign: (path, { x, y, width }) =>
      pen
        .save()
        .translate(x, y)
        .scale(width / 24)
        .lineWidth(1.4)
        .strokeColor(colourOf('ink'))
        .roundedRect(0.7, 0.7, 22.6, 22.6, 2)
        .stroke()
        .path(path)
        .stroke()
        .restore(),
  })
}

type TextAt = {
  x: number
  y: number
  width: number
  size: number
  weight?: 'plain' | 'bold'
  colour?: 'ink' | 'mute'
}
type Hand = {
  text: (text: string, at: TextAt) => number
  line: (y: number, width: number) => unknown
  sign: (path: string, at: { x: number; y: number; width: number }) => unknown
}

/** Where every word of a label stands; says how high it becomes. */
function layOut(label: Label, { x, y: top, width }: Box, size: number, hand: Hand): number {
  const gap = size * 0.8
  let y = top
  y += hand.text(label.heading, { x, y, width, size: size * 0.85, colour: 'mute' })
  y += hand.text(label.name, { x, y, width, size: size * 1.9, weight: 'bold' }) + gap * 0.6
  hand.line(y, 0.8)
  y += gap
  const column = size * (label.language === 'en' ? 6.6 : 5.4)
  for (const row of label.rows) {
    const value = { x: x + column, y, width: width - column, size }
    hand.text(row.label, { x, y, width: column, size, colour: 'mute' })
    y += Math.max(hand.text(row.value || '—', value), size * 1.3) + size * 0.2
  }
  y += gap * 0.4
  hand.line(y, 0.4)
  y += gap
  const sign = size * 2.8
  for (const [at, path] of label.signs.entries()) hand.sign(path, { x: x + at * (sign + size * 0.5), y, width: sign })
  y += sign + gap * 0.7
  y += hand.text(`${label.caution.title}. ${label.caution.text}`, { x, y, width, size: size * 0.95 })
  return y - top
}

function drawCutMarks(pen: Pen, { x, y, width, height }: Box) {
  pen.lineWidth(0.3).strokeColor(colourOf('line')).rect(x, y, width, height).dash(2, { space: 2 }).stroke().undash()
}

/** No one takes a draft for a label that may be sold. */
function drawStamp(pen: Pen, { stamp }: Label, { x, y, width, height }: Box) {
  pen.save()
  pen.rotate(-30, { origin: [x + width / 2, y + height / 2] }).opacity(0.16)
  write(pen, stamp, x, y + height / 2 - width * 0.15, {
    size: width * 0.24,
    weight: 'bold',
    colour: 'seal',
    align: 'center',
    width,
  })
  pen.restore()
}
