import { across, type Colour, ellipse, n, type Shape, stop } from '@sillage/kit/shape.ts'
import type { BottleDesign } from '../design-contract.ts'
import { crestPaths } from './crests.ts'
import { glassTones, ink, onNight, paper, paperTones } from './palette.ts'
import type { Profile } from './profile.ts'

type Place = { profile: Profile; cx: number; floor: number; k: number /** The vessel's outline. */; body: string }
type Box = { cx: number; y: number; w: number; h: number; sag: number; shape: BottleDesign['label']['shape'] }

/** How wide a text is, in its own size: Hangul is nearly square, Latin about half. */
const ems = (text: string) =>
  [...text].reduce((sum, letter) => {
    if (/[ㄱ-힣]/.test(letter)) return sum + 0.94
    if (letter === ' ') return sum + 0.28
    return sum + (/[A-Z]/.test(letter) ? 0.68 : 0.52)
  }, 0)
const fit = (text: string, width: number, most: number) => Math.max(7, Math.min(most, width / Math.max(1, ems(text))))

/** The label on its bottle: it bows with the glass and never reaches past it. */
export function drawLabel(design: BottleDesign, place: Place): Shape[] {
  const box = boxOf(design, place)
  const tone = toneOf(design)
  const write = design.label.font === 'column' && design.label.shape !== 'band' ? writeColumn : writeLines
  const all = [...drawPaper(design, place, box, tone), ...write(design, box, tone, place.k)]
  return all.map((shape) => ({ ...shape, clip: place.body }))
}

function boxOf({ label: { shape } }: BottleDesign, { profile, cx, floor, k }: Place): Box {
  let [w, h] = [profile.label.w * k, profile.label.h * k]
  const around = profile.w * 2 * k
  if (shape === 'round') w = h = Math.min(w, h) * 1.04
  if (shape === 'band') [w, h] = [around * (profile.flat ? 1 : 0.985), h * 0.62]
  const share = Math.min(1, w / around)
  const sag = profile.flat ? 0 : 0.2 * profile.w * k * (1 - Math.sqrt(1 - share * share * 0.96))
  return { cx, y: floor - profile.label.y * k, w, h, sag, shape }
}

/** Dark on light, light on dark: what is printed on the glass looks at the glass. */
function toneOf({ glass, label }: BottleDesign): Colour {
  if (label.paper === 'night') return onNight
  const isDark = glass !== 'milk' && glassTones[glass].cover > 0.55
  return label.paper === 'print' && isDark ? onNight : ink
}

function edgeOf({ cx, y, w, h, sag, shape }: Box, inset: number): string {
  const [left, right, top, foot] = [cx - w / 2 + inset, cx + w / 2 - inset, y - h / 2 + inset, y + h / 2 - inset]
  if (shape === 'round') return ellipse(cx, y, w / 2 - inset, h / 2 - inset)
  const below = `V${n(foot)}Q${n(cx)} ${n(foot + sag)} ${n(left)} ${n(foot)}Z`
  if (shape !== 'arch') return `M${n(left)} ${n(top)}Q${n(cx)} ${n(top + sag)} ${n(right)} ${n(top)}${below}`
  const r = w / 2 - inset
  return `M${n(left)} ${n(top + r)}A${n(r)} ${n(r)} 0 0 1 ${n(right)} ${n(top + r)}${below}`
}

function drawPaper({ label }: BottleDesign, { profile, k }: Place, box: Box, tone: Colour): Shape[] {
  const colour = paperTones[label.paper]
  const line: Shape = { d: edgeOf(box, 6 * k), stroke: tone, width: 0.9, opacity: 0.7 }
  if (!colour) return [line]
  const d = edgeOf(box, 0)
  const turning = across(box.cx - box.w / 2, box.cx + box.w / 2, [
    stop(0, ink, 0.24),
    stop(0.16, ink, 0.03),
    stop(0.36, paper, 0.16),
    stop(0.62, ink, 0.02),
    stop(1, ink, 0.26),
  ])
  const shade: Shape[] = profile.flat ? [] : [{ d, fill: turning }]
  return [{ d, fill: ink, opacity: 0.16, at: { x: 1.5, y: 2, scale: 1 } }, { d, fill: colour }, ...shade, line]
}

/** Two lines under the crest. */
function writeLines({ label }: BottleDesign, { cx, y, w, h, sag, shape }: Box, colour: Colour, k: number): Shape[] {
  const inner = w * (shape === 'round' ? 0.66 : shape === 'band' ? 0.42 : 0.8)
  const size = fit(label.name, inner, h * 0.25)
  const small = Math.min(fit(label.sub, inner, 12 * k), h * 0.1)
  const isArch = shape === 'arch'
  const down = label.crest === 'none' ? (isArch ? 0.06 : -0.02) : isArch ? 0.14 : 0.1
  const at = y + sag / 2 + h * down
  const base = { x: cx, anchor: 'middle', colour } as const
  const serif = label.font === 'gothic' ? 'sans' : 'serif'
  return [
    ...drawCrest(label, { x: cx, y: at - size * 0.62 - h * 0.13, scale: (h * 0.23) / 48 }, colour),
    { ...base, text: label.name, y: at + size * 0.34, size, font: serif },
    { ...base, text: label.sub, y: at + size * 0.62 + small * 1.44, size: small, font: 'sans', opacity: 0.76 },
  ]
}

/** The name from top to bottom, the second line along the left edge. */
function writeColumn({ label }: BottleDesign, { cx, y, w, h, sag }: Box, colour: Colour, k: number): Shape[] {
  const hasCrest = label.crest !== 'none'
  const mid = y + sag / 2
  const steps = [...label.name].map((letter) => (letter === ' ' ? 0.4 : 1.06))
  const long = Math.max(
    1,
    steps.reduce((sum, step) => sum + step, 0),
  )
  const size = Math.min(h * (hasCrest ? 0.15 : 0.2), (h * (hasCrest ? 0.52 : 0.68)) / long)
  let down = mid - h * (hasCrest ? 0.16 : 0.3)
  const letters = [...label.name].map((text, index): Shape => {
    const step = (steps[index] ?? 1) * size
    down += step
    const at = down - step / 2 + size * 0.34
    return { text, x: cx, y: at, size, font: 'serif', anchor: 'middle', colour }
  })
  const side = { x: cx - w * 0.37, y: mid + h * 0.3, turn: -90, size: Math.min(9.5 * k, h * 0.07) }
  return [
    ...drawCrest(label, { x: cx, y: mid - h * 0.3, scale: (h * 0.2) / 48 }, colour),
    ...letters,
    { text: label.sub, ...side, font: 'sans', anchor: 'start', colour, opacity: 0.74 },
  ]
}

type Spot = { x: number; y: number; scale: number }

function drawCrest({ crest, name }: BottleDesign['label'], { x, y, scale }: Spot, colour: Colour): Shape[] {
  const at = { x: x - 24 * scale, y: y - 24 * scale, scale }
  const lines = crestPaths[crest].map((d): Shape => ({ d, stroke: colour, width: 1.7, at }))
  if (crest !== 'mono') return lines
  const [initial = 'S'] = [...name.trim()]
  const size = 20 * scale
  return [...lines, { text: initial, x, y: y + size * 0.36, size, font: 'serif', anchor: 'middle', colour }]
}
