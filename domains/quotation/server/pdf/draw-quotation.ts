import { drawHead, drawParties } from './head.ts'
import { drawLines } from './line-rows.ts'
import { inner, type Pen, put, rule, sheet, takePen, write } from './pen.ts'
import type { QuotationDocument } from './quotation-document.ts'
import { drawSquareCode } from './square-code.ts'
import { drawSums } from './sums.ts'

/** A quotation as a PDF in both languages; its words can be searched and copied. */
export function drawQuotation(document: QuotationDocument): Promise<Buffer> {
  const title = `견적서 Quotation ${document.quotation_no}`
  const pen = takePen({ title, author: 'Sillage', at: document.sent_at })
  const belowHead = drawParties(pen, document, drawHead(pen, document))
  const belowLines = drawLines(pen, document, belowHead)
  const belowSums = drawSums(pen, document, belowLines)
  drawProof(pen, document, belowSums)
  drawFeet(pen, document)
  return put(pen)
}

const proofHeight = 92

/** How to see that it is ours. */
function drawProof(pen: Pen, { verify_url }: QuotationDocument, below: number) {
  const bottom = sheet.height - sheet.foot - proofHeight
  if (below > bottom) pen.addPage()
  const y = bottom
  rule(pen, y)
  const side = 68
  drawSquareCode(pen, verify_url, { x: inner.left, y: y + 14, side })
  const x = inner.left + side + 16
  const width = inner.right - x
  write(pen, '이 견적서가 실라주에서 보낸 것인지 확인하세요', x, y + 16, { size: 9.5, weight: 'bold', width })
  write(pen, 'Verify that this quotation was issued by Sillage', x, y + 31, { size: 8.5, colour: 'soft', width })
  write(pen, verify_url, x, y + 50, { size: 8.5, width })
  write(
    pen,
    '견적 번호, 합계, 유효 기한을 볼 수 있고 받는 분의 정보는 보이지 않아요. It shows the number, total and expiry date, and nothing about the recipient.',
    x,
    y + 64,
    {
      size: 7.5,
      colour: 'mute',
      width,
    },
  )
}

/** Written last: only then is it known how many pages there are. */
function drawFeet(pen: Pen, { quotation_no, version }: QuotationDocument) {
  const { count } = pen.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pen.switchToPage(page)
    const y = sheet.height - 40
    write(pen, `${quotation_no} · v${version}`, inner.left, y, { size: 7.5, colour: 'mute', width: 250 })
    write(pen, `${page + 1} / ${count}`, inner.left, y, {
      size: 7.5,
      colour: 'mute',
      align: 'right',
      width: inner.width,
    })
  }
}
