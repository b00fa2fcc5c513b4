import { expect, test } from 'vitest'
import type { BottleDesign } from '../../../custom/design-contract.ts'
import { demoCompany as company, sealOf } from '../../../setting/company.ts'
import { strokesOf, wordsOf } from '../../testing/words-of-pdf.ts'
import { drawQuotation } from './draw-quotation.ts'
import type { DocumentLine, QuotationDocument } from './quotation-document.ts'

const line: DocumentLine = {
  name: '무화과 그늘',
  name_en: 'Fig Shade',
  option_name: '180 g 나무',
  option_name_en: '180 g wood',
  sku: 'FIG-180',
  quantity: 12,
  unit_amount: 42_000,
}
const document: QuotationDocument = {
  quotation_no: 'Q261115-K3M8PZX',
  version: 2,
  currency: 'krw',
  sent_at: new Date('2026-11-15T03:00:00Z'),
  sent_day: '2026-11-15',
  last_day: '2026-11-29',
  memo: '12월까지 부탁드려요.',
  seller: company,
  buyer: { company: '달밤 공방', name: '김하나', hp: '010-1234-5678', email: 'hana@example.com' },
  lines: [line],
  goods_amount: 504_000,
  shipping_amount: 3_000,
  total_amount: 507_000,
  verify_url: 'https://sillage.example/verify/Zk3v9QmTq1x0YbLd',
}

test('the words of the document can be read and searched, in both languages', async () => {
  const pdf = await drawQuotation(document)
  const words = wordsOf(pdf)
  expect(words).not.toContain('\uFFFD')
  const { name, name_en, ceo, registration, address, address_en, phone } = company
  const own = [name, name_en, ceo, registration, address, address_en, phone]
  const said = ['견적서', 'QUOTATION', document.quotation_no, '2026-11-15', '2026-11-29', '달밤 공방', '010-1234-5678']
  const goods = ['무화과 그늘', 'Fig Shade · FIG-180', '180 g 나무', '180 g wood', '₩42,000', '₩504,000', '₩507,000']
  const rest = ['12월까지 부탁드려요.', document.verify_url, '합계 Total', 'Valid until', '1 / 1']
  expect([...own, ...said, ...goods, ...rest].filter((text) => !words.includes(text))).toEqual([])
  // Of a font of two million bytes only what was written is inside.
  expect(pdf.length).toBeLessThan(120_000)
  expect(pdf.toString('latin1')).toMatch(/\/FontFile2 /)
})

test('a long list goes on over pages that are counted, each under the same head', async () => {
  const lines = Array.from({ length: 30 }, (_, at) => ({ ...line, sku: `FIG-${at + 1}` }))
  const words = wordsOf(await drawQuotation({ ...document, lines }))
  for (const { sku } of lines) expect(words).toContain(sku)
  expect(words.match(/단가 Unit price/g)?.length).toBe(2)
  expect(words).toContain('3 / 3')
})

test('a bottle that was designed stands below its name, with its label', async () => {
  const design: BottleDesign = {
    kind: 'bottle',
    vessel: 'cylinder',
    size: 100,
    glass: 'amber',
    cap: 'wood',
    label: { name: '달 아래 귤밭', sub: 'No. 3', shape: 'rect', paper: 'cotton', font: 'serif', crest: 'moon' },
  }
  const pdf = await drawQuotation({ ...document, lines: [{ ...line, design }, line] })
  expect(wordsOf(pdf)).toContain('귤밭')
  // Made of paths, not of a picture: it is sharp at any size.
  expect(pdf.toString('latin1')).not.toContain('/Subtype /Image')
  const curves = (drawn: Buffer) => strokesOf(drawn).match(/ c\n/g)?.length ?? 0
  expect(curves(pdf)).toBeGreaterThan(curves(await drawQuotation({ ...document, lines: [line, line] })) + 20)
})

test('dollars have cents, and speak of no tax', async () => {
  const words = wordsOf(await drawQuotation({ ...document, currency: 'usd', total_amount: 12_345 }))
  expect(words).toContain('$123.45')
  expect(words).not.toContain('부가세')
})

test('the document bears the house’s seal: two rings in its red, the name around, whose it is within', async () => {
  const pdf = await drawQuotation(document)
  // Each letter of the rim stands turned by itself.
  const seal = sealOf(company)
  expect(wordsOf(pdf)).toContain([...seal.rim, ...seal.rows].join('\n'))
  expect(seal.rim.join('')).toContain(company.name.replaceAll(' ', ''))
  const red = /0\.690?\d* 0\.164?\d* 0\.117?\d* SCN\n([\s\S]*?)Tf/.exec(strokesOf(pdf))?.[1] ?? ''
  // A ring is four bows, and drawn as a line.
  expect(red.match(/ c\n/g)).toHaveLength(8)
  expect(red.match(/^S$/gm)).toHaveLength(2)
})
