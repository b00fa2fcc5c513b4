type Value = string | number | readonly (string | number)[]

const round = (value: number) => {
  const steps = Math.abs(value) < 100 ? 10 : 1 // a tenth is lost on no one beyond a hundred
  return String(Math.round(value * steps) / steps).replace(/^(-?)0\./, '$1.')
}
const print = (value: Value): string => {
  if (typeof value === 'number') return round(value)
  return typeof value === 'string' ? value : value.map(print).join('')
}

/** Template tag for SVG: numbers are rounded to what the eye can see, lists are joined. */
export function svg(texts: TemplateStringsArray, ...values: Value[]): string {
  return texts.reduce((whole, text, at) => whole + print(values[at - 1] ?? '') + text)
}

const short = (value: number) => String(Number(value.toFixed(Math.abs(value) < 10 ? 3 : 1))).replace(/^(-?)0\./, '$1.')

/** Like svg, with a thousandth kept where it matters: for matrices and opacities. */
export function fine(texts: TemplateStringsArray, ...values: number[]): string {
  return texts.reduce((whole, text, at) => `${whole}${short(values[at - 1] ?? 0)}${text}`)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes a shop's own words safe inside the drawing. */
export const escapeText = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')

/** n values made by a function of their index. */
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Moves a finished drawing as a whole. */
export const moved = (art: string, transform: string) => `<g transform="${transform}">${art}</g>`

type Placing = { x: number; y: number; turn?: number; size?: number; flat?: number }

/** Puts a drawing made around 0,0 somewhere: turned, sized, and flattened when it lies on the table. */
export function place(art: string, { x, y, turn = 0, size = 1, flat = 1 }: Placing): string {
  const lie = flat === 1 ? '' : fine` scale(1 ${flat})`
  const spin = turn === 0 ? '' : fine` rotate(${turn})`
  const grow = size === 1 ? '' : fine` scale(${size})`
  return svg`<g transform="translate(${x} ${y})${lie}${spin}${grow}">${art}</g>`
}
