import { colourOf, inner, measure, type Pen, rule, sheet, write } from './pen.ts'
import type { QuotationDocument } from './quotation-document.ts'
import { drawSeal } from './seal.ts'

const half = (inner.width - 24) / 2

/** What it is, which one, and until when. Says where the next part begins. */
export function drawHead(pen: Pen, { quotation_no, version, sent_day, last_day }: QuotationDocument): number {
  const top = sheet.margin
  write(pen, 'SILLAGE', inner.left, top, { size: 10, weight: 'bold', colour: 'soft', width: half })
  write(pen, '견적서', inner.left, top + 20, { size: 26, weight: 'bold', width: half })
  write(pen, 'QUOTATION', inner.left, top + 56, { size: 9, colour: 'mute', width: half })
  const facts: [string, string, string][] = [
    ['견적 번호', 'No.', quotation_no],
    ['버전', 'Version', String(version)],
    ['보낸 날', 'Date', sent_day],
    ['유효 기한', 'Valid until', last_day],
  ]
  const x = inner.left + half + 24
  for (const [at, [ko, en, value]] of facts.entries()) {
    const y = top + 4 + at * 17
    write(pen, `${ko} ${en}`, x, y, { size: 8.5, colour: 'mute', width: 110 })
    write(pen, value, x + 110, y, { size: 9, weight: 'bold', align: 'right', width: half - 110 })
  }
  const end = top + 82
  rule(pen, end, { width: 1.2, colour: 'ink' })
  return end + 16
}

/** Whom it is for, and who offers, under their seal. */
export function drawParties(pen: Pen, { buyer, seller }: QuotationDocument, top: number): number {
  const rest = [buyer.name, buyer.hp, buyer.email].filter(Boolean)
  const [title = '', ...reported] = buyer.company ? [buyer.company, ...rest] : rest
  write(pen, '받는 곳 To', inner.left, top, { size: 8, colour: 'mute', width: half })
  const name = title && `${title} 귀하`
  const nameHeight = name ? write(pen, name, inner.left, top + 15, { size: 12, weight: 'bold', width: half }) : 0
  const detailsHeight = write(pen, reported.join('\n'), inner.left, top + 18 + nameHeight, {
    colour: 'soft',
    width: half,
  })
  const buyerEnd = top + 18 + nameHeight + detailsHeight

  const x = inner.left + half + 24
  write(pen, '드리는 곳 From', x, top, { size: 8, colour: 'mute', width: half })
  const own = { size: 12, weight: 'bold', width: half - 66 } as const
  write(pen, seller.name, x, top + 15, own)
  write(pen, seller.name_en, x, top + 31, { size: 8.5, colour: 'soft', width: half - 66 })
  const words = [
    `대표 CEO ${seller.ceo} ${seller.ceo_en}`,
    `사업자등록번호 Business no. ${seller.registration}`,
    seller.address,
    seller.address_en,
    `${seller.phone} · ${seller.email}`,
  ].join('\n')
  const height = write(pen, words, x, top + 46, { size: 8.5, colour: 'soft', width: half })
  drawSeal(pen, seller, inner.right - 30, top + 22)
  return Math.max(buyerEnd, top + 46 + height) + 14
}

/** The one number everyone looks for. */
export function drawBand(pen: Pen, label: string, value: string, top: number): number {
  const height = 34
  pen.rect(inner.left, top, inner.width, height).fillColor(colourOf('wax')).fill()
  const y = top + (height - measure(pen, label, { size: 10 })) / 2
  write(pen, label, inner.left + 14, y, { size: 10, weight: 'bold', width: 200 })
  write(pen, value, inner.left, top + 8, { size: 15, weight: 'bold', align: 'right', width: inner.width - 14 })
  return top + height
}
