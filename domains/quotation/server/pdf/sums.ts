import { inner, measure, type Pen, rule, sheet, write } from './pen.ts'
import { amountText, type QuotationDocument } from './quotation-document.ts'

const notes = (isWon: boolean, last_day: string) => [
  `이 가격은 ${last_day}까지 유효해요. These prices are valid until ${last_day}.`,
  isWon
    ? '부가세 포함 금액이에요. 배송비는 주문하실 주소에 따라 달라질 수 있어요. VAT included. Shipping may vary with the delivery address.'
    : '배송비는 주문하실 주소에 따라 달라질 수 있어요. Shipping may vary with the delivery address.',
]

/** What it adds up to, what the buyer noted, and what the price depends on. */
export function drawSums(pen: Pen, document: QuotationDocument, below: number): number {
  const { goods_amount, shipping_amount, total_amount, currency, memo, last_day } = document
  const rows: [string, number][] = [
    ['상품 Items', goods_amount],
    ['배송비 Shipping', shipping_amount],
  ]
  const width = inner.width
  const text = [...notes(currency === 'krw', last_day)].join('\n')
  const memoHeight = memo ? measure(pen, memo, { size: 8.5, width }) + 24 : 0
  const needed = 80 + memoHeight + measure(pen, text, { size: 8, width })
  let y = below + 10
  if (y + needed > sheet.height - sheet.foot) {
    pen.addPage()
    y = sheet.margin
  }
  const x = inner.right - 220
  for (const [label, amount] of rows) {
    write(pen, label, x, y, { colour: 'soft', width: 110 })
    write(pen, amountText(amount, currency), x, y, { align: 'right', width: 220 })
    y += 16
  }
  rule(pen, y + 2, { from: x, width: 0.8, colour: 'ink' })
  write(pen, '합계 Total', x, y + 9, { size: 10, weight: 'bold', width: 110 })
  write(pen, amountText(total_amount, currency), x, y + 8, { size: 11, weight: 'bold', align: 'right', width: 220 })
  y += 38
  if (memo) {
    write(pen, '메모 Note', inner.left, y, { size: 8, colour: 'mute' })
    y += 14 + write(pen, memo, inner.left, y + 13, { size: 8.5, colour: 'soft', width }) + 10
  }
  return y + write(pen, text, inner.left, y, { size: 8, colour: 'soft', width }) + 12
}
