import { inBoth } from '@sillage/kit/dates.ts'
import { designFacts } from '../../../custom/design-facts.ts'
import { bottleSize, drawBottle } from '../../../custom/drawing/bottle.ts'
import { measuresOf } from '../../../custom/drawing/profile.ts'
import type { PersonalValue } from '../../../custom/personal-contract.ts'
import { addDrawingFonts, drawShapes } from '../../../custom/server/sheet/draw-shapes.ts'
import { inner, type Pen, put, rule, sheet, takePen, write } from '../../../quotation/server/pdf/pen.ts'
import type { ProductionLine } from '../../production-contract.ts'

export type Sheet = ProductionLine & { sku: string; drawn_at: Date }

/** The page that lies beside the work: what to make, how many, until when. */
export function drawSheet(line: Sheet): Promise<Buffer> {
  const pen = addDrawingFonts(takePen({ title: `제작 지시서 ${line.order_no}`, author: 'Sillage', at: line.drawn_at }))
  let y = drawHead(pen, line)
  for (const value of line.personal) y = drawValue(pen, value, y)
  write(pen, '만든 사람                         확인', inner.left, sheet.height - 70, { size: 9, colour: 'mute' })
  return put(pen)
}

function drawHead(pen: Pen, line: Sheet): number {
  const top = sheet.margin
  write(pen, '제작 지시서', inner.left, top, { size: 22, weight: 'bold' })
  write(pen, `${line.quantity}개`, inner.left, top, { size: 22, weight: 'bold', align: 'right', width: inner.width })
  const due = line.due_day ? inBoth(({ date }) => date(line.due_day ?? '')).kr : '정하지 않음'
  write(pen, `주문 ${line.order_no} · 줄 ${line.line_id} · ${line.sku}`, inner.left, top + 34, { colour: 'soft' })
  write(pen, `기한 ${due}`, inner.left, top + 34, { weight: 'bold', align: 'right', width: inner.width })
  const name = [line.name, line.option_name].filter(Boolean).join(' · ')
  write(pen, name, inner.left, top + 52, { size: 11, weight: 'bold' })
  rule(pen, top + 74, { width: 1, colour: 'ink' })
  return top + 88
}

function drawValue(pen: Pen, { design, name, value, kind, file_id }: PersonalValue, top: number): number {
  if (!design) {
    write(pen, name, inner.left, top, { size: 8.5, colour: 'mute', width: 120 })
    const text = kind === 'file' ? `${value} (${file_id ?? ''})` : value
    const height = write(pen, text, inner.left + 120, top - 3, { size: 14, weight: 'bold' })
    rule(pen, top + height + 6)
    return top + height + 16
  }
  if (design.kind === 'fragrance') return drawFacts(pen, designFacts(design), inner.left, top)
  const scale = 0.5
  drawShapes(pen, drawBottle(design, { dims: true, bare: true }), { x: inner.left - 30, y: top, scale })
  const { width, height } = measuresOf(design.vessel, design.size)
  const facts = [...designFacts(design), { label: '치수', value: `${width} × ${height} mm` }]
  const end = drawFacts(pen, facts, inner.left + bottleSize.width * scale - 10, top + 20)
  return Math.max(end, top + bottleSize.height * scale + 16)
}

function drawFacts(pen: Pen, facts: readonly { label: string; value: string }[], x: number, top: number): number {
  let y = top
  for (const { label, value } of facts) {
    write(pen, label, x, y, { size: 8.5, colour: 'mute', width: 60 })
    y += write(pen, value, x + 64, y - 1, { size: 10.5, weight: 'bold', width: inner.right - x - 64 }) + 7
  }
  return y
}
