import { bottleSize, drawBottle } from '../../../custom/drawing/bottle.ts'
import { addDrawingFonts, drawShapes } from '../../../custom/server/sheet/draw-shapes.ts'
import { drawBand } from './head.ts'
import { inner, measure, type Pen, rule, type Style, sheet, write } from './pen.ts'
import { amountText, type DocumentLine, type QuotationDocument } from './quotation-document.ts'

type Column = { ko: string; en: string; width: number; align: 'left' | 'right' }

const columns = {
  no: { ko: '', en: '', width: 20, align: 'left' },
  item: { ko: '품목', en: 'Item', width: 208, align: 'left' },
  option: { ko: '규격', en: 'Option', width: 90, align: 'left' },
  quantity: { ko: '수량', en: 'Qty', width: 41, align: 'right' },
  price: { ko: '단가', en: 'Unit price', width: 66, align: 'right' },
  amount: { ko: '금액', en: 'Amount', width: 74.28, align: 'right' },
} as const satisfies Record<string, Column>
type Name = keyof typeof columns
const names: Name[] = ['no', 'item', 'option', 'quantity', 'price', 'amount']

const gap = 8
const leftOf = (name: Name) =>
  names.slice(0, names.indexOf(name)).reduce<number>((x, each) => x + columns[each].width, inner.left)
/** Texts keep clear of the next column; figures stand at the end of theirs. */
const box = (name: Name): Style => {
  const { width, align } = columns[name]
  return { align, width: align === 'left' ? width - gap : width }
}

/** Every line; a page that is full goes on on the next, under the same head. Says where the last one ends. */
export function drawLines(pen: Pen, document: QuotationDocument, top: number): number {
  const total = amountText(document.total_amount, document.currency)
  if (document.lines.some(({ design }) => design)) addDrawingFonts(pen)
  let y = drawColumns(pen, drawBand(pen, '합계 Total', total, top) + 14)
  for (const [at, line] of document.lines.entries()) {
    const height = heightOf(pen, line)
    if (y + height > sheet.height - sheet.foot) {
      pen.addPage()
      y = drawColumns(pen, sheet.margin)
    }
    drawLine(pen, document, at, y)
    y += height
    rule(pen, y)
  }
  return y
}

function drawColumns(pen: Pen, top: number): number {
  for (const name of names) {
    const { ko, en } = columns[name]
    if (ko) write(pen, `${ko} ${en}`, leftOf(name), top, { ...box(name), size: 7.5, colour: 'mute' })
  }
  rule(pen, top + 14, { width: 0.8, colour: 'ink' })
  return top + 14
}

const ko = { size: 9, weight: 'bold' } as const
const en = { size: 7.5, colour: 'mute' } as const
const pad = 7
/** A designed bottle stands small below its name. */
const picture = { scale: 0.11, above: 4 }
const pictureHeight = ({ design }: DocumentLine) => (design ? bottleSize.height * picture.scale + picture.above : 0)

const itemOf = ({ name_en, name, sku }: DocumentLine) => `${name_en && name_en !== name ? `${name_en} · ` : ''}${sku}`
const optionOf = ({ option_name, option_name_en }: DocumentLine) =>
  option_name_en === option_name ? '' : option_name_en

function heightOf(pen: Pen, line: DocumentLine) {
  const item =
    measure(pen, line.name, { ...ko, ...box('item') }) + measure(pen, itemOf(line), { ...en, ...box('item') })
  const second = optionOf(line) ? measure(pen, optionOf(line), { ...en, ...box('option') }) : 0
  const option = line.option_name ? measure(pen, line.option_name, { size: 8.5, ...box('option') }) + second : 0
  return Math.max(item + pictureHeight(line), option) + 2 * pad
}

function drawLine(pen: Pen, { lines, currency }: QuotationDocument, at: number, top: number) {
  const line = lines[at]
  if (!line) return
  const y = top + pad
  write(pen, String(at + 1), leftOf('no'), y, { size: 8.5, colour: 'mute', ...box('no') })
  const height = write(pen, line.name, leftOf('item'), y, { ...ko, ...box('item') })
  const end = y + height + write(pen, itemOf(line), leftOf('item'), y + height, { ...en, ...box('item') })
  if (line.design) {
    const place = { x: leftOf('item'), y: end + picture.above, scale: picture.scale }
    drawShapes(pen, drawBottle(line.design, { bare: true }), place)
  }
  if (line.option_name) {
    const below = write(pen, line.option_name, leftOf('option'), y, { size: 8.5, colour: 'soft', ...box('option') })
    if (optionOf(line)) write(pen, optionOf(line), leftOf('option'), y + below, { ...en, ...box('option') })
  }
  const figure = (name: Name, text: string) => write(pen, text, leftOf(name), y, { size: 9, ...box(name) })
  figure('quantity', line.quantity.toLocaleString('en-US'))
  figure('price', amountText(line.unit_amount, currency))
  figure('amount', amountText(line.unit_amount * line.quantity, currency))
}
