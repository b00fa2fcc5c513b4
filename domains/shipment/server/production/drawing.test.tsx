import { differenceOf, pixelsOf } from '@sillage/server-kit/testing-pixels.ts'
import { Drawing } from '@sillage/ui/drawing.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BottleDesign } from '../../../custom/design-contract.ts'
import { caps, crests, glasses, papers, sizes, vessels } from '../../../custom/design-words.ts'
import { bottleSize, drawBottle } from '../../../custom/drawing/bottle.ts'
import { svgOfPdf, withoutShades } from '../../../custom/testing/svg-of-pdf.ts'
import { inner, sheet } from '../../../quotation/server/pdf/pen.ts'
import { strokesOf, wordsOf } from '../../../quotation/testing/words-of-pdf.ts'
import { drawSheet } from './draw-sheet.ts'

const at = <Value,>(values: readonly Value[], index: number) => values[index % values.length] as Value
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

/** Every vessel, and with them every glass, cap, paper and crest. */
const designs = keysOf(vessels).map(
  (vessel, index): BottleDesign => ({
    kind: 'bottle',
    vessel,
    size: at(sizes, index),
    glass: at(keysOf(glasses), index),
    cap: at(keysOf(caps), index),
    label: {
      name: '달 아래 귤밭',
      sub: 'No. 3',
      shape: 'rect',
      paper: at(keysOf(papers), index),
      font: 'serif',
      crest: at(keysOf(crests), index),
    },
  }),
)

const line = {
  line_id: 1,
  order_id: 1,
  order_no: '261119-AAAAAAA',
  name: '나만의 용기',
  name_en: 'Your Own Bottle',
  option_name: '',
  option_name_en: '',
  quantity: 1,
  state: 'paid',
  paid_at: null,
  due_day: null,
  sku: 'SV-1703',
  drawn_at: new Date('2026-11-19T00:00:00Z'),
} as const

/** Where the production sheet has the drawing, and how large. */
const place = { x: inner.left - 30, y: sheet.margin + 88, scale: 0.5 }
const box = {
  left: Math.ceil(place.x),
  top: Math.ceil(place.y),
  width: Math.floor(bottleSize.width * place.scale) - 2,
  height: Math.floor(bottleSize.height * place.scale) - 2,
}

async function onTheSheet(design: BottleDesign) {
  const value = { key: 'bottle', kind: 'design' as const, name: '디자인', name_en: 'Design', value: '', file_id: null }
  return pixelsOf(svgOfPdf(await drawSheet({ ...line, personal: [{ ...value, design }] }), sheet), box)
}

async function inTheBrowser(design: BottleDesign) {
  const shapes = drawBottle(design, { dims: true, bare: true })
  const drawn = renderToStaticMarkup(<Drawing shapes={shapes} {...bottleSize} title="" />)
  const inside = withoutShades(drawn)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
  const placed = `<g transform="translate(${place.x} ${place.y}) scale(${place.scale})">${inside}</g>`
  return pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">${placed}</svg>`,
    box,
  )
}

test.each(designs)('$vessel of $glass glass is drawn on the production sheet as in the browser', async (design) => {
  const [paper, screen] = [await onTheSheet(design), await inTheBrowser(design)]
  expect(differenceOf(paper, screen)).toBeLessThan(0.01)
  // Something is drawn at all, and a comparison of two vessels would notice.
  expect(differenceOf(screen, Buffer.alloc(screen.length, 255))).toBeGreaterThan(0.05)
})

test('another vessel is another picture', async () => {
  const [one, other] = designs
  if (!one || !other) throw new Error('there are vessels')
  expect(differenceOf(await onTheSheet(one), await inTheBrowser(other))).toBeGreaterThan(0.03)
})

test('accents and hearts on a label are printed, which the typeface of labels does not have', async () => {
  const [design] = designs
  if (!design) throw new Error('there are vessels')
  const typed = { ...design, label: { ...design.label, name: 'Café ♥ 숲' } }
  const value = { key: 'bottle', kind: 'design' as const, name: '디자인', name_en: 'Design', value: '', file_id: null }
  const letters = wordsOf(await drawSheet({ ...line, personal: [{ ...value, design: typed }] })).split('\n')
  for (const run of ['Caf', 'é', '♥', '숲']) expect(letters).toContain(run)
})

const attack = '"/></svg><script>alert(1)</script><svg onload="alert(1)'

test('what a buyer types on a label is text in the drawing, never markup', () => {
  const [design] = designs
  if (!design) throw new Error('there are vessels')
  const shapes = drawBottle({
    ...design,
    label: { ...design.label, name: attack, sub: '<img src=x onerror=alert(1)>' },
  })
  const drawn = renderToStaticMarkup(<Drawing shapes={shapes} {...bottleSize} title={attack} />)
  expect(drawn).not.toMatch(/<script|<img|<\/svg>.|\sonload="/)
  expect(drawn.match(/<svg/g)).toHaveLength(1)
})

test('nor is it an operator of the PDF', async () => {
  const [design] = designs
  if (!design) throw new Error('there are vessels')
  const typed = { ...design, label: { ...design.label, name: ') Tj ET /JS (alert) <<', sub: '(\\' } }
  const value = { key: 'bottle', kind: 'design' as const, name: '디자인', name_en: 'Design', value: '', file_id: null }
  const pdf = await drawSheet({ ...line, personal: [{ ...value, design: typed }] })
  expect(wordsOf(pdf)).toContain(') Tj ET /JS (alert) <<')
  expect(strokesOf(pdf)).not.toContain('/JS (alert)')
})
