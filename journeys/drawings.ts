import { svgOfPdf, withoutShades } from '@sillage/domains/custom/testing/svg-of-pdf.ts'
import { inner, sheet } from '@sillage/domains/quotation/server/pdf/pen.ts'
import { differenceOf, pixelsOf } from '@sillage/server-kit/testing-pixels.ts'
import type { Page } from 'playwright-core'

/** Where the production sheet has the bottle. Without wall and table it stands lower in its picture. */
const place = { x: inner.left - 30, y: sheet.margin + 88 + 86 / 2, scale: 0.5 }
const box = { left: Math.ceil(place.x), top: Math.ceil(sheet.margin + 88), width: 316, height: 326 }

/** The bottle on the page's stage as the browser has it: without the wall, its light and the table. */
export const stagedBottle = (page: Page): Promise<string> =>
  page.locator('.bench-stage svg').evaluate((svg) => {
    const copy = svg.cloneNode(true) as SVGElement
    for (const part of [...copy.querySelectorAll(':scope > g')].slice(0, 4)) part.remove()
    return copy.innerHTML
  })

/** Which share of the pixels differs between the stage and the production sheet, where Chromium draws both. */
export async function differenceOnSheet(page: Page, staged: string, pdf: Buffer): Promise<number> {
  const { x, y, scale } = place
  const inside = `<g transform="translate(${x} ${y}) scale(${scale})">${withoutShades(staged)}</g>`
  const size = `width="${sheet.width}" height="${sheet.height}"`
  const canvas = await page.context().newPage()
  await canvas.setViewportSize({ width: 596, height: 842 })
  const drawn = async (svg: string) => {
    await canvas.setContent(`<body style="margin:0">${svg}</body>`)
    return pixelsOf(await canvas.screenshot({ clip: { x: 0, y: 0, width: 595, height: 841 } }), box)
  }
  const screen = await drawn(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`)
  const paper = await drawn(svgOfPdf(pdf, sheet))
  await canvas.close()
  // An empty picture would be equal to another empty one.
  if (differenceOf(screen, Buffer.alloc(screen.length, 255)) < 0.05) return 1
  return differenceOf(paper, screen)
}
