import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Colour,
  type Gradient,
  isGradient,
  isText,
  type PathShape,
  type Shape,
  type TextShape,
} from '@sillage/kit/shape.ts'
import type PDFDocument from 'pdfkit'

type Pen = InstanceType<typeof PDFDocument>
type Place = { x: number; y: number; scale: number }

const fonts = createRequire(createRequire(import.meta.url).resolve('@sillage/ui/package.json'))
const serif = (script: string) =>
  readFileSync(fonts.resolve(`@fontsource/nanum-myeongjo/files/nanum-myeongjo-${script}-400-normal.woff`))

/** The typeface of labels; it comes in one file for each script. */
export function addDrawingFonts(pen: Pen) {
  return pen.registerFont('serif-korean', serif('korean')).registerFont('serif-latin', serif('latin'))
}

/** The same shapes that a screen draws, as vectors of a PDF. */
export function drawShapes(pen: Pen, shapes: readonly Shape[], { x, y, scale }: Place) {
  pen.save().translate(x, y).scale(scale)
  for (const shape of shapes) {
    pen.save()
    if (shape.clip) pen.path(shape.clip).clip()
    if (isText(shape)) writeText(pen, shape)
    else drawPath(pen, shape)
    pen.restore()
  }
  pen.restore()
}

const rgb = ([red, green, blue]: Colour): [number, number, number] => [red, green, blue]

/** A gradient takes its colours as text only. */
const hex = (colour: Colour) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

function drawPath(pen: Pen, { d, fill, stroke, width = 1, opacity = 1, at }: PathShape) {
  if (at) pen.translate(at.x, at.y).scale(at.scale)
  pen.opacity(opacity)
  if (fill && isGradient(fill)) pen.path(d).fill(shadeOf(pen, fill))
  else if (fill) pen.path(d).fill(rgb(fill))
  if (stroke) pen.path(d).lineWidth(width).lineCap('round').lineJoin('round').stroke(rgb(stroke))
}

function shadeOf(pen: Pen, gradient: Gradient) {
  const shade =
    'r' in gradient
      ? pen.radialGradient(gradient.cx, gradient.cy, 0, gradient.cx, gradient.cy, gradient.r)
      : pen.linearGradient(gradient.x1, gradient.y1, gradient.x2, gradient.y2)
  for (const { at, colour, opacity } of gradient.stops) shade.stop(at, hex(colour), opacity)
  return shade
}

function writeText(pen: Pen, { text, x, y, size, font, anchor, colour, opacity = 1, turn }: TextShape) {
  if (text === '') return
  const runs = runsOf(text, font)
  const widths = runs.map((run) =>
    run.font === space ? 0.28 * size * run.text.length : pen.font(run.font).fontSize(size).widthOfString(run.text),
  )
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let left = anchor === 'middle' ? x - whole / 2 : x
  if (turn) pen.rotate(turn, { origin: [x, y] })
  pen.opacity(opacity).fillColor(rgb(colour))
  for (const [at, run] of runs.entries()) {
    if (run.font !== space)
      pen.font(run.font).fontSize(size).text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
    left += widths[at] ?? 0
  }
}

/** An empty glyph cannot be read from these files: a space is only room. */
const space = 'space'

/** A file of the serif has one script, and neither has accents or a heart: those are written in the plain typeface. */
function scriptOf(letter: string) {
  if (/[ㄱ-힣]/.test(letter)) return 'serif-korean'
  return /[À-ÿ♥]/.test(letter) ? 'plain' : 'serif-latin'
}

/** A text is written in pieces, each in the file that has its letters. */
function runsOf(text: string, font: TextShape['font']) {
  if (font === 'sans') return [{ text, font: 'plain' }]
  const runs: { text: string; font: string }[] = []
  for (const letter of text) {
    const script = scriptOf(letter)
    const name = letter === ' ' ? space : script
    const last = runs.at(-1)
    if (last?.font === name) last.text += letter
    else runs.push({ text: letter, font: name })
  }
  return runs
}
