import { escapeText, fine } from './markup.ts'

/** One picture being drawn: its definitions, each kept once under an id no other picture has. */
export type Sheet = { prefix: string; ids: Map<string, string>; defs: string[] }

type Stop = readonly [offset: number, colour: string]

export const createSheet = (prefix: string): Sheet => ({ prefix, ids: new Map(), defs: [] })

/** Adds a definition unless the very same one is there, and answers its id. */
export function define(sheet: Sheet, write: (id: string) => string): string {
  const key = write('')
  const known = sheet.ids.get(key)
  if (known) return known
  const id = `${sheet.prefix}${sheet.ids.size.toString(36)}`
  sheet.ids.set(key, id)
  sheet.defs.push(write(id))
  return id
}

const stopsOf = (stops: readonly Stop[]) =>
  stops.map(([offset, colour]) => `<stop${offset ? fine` offset="${offset}"` : ''} stop-color="${colour}"/>`).join('')

const axes = { across: '', down: ' x2="0" y2="1"', slant: ' x2="1" y2="1"', rise: ' x1="0" y1="1" x2="1" y2="0"' }

/** A straight gradient over the shape it fills. */
export const linear = (sheet: Sheet, axis: keyof typeof axes, stops: readonly Stop[]) =>
  `url(#${define(sheet, (id) => `<linearGradient id="${id}"${axes[axis]}>${stopsOf(stops)}</linearGradient>`)})`

type Centre = { x?: number; y?: number; r?: number }

/** A round gradient over the shape it fills; the centre is in parts of that shape. */
export const radial = (sheet: Sheet, stops: readonly Stop[], { x = 0.5, y = 0.5, r = 0.5 }: Centre = {}) =>
  `url(#${define(sheet, (id) => `<radialGradient id="${id}"${x === 0.5 && y === 0.5 && r === 0.5 ? '' : fine` cx="${x}" cy="${y}" r="${r}"`}>${stopsOf(stops)}</radialGradient>`)})`

const roomy = 'x="-.6" y="-.6" width="2.2" height="2.2"'

const softnesses = [0.8, 1.4, 2.4, 4, 6, 10, 16, 26, 36]

/** Softness, as an attribute; kept to a few steps so that pictures stay small. */
export function blur(sheet: Sheet, amount: number): string {
  const nearest = softnesses.reduce((best, one) => (Math.abs(one - amount) < Math.abs(best - amount) ? one : best))
  return ` filter="url(#${define(sheet, (id) => `<filter id="${id}" ${roomy}><feGaussianBlur stdDeviation="${nearest}"/></filter>`)})"`
}

/** A small shadow that belongs to everything in the group, falling right and down. */
export const drop = (sheet: Sheet, colour: string, { dx = 8, dy = 9, soft = 7, opacity = 0.3 } = {}) =>
  ` filter="url(#${define(sheet, (id) => `<filter id="${id}" ${roomy}><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${soft}" flood-color="${colour}" flood-opacity="${opacity}"/></filter>`)})"`

/** Keeps only the silhouette, in one colour and out of focus: a shadow thrown on a far wall. */
export const silhouette = (sheet: Sheet, colour: string, soft: number) =>
  ` filter="url(#${define(sheet, (id) => `<filter id="${id}" ${roomy}><feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="s"/><feFlood flood-color="${colour}"/><feComposite in2="s" operator="in"/></filter>`)})"`

/** Cuts to a path, as an attribute. */
export const clip = (sheet: Sheet, path: string) =>
  ` clip-path="url(#${define(sheet, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)})"`

/** Draws something once and answers how to show it again. */
export const reuse = (sheet: Sheet, art: string) => {
  const id = define(sheet, (own) => `<g id="${own}">${art}</g>`)
  return (transform: string) => `<use href="#${id}"${transform && ` transform="${transform}"`}/>`
}

type Page = { width: number; height: number; title: string; art: string }

/** The finished document. */
export const finish = (sheet: Sheet, { width, height, title, art }: Page) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="'Nanum Myeongjo','Noto Serif KR','Noto Serif CJK KR',serif" role="img" aria-label="${escapeText(title)}"><defs>${sheet.defs.join('')}</defs>${art}</svg>`
