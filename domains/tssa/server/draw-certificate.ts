import { endsInConsonant } from '@sillage/kit/hangul.ts'
import { colourOf, type Pen, put, takePen, write } from '../../quotation/server/pdf/pen.ts'
import { drawSquareCode } from '../../quotation/server/pdf/square-code.ts'
import type { CertificateContent } from './certificate-pdf.ts'

const page = { width: 841.89, height: 595.28 }
const left = 140
const right = page.width - left

/** A certificate on A4 landscape, Korean on the left and English on the right. */
export function drawCertificate(content: CertificateContent): Promise<Buffer> {
  const { number, name, issued_at } = content
  const pen = takePen({ title: `수료증 Certificate ${number}`, author: 'Sillage', at: issued_at, layout: 'landscape' })
  drawTrail(pen)
  drawFrame(pen)
  const middle = { align: 'center', width: page.width } as const
  write(pen, 'Sillage', 0, 70, { ...middle, size: 22 })
  write(pen, '수 료 증', 0, 110, { ...middle, size: 38 })
  write(pen, 'Certificate of completion', 0, 164, { ...middle, size: 11, colour: 'soft' })
  write(pen, name, 0, 198, { ...middle, size: 30 })
  drawText(pen, content)
  drawFacts(pen, content)
  drawProof(pen, content)
  return put(pen)
}

function drawFrame(pen: Pen) {
  for (const [inset, width] of [
    [20, 0.6],
    [24, 1],
  ] as const)
    pen
      .lineWidth(width)
      .strokeColor(colourOf('ink'))
      .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
      .stroke()
}

/** The house's trail as a faint ground, drawn first so that every word stays readable. */
function drawTrail(pen: Pen) {
  pen.save()
  // It stays inside the frame.
  pen.rect(24, 24, page.width - 48, page.height - 48).clip()
  pen.opacity(0.5).lineWidth(0.5).strokeColor(colourOf('line'))
  for (let at = 0; at < 14; at += 1) {
    const y = 430 + at * 8
    pen
      .moveTo(24, y + 60)
      .bezierCurveTo(260, y - 30 + at * 3, 520, y + 70 - at * 4, page.width - 24, y - 90 + at * 6)
      .stroke()
  }
  pen.restore()
}

function drawText(pen: Pen, { title, title_en, weeks }: CertificateContent) {
  const column = (right - left - 40) / 2
  const [days, days_en] = weeks > 1 ? [`${weeks}회 과정`, `course of ${weeks} lessons`] : ['하루 수업', 'one-day class']
  write(
    pen,
    `위 사람은 TSSA의 ${days} ‘${title}’${endsInConsonant(title) ? '을' : '를'} 모두 마쳤으므로 이 증서를 드립니다.`,
    left,
    262,
    {
      size: 13,
      width: column,
    },
  )
  write(pen, `has completed the ${days_en} “${title_en}” at TSSA, the school of Sillage.`, left + column + 40, 263, {
    size: 11,
    colour: 'soft',
    width: column,
  })
}

function drawFacts(pen: Pen, { title, hours, completed_on, number }: CertificateContent) {
  const facts = [
    ['과정 Course', title, 200],
    ['시간 Hours', String(hours), 80],
    ['수료일 Completed', completed_on, 120],
    ['번호 Number', number, 160],
  ] as const
  let x = left
  for (const [label, value, width] of facts) {
    write(pen, label, x, 356, { size: 8.5, colour: 'mute', width })
    write(pen, value, x, 372, { size: 11, width: width - 10 })
    x += width
  }
}

function drawProof(pen: Pen, { verify_url }: CertificateContent) {
  const seal = colourOf('seal')
  pen
    .lineWidth(1.2)
    .strokeColor(seal)
    .circle(left + 30, 466, 30)
    .stroke()
  pen
    .lineWidth(0.6)
    .circle(left + 30, 466, 25)
    .stroke()
  write(pen, 'TSSA', left, 460, { size: 11, weight: 'bold', align: 'center', width: 60 })
  write(pen, 'TSSA 학교장', left + 76, 450, { size: 14, width: 200 })
  write(pen, 'Head of School, TSSA at Sillage', left + 76, 472, { size: 9, colour: 'soft', width: 220 })
  const side = 62
  drawSquareCode(pen, verify_url, { x: right - side, y: 436, side })
  const style = { align: 'right', width: 240 } as const
  const x = right - side - 14 - style.width
  write(pen, '이 번호는 누구나 확인할 수 있어요', x, 446, { ...style, size: 9, colour: 'soft' })
  write(pen, 'Anyone can verify this number', x, 461, { ...style, size: 9, colour: 'soft' })
  write(pen, verify_url, x, 477, { ...style, size: 8.5 })
}
