import { type Company, sealOf } from '../../../setting/company.ts'
import { colourOf, type Pen } from './pen.ts'

const radius = 27

/** The shop's seal, with its centre at a point of the page. */
export function drawSeal(pen: Pen, seller: Company, x: number, y: number) {
  const seal = sealOf(seller)
  const red = colourOf('seal')
  pen.save().opacity(0.88)
  pen.lineWidth(1.6).strokeColor(red).circle(x, y, radius).stroke()
  pen
    .lineWidth(0.7)
    .circle(x, y, radius - 11)
    .stroke()
  pen.font('bold').fillColor(red).fontSize(7.2)
  const step = 360 / seal.rim.length
  for (const [at, letter] of seal.rim.entries()) {
    const width = pen.widthOfString(letter)
    pen.save().rotate(at * step, { origin: [x, y] })
    pen.text(letter, x - width / 2, y - radius + 2.4, { lineBreak: false }).restore()
  }
  pen.fontSize(9.2)
  for (const [at, word] of seal.rows.entries()) {
    const width = pen.widthOfString(word)
    pen.text(word, x - width / 2, y - 11 + at * 10.6, { lineBreak: false })
  }
  pen.restore()
}
