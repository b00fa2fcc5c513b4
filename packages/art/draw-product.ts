import { behind, scatter, stemOf } from './arrange.ts'
import { arch, backdrop, daylight, finishing, leafShadow, plinth, type Room, windowLight } from './ground.ts'
import { type KindName, kinds } from './kinds/catalogue.ts'
import type { Kind } from './kinds/kind.ts'
import { compose } from './light.ts'
import { fine, moved } from './markup.ts'
import { nickname, type Seed } from './random.ts'
import type { ScentName } from './scents.ts'
import { createSheet, finish } from './sheet.ts'
import { createStage, type Stage, type View, type Wording } from './stage.ts'

export type ProductPicture = { kind: KindName; scent: ScentName; seed: Seed; view?: View } & Wording

const [width, height] = [1000, 1250]

const zoomed = (
  art: string,
  { x, y, zoom, toX = 500, toY = 625 }: { x: number; y: number; zoom: number; toX?: number; toY?: number },
) => moved(art, fine`translate(${toX} ${toY}) scale(${zoom}) translate(${-x} ${-y})`)

/** Where the scent's own thing lies: where the kind says, else on either side. */
function accentOf({ scene, floor }: Stage, { accent }: Kind) {
  const side = scene.chance(0.5) ? 1 : -1
  const [aside, down] = accent ?? [side * 270, 92]
  return { x: 500 + aside, y: floor + down, size: 0.7, turn: aside > 0 ? 34 : -28 }
}

/** The product alone, on paper, with one thing from its scent. */
function drawMain(stage: Stage, kind: Kind): string {
  const room: Room = { width, height, horizon: stage.tilt > 0.3 ? 300 : 740 }
  const { scene, floor } = stage
  const spot = accentOf(stage, kind)
  const art = compose(stage, [...kind.draw(stage), ...scatter(stage, [spot])])
  const leaves = scene.chance(0.4) ? leafShadow(stage, room, stemOf(stage)) : ''
  return (
    backdrop(stage, room) +
    daylight(stage, room) +
    leaves +
    zoomed(art, { x: 500, y: floor, zoom: (kind.size ?? 1.2) * 1.07, toY: kind.stand ?? 965 })
  )
}

/** Nearer and from higher up: the surface, the pool of wax, the print. */
function drawDetail(stage: Stage, kind: Kind): string {
  const room: Room = { width, height, horizon: -200 }
  const pieces = [...kind.draw(stage), ...scatter(stage, [accentOf(stage, kind)])]
  return (
    backdrop(stage, room) +
    daylight(stage, room) +
    zoomed(compose(stage, pieces), kind.near ?? { x: 500, y: 780, zoom: 1.4 })
  )
}

/** In its world: evening or window light, plants behind and around. */
function drawMood(stage: Stage, kind: Kind): string {
  const room: Room = { width, height, horizon: stage.tilt > 0.3 ? 560 : 830 }
  const { scene, floor } = stage
  const stem = stemOf(stage)
  const niche = scene.chance(0.4) ? arch(stage, room) : ''
  const side = scene.chance(0.5) ? 1 : -1
  const tall = behind(stage, stem, { x: 500 - side * 320, y: room.horizon + 130, size: 1.2, turn: side * -8 })
  const far = scene.chance(0.6)
    ? behind(stage, stem, { x: 500 + side * 350, y: room.horizon + 90, size: 0.86, turn: side * 14, focus: 5 })
    : ''
  const stone =
    stage.tilt < 0.2 && !kind.wide && scene.chance(0.35) ? plinth(stage, { x: 500, radius: 370, height: 80 }) : ''
  const front = floor + (stone ? 172 : 104)
  const fixed = kind.accent && !stone
  const near = fixed ? Math.sign(kind.accent?.[0] ?? 1) : side // the second thing lies away from the first
  const around = scatter(stage, [
    fixed ? accentOf(stage, kind) : { x: 500 + near * 270, y: front, size: 0.82, turn: 30 },
    { x: 500 - near * 275, y: front + 24, size: 0.7, turn: -50 },
    { x: 500 + near * 70, y: front + 52, size: 0.5, turn: 80 },
  ])
  const toY = stone ? 925 : Math.min(990, (kind.stand ?? 965) + 50)
  return (
    backdrop(stage, room) +
    niche +
    windowLight(stage, room, stem) +
    far +
    tall +
    zoomed(stone + compose(stage, [...kind.draw(stage), ...around]), {
      x: 500,
      y: floor,
      zoom: Math.min(1.16, kind.size ?? 1.16),
      toY,
    })
  )
}

const views = { main: drawMain, detail: drawDetail, mood: drawMood }

/** A studio picture of a product, 1000 × 1250, always the same for the same words. */
export function drawProduct({ kind: name, scent, seed, view = 'main', ...wording }: ProductPicture): string {
  const kind: Kind = kinds[name]
  const sheet = createSheet(`p${nickname([name, scent, seed, view].join('/'))}_`)
  const stage = createStage({
    sheet,
    scent,
    seed: `${name}/${seed}`,
    view,
    dusk: view === 'mood' && kind.burns === true,
    wording,
  })
  if (kind.tilt) stage.tilt = Math.max(stage.tilt, kind.tilt)
  const art = views[view](stage, kind) + finishing(stage, { width, height })
  return finish(sheet, { width, height, title: `${stage.scent.en} ${kind.en}`, art })
}
