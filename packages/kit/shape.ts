/** Red, green and blue. A drawing has the same numbers on the screen and in a PDF, so that both look alike. */
export type Colour = readonly [number, number, number]
export type Stop = { at: number; colour: Colour; opacity: number }
/** Gradients are given in the drawing's own units: browsers and PDF then agree without measuring anything. */
export type Gradient =
  | { x1: number; y1: number; x2: number; y2: number; stops: readonly Stop[] }
  | { cx: number; cy: number; r: number; stops: readonly Stop[] }
export type Paint = Colour | Gradient

export type PathShape = {
  d: string
  fill?: Paint
  stroke?: Colour
  width?: number
  opacity?: number
  /** Only what lies inside this path is drawn. */
  clip?: string
  /** Where the path's own origin is put, and how large. */
  at?: { x: number; y: number; scale: number }
}
export type TextShape = {
  text: string
  x: number
  /** Of the baseline. */
  y: number
  size: number
  font: 'serif' | 'sans'
  anchor: 'start' | 'middle'
  colour: Colour
  opacity?: number
  /** Degrees, around x and y. */
  turn?: number
  clip?: string
}
export type Shape = PathShape | TextShape

export const isText = (shape: Shape): shape is TextShape => 'text' in shape
export const isGradient = (paint: Paint): paint is Gradient => 'stops' in paint

/** A coordinate with one decimal: the same text for the same drawing everywhere. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

export const stop = (at: number, colour: Colour, opacity = 1): Stop => ({ at, colour, opacity })

/** A gradient from left to right. */
export const across = (x1: number, x2: number, stops: readonly Stop[]): Gradient => ({ x1, x2, y1: 0, y2: 0, stops })

export const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 0 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 0 ${n(cx - rx)} ${n(cy)}Z`
