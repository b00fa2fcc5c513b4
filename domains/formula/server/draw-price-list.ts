import { type Currency, formatMoney, money } from '@sillage/kit/money.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import { inner, measure, type Pen, put, rule, sheet, takePen, write } from '../../quotation/server/pdf/pen.ts'
import { gramsText } from '../amounts.ts'
import type { FormulaKind } from '../words.ts'

type Line = { name: string; kind: FormulaKind; piece_mg: number; wholesale_price: number; retail_price: number }
export type PriceList = {
  language: 'ko' | 'en'
  /** Empty where no label says it. */
  maker: string
  contact: string
  currency: Currency
  at: Date
  lines: Line[]
}

const words = {
  ko: {
    title: '도매 가격표',
    columns: ['제품', '한 개 용량', '도매가', '권장 소비자가'],
    kinds: {
      perfume: '향수',
      candle: '캔들',
      diffuser: '디퓨저',
      spray: '룸 스프레이',
      sachet: '사셰',
      soap: '비누',
      other: '기타',
    },
    note: '한 개당 가격이에요. 부가세와 배송비는 별도예요.',
    empty: '원가를 저장한 포뮬러가 없어요.',
  },
  en: {
    title: 'Wholesale price list',
    columns: ['Product', 'Content', 'Wholesale', 'Suggested retail'],
    kinds: {
      perfume: 'Perfume',
      candle: 'Candle',
      diffuser: 'Diffuser',
      spray: 'Room spray',
      sachet: 'Sachet',
      soap: 'Soap',
      other: 'Other',
    },
    note: 'Prices per piece, excluding tax and shipping.',
    empty: 'No formulas have saved costs.',
  },
} as const

const places = [
  { x: inner.left, width: 230, align: 'left' },
  { x: inner.left + 236, width: 80, align: 'right' },
  { x: inner.left + 322, width: 80, align: 'right' },
  { x: inner.left + 408, width: inner.width - 408, align: 'right' },
] as const

/** A table over as many pages as it takes, its head on each of them. */
export function drawPriceList({ language, maker, contact, currency, at, lines }: PriceList): Promise<Buffer> {
  const { title, kinds, note, empty } = words[language]
  const pen = takePen({ title, author: maker || 'Sillage', at })
  const text = (amount: number) => formatMoney(money(amount, currency), language)
  let y: number = sheet.margin
  y += write(pen, title, inner.left, y, { size: 20, weight: 'bold' }) + 6
  const about = [maker, contact, seoulDay(at)].filter((part) => part !== '').join(' · ')
  y += write(pen, about, inner.left, y, { colour: 'mute' }) + 18
  y = drawHead(pen, language, y)
  for (const line of lines) {
    const name = { size: 10, width: places[0].width }
    const height = Math.max(measure(pen, line.name, name), 12) + 24
    if (y + height > sheet.height - sheet.foot) {
      pen.addPage({ size: 'A4', margin: 0 })
      y = drawHead(pen, language, sheet.margin)
    }
    const under = write(pen, line.name, places[0].x, y, { ...name, weight: 'bold' })
    write(pen, kinds[line.kind], places[0].x, y + under + 1, { size: 8, colour: 'mute' })
    const cells = [gramsText(line.piece_mg), text(line.wholesale_price), text(line.retail_price)]
    for (const [index, cell] of cells.entries()) {
      const place = places[index + 1]
      if (place) write(pen, cell, place.x, y, { size: 10, width: place.width, align: place.align })
    }
    y += height - 6
    rule(pen, y)
    y += 8
  }
  write(pen, lines.length === 0 ? empty : note, inner.left, y + 4, { size: 8, colour: 'mute' })
  return put(pen)
}

function drawHead(pen: Pen, language: 'ko' | 'en', y: number): number {
  for (const [index, column] of words[language].columns.entries()) {
    const place = places[index]
    if (place) write(pen, column, place.x, y, { size: 8, colour: 'soft', width: place.width, align: place.align })
  }
  rule(pen, y + 16, { width: 1, colour: 'ink' })
  return y + 24
}
