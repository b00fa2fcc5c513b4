import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'

export type Pen = InstanceType<typeof PDFDocument>
type Colour = [number, number, number]

/** Printed, not shown: red, green and blue, as they are printed. */
export const colours = {
  ink: [37, 27, 19],
  soft: [87, 74, 61],
  mute: [116, 102, 84],
  line: [205, 192, 172],
  wax: [246, 241, 232],
  seal: [176, 42, 30],
} as const satisfies Record<string, Colour>

export const colourOf = (name: keyof typeof colours): Colour => [...colours[name]]

/** A4 in points, with room for a hole punch. */
export const sheet = { width: 595.28, height: 841.89, margin: 48, foot: 60 } as const
export const inner = { left: sheet.margin, right: sheet.width - sheet.margin, width: sheet.width - 2 * sheet.margin }

/** The font the screens are set in; it comes with their widgets. Its licence, the OFL, lets a PDF embed it. */
const fonts = createRequire(createRequire(import.meta.url).resolve('@sillage/ui/package.json'))
const fontOf = (weight: string) =>
  readFileSync(fonts.resolve(`pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`))
let read: { plain: Buffer; bold: Buffer } | undefined

type About = { title: string; author: string; at: Date; layout?: 'portrait' | 'landscape'; size?: [number, number] }

/** A new PDF with its fonts; only the characters in use are embedded. */
export function takePen({ title, author, at, layout = 'portrait', size }: About): Pen {
  read ??= { plain: fontOf('Regular'), bold: fontOf('SemiBold') }
  // Looked up now and not at the start: most shops draw their first PDF hours later, and until then it costs memory.
  const Document: typeof PDFDocument = createRequire(import.meta.url)('pdfkit')
  const { margin } = sheet
  const pen = new Document({
    size: size ?? 'A4',
    layout,
    bufferPages: true,
    lang: 'ko',
    displayTitle: true,
    // The foot is written below the margin: nothing may start a page by itself.
    margins: { left: margin, right: margin, top: margin, bottom: 0 },
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  })
  return pen.registerFont('plain', read.plain).registerFont('bold', read.bold)
}

/** All bytes of a finished PDF. */
export function put(pen: Pen): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pen.on('data', (chunk: Buffer) => chunks.push(chunk))
    pen.on('error', reject)
    pen.on('end', () => resolve(Buffer.concat(chunks)))
    pen.end()
  })
}

export type Style = {
  size?: number
  weight?: 'plain' | 'bold'
  colour?: keyof typeof colours
  align?: 'left' | 'right' | 'center'
  width?: number
}

/** Writes a text at a place, and returns how high it came out. */
export function write(pen: Pen, text: string, x: number, y: number, style: Style = {}): number {
  const { size = 9, weight = 'plain', colour = 'ink', align = 'left', width = inner.right - x } = style
  const options = { width, align, lineGap: size * 0.25 }
  pen.font(weight).fontSize(size).fillColor(colourOf(colour))
  const height = pen.heightOfString(text, options)
  pen.text(text, x, y, options)
  return height
}

/** How high a text would be. */
export function measure(pen: Pen, text: string, { size = 9, weight = 'plain', width = inner.width }: Style) {
  return pen
    .font(weight)
    .fontSize(size)
    .heightOfString(text, { width, lineGap: size * 0.25 })
}

type Rule = { from?: number; width?: number; colour?: keyof typeof colours }

export function rule(pen: Pen, y: number, { from = inner.left, width = 0.5, colour = 'line' }: Rule = {}) {
  pen.moveTo(from, y).lineTo(inner.right, y).lineWidth(width).strokeColor(colourOf(colour)).stroke()
}
