import { mix, shade, tint } from './colour.ts'
import { svg } from './markup.ts'
import { createRandom, createWalk, type Random, type Seed } from './random.ts'
import { type Scent, type ScentName, scents } from './scents.ts'
import { createSheet, reuse, type Sheet } from './sheet.ts'

export type View = 'main' | 'detail' | 'mood'

/** Words printed on a book, label or box; every one is optional. */
export type Wording = { brand?: string; title?: string; subtitle?: string; notes?: string }

/** The studio a product is drawn in: camera, light, palette and chance. */
export type Stage = {
  sheet: Sheet
  scent: Scent
  name: ScentName
  view: View
  /** How far the camera looks down: the height of an ellipse as a part of its width. */
  tilt: number
  /** Where the product stands. */
  floor: number
  dusk: boolean
  ground: { wall: string; table: string; shadow: string; light: string }
  /** Chance about the product itself: alike in all its views. */
  shape: Random
  /** The product's most visible choice, taken in turn by its number. */
  walk: <Item>(items: readonly Item[]) => Item
  /** Chance about what stands around it: new in each view. */
  scene: Random
  wording: Wording
}

/** The upright shape of a piece: what its neighbours' shadows fall on, and what its own is made of. */
export type Form = {
  outline: string
  left: number
  right: number
  /** Where it stands. */
  base: number
  /** How much light it stops: 1 is wood or wax, clear glass is far less. */
  dense: number
}

/** Something standing in the picture; shades are laid on the table before any body. */
export type Piece = { y: number; shade: string; body: string; form?: Form }

/** The same piece, drawn once around 0,0 and shown at many spots. */
export function copies(
  { sheet }: Stage,
  { shade, body }: Piece,
  spots: readonly (readonly [x: number, y: number])[],
): Piece[] {
  const [showShade, showBody] = [reuse(sheet, shade), reuse(sheet, body)]
  return spots.map(([x, y]) => ({
    y,
    shade: showShade(svg`translate(${x} ${y})`),
    body: showBody(svg`translate(${x} ${y})`),
  }))
}

const tilts: Record<View, number> = { main: 0.17, detail: 0.36, mood: 0.13 }
const paper = '#f3ecdf'

function groundOf(scent: Scent, { dusk, scene, view }: { dusk: boolean; scene: Random; view: View }): Stage['ground'] {
  if (dusk) {
    const wall = mix(scent.deep, '#4a382c', 0.22)
    return { wall, table: mix(shade(wall, 0.05), scent.bloom, 0.1), shadow: shade(scent.deep, 0.62), light: '#ffcf8f' }
  }
  const tinted = view === 'mood' || scene.chance(0.55)
  const wall = tinted
    ? mix(mix(scent.paper, scent.bloom, scene.between(0.18, 0.36)), '#cdb08a', view === 'mood' ? 0.28 : 0.18)
    : mix(scent.paper, paper, scene.between(0, 0.3))
  return {
    wall,
    table: tint(mix(wall, paper, 0.2), 0.06),
    shadow: shade(mix(wall, '#8a5f3c', 0.4), 0.56),
    light: '#fff3dc',
  }
}

type Call = { sheet?: Sheet; scent: ScentName; seed: Seed; view: View; dusk?: boolean; wording?: Wording }

/** Sets up the studio for one picture. */
export function createStage({
  scent: name,
  seed,
  view,
  dusk = false,
  wording = {},
  sheet = createSheet('s'),
}: Call): Stage {
  const scene = createRandom(`${seed}/${view}`)
  const scent = scents[name]
  return {
    sheet,
    scent,
    name,
    view,
    dusk,
    wording,
    scene,
    tilt: tilts[view],
    floor: 960,
    shape: createRandom(`${seed}/shape`),
    walk: createWalk(seed),
    ground: groundOf(scent, { dusk, scene, view }),
  }
}
