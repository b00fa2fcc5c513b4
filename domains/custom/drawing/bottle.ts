import { across, type Colour, ellipse, n, type Shape, stop } from '@sillage/kit/shape.ts'
import type { BottleDesign } from '../design-contract.ts'
import { drawCap } from './cap.ts'
import { drawLabel } from './label.ts'
import { glassTones, ink, mix, paper, perfume, softInk, soyWax, wall } from './palette.ts'
import { drawnScale, measuresOf, outline, type Profile, profiles } from './profile.ts'

type Options = {
  width?: number
  height?: number
  zoom?: number
  /** With its width and height in millimetres. */
  dims?: boolean
  /** Without wall and table. */
  bare?: boolean
}

/** Where everything is: worked out once, so that the parts agree. */
type Scene = {
  design: BottleDesign
  profile: Profile
  width: number
  height: number
  cx: number
  floor: number
  top: number
  k: number
  bow: number
  glass: Colour
  cover: number
  solid: boolean
  liquid: Colour
  body: string
}

export const bottleSize = { width: 640, height: 660 } as const

/** A bottle as its design says: the same shapes on screens, in documents and on the production sheet. */
export function drawBottle(design: BottleDesign, options: Options = {}): Shape[] {
  const scene = sceneOf(design, options)
  const { profile, cx, top, k, floor, body } = scene
  return [
    ...(options.bare ? [] : drawGround(scene)),
    ...drawShadow(scene),
    ...drawInside(scene),
    ...drawGlass(scene),
    ...drawLabel(design, { profile, cx, floor, k, body }),
    ...drawShine(scene),
    { d: body, stroke: mix(scene.glass, 50, ink), width: 1.1, opacity: scene.solid ? 0.3 : 0.45 },
    ...drawCap(design, profile, { cx, top, k }),
    ...(options.dims ? drawMeasures(scene) : []),
  ]
}

function sceneOf(design: BottleDesign, { width = 640, height = 660, zoom = 1.08, bare = false }: Options): Scene {
  const profile = profiles[design.vessel]
  const k = drawnScale[design.size] * zoom
  const [cx, floor] = [width / 2, height - (bare ? 26 : 112)]
  const foot = Number(profile.side[0]?.[1] ?? 0)
  const bow = profile.flat ? 3 * k : foot * 0.1 * k
  const { colour, cover } = glassTones[design.glass]
  return {
    design,
    profile,
    width,
    height,
    cx,
    floor,
    k,
    bow,
    cover,
    top: floor - profile.neck[1] * k,
    glass: colour,
    solid: cover === 1,
    liquid: design.vessel === 'tumbler' ? soyWax : perfume,
    body: outline(profile.side, { cx, floor, k, bow }),
  }
}

/** The wall with its light, and the table. Drawn far past the picture: a frame may be wider than it. */
function drawGround({ width, height, floor }: Scene): Shape[] {
  const edge = floor - 40
  const stops = [stop(0, mix(wall, 40, paper)), stop(0.55, wall), stop(1, mix(wall, 88, ink))]
  const beam = (from: number, to: number, low: number, high: number): Shape => ({
    d: `M${n(width * from)} 0L${n(width * to)} 0L${n(width * low)} ${n(edge)}H${n(width * high)}Z`,
    fill: paper,
    opacity: 0.34,
  })
  return [
    { d: `M-900 -600H${width + 900}V${height}H-900Z`, fill: { x1: 0, y1: 0, x2: width, y2: height, stops } },
    beam(0.1, 0.33, 0.62, 0.36),
    beam(0.37, 0.6, 0.92, 0.66),
    {
      d: `M-900 ${n(edge)}H${width + 900}V${height + 300}H-900Z`,
      fill: { x1: 0, x2: 0, y1: edge, y2: height, stops: [stop(0, mix(wall, 70, paper)), stop(1, mix(wall, 92, ink))] },
    },
  ]
}

function drawShadow({ cx, floor, k, bow, profile, cover, liquid }: Scene): Shape[] {
  const spread = profile.w * k
  const fall = [stop(0, ink, 0.2), stop(0.6, ink, 0.08), stop(1, ink, 0)]
  const glow = [stop(0, mix(liquid, 60, paper), 0.75), stop(1, mix(liquid, 60, paper), 0)]
  const soft = (x: number, y: number, rx: number, ry: number, stops: typeof fall): Shape => ({
    d: ellipse(x, y, rx, ry),
    fill: { cx: x, cy: y, r: rx, stops },
  })
  const foot = Number(profile.side[0]?.[1] ?? 0) * k
  const around: Shape = {
    d: ellipse(cx, floor + bow * 0.5, foot * 1.05, Math.max(6, bow * 0.8)),
    fill: ink,
    opacity: 0.2,
  }
  const caustic = soft(cx + spread * 0.85, floor + 14, spread * 0.62, spread * 0.1, glow)
  return [
    soft(cx + spread * 0.34, floor + 3, spread * 1.7, spread * 0.2, fall),
    around,
    ...(cover < 0.9 ? [caustic] : []),
  ]
}

/** What is seen through the glass: its content, a pipette, a wick. */
function drawInside(scene: Scene): Shape[] {
  const { design, profile, cx, floor, k, bow, solid, body, liquid, top } = scene
  if (solid) return []
  const isCandle = design.vessel === 'tumbler'
  const inset = profile.flat ? 15 : 9
  const foot = profile.flat ? 30 : isCandle ? 20 : 15
  const inner = profile.side.map(([command, ...points]) => [
    command,
    ...points.map((value, at) => (at % 2 ? Math.max(foot, value) : Math.max(8, value - inset))),
  ])
  const cavity = outline(inner, { cx, floor, k, bow: profile.flat ? 0 : bow * 0.8 })
  const isMoon = design.vessel === 'moon'
  const level = floor - (isCandle ? 206 : profile.neck[1] * (isMoon ? 0.62 : 0.66)) * k
  const half = (isCandle ? 106 : isMoon ? 134 : profile.w - inset - 1) * k
  const stops = [
    stop(0, mix(liquid, 74, ink), 0.92),
    stop(0.18, mix(liquid, 86, paper), 0.86),
    stop(0.4, mix(liquid, 60, paper), 0.82),
    stop(0.75, liquid, 0.86),
    stop(1, mix(liquid, 70, ink), 0.94),
  ]
  const pool = `M${n(cx - half * 1.2)} ${n(level)}H${n(cx + half * 1.2)}V${n(floor + bow)}H${n(cx - half * 1.2)}Z`
  const surface: Shape = profile.flat
    ? { d: `M${n(cx - half)} ${n(level)}H${n(cx + half)}`, stroke: mix(liquid, 50, paper), width: 2.4 }
    : { d: ellipse(cx, level, half, half * 0.1), fill: mix(liquid, isCandle ? 40 : 52, paper) }
  const wick: Shape = {
    d: `M${n(cx)} ${n(level + 2)}q3 -14 -1 ${n(-30 * k)}`,
    stroke: mix(softInk, 60, paper),
    width: 4,
  }
  return [
    { d: body, fill: paper, opacity: 0.34 },
    ...drawTube(profile.cap, { cx, top, floor, k }),
    { d: pool, fill: across(cx - half, cx + half, stops), clip: cavity },
    surface,
    ...(isCandle ? [wick] : []),
  ]
}

function drawTube(cap: Profile['cap'], { cx, top, floor, k }: Pick<Scene, 'cx' | 'top' | 'floor' | 'k'>): Shape[] {
  if (cap === 'dropper') {
    const tip = `l${n(5 * k)} ${n(12 * k)}l${n(5 * k)} ${n(-12 * k)}`
    return [{ d: `M${n(cx - 5 * k)} ${n(top)}V${n(floor - 54 * k)}${tip}V${n(top)}Z`, fill: paper, opacity: 0.26 }]
  }
  if (cap !== 'pump') return []
  const bend = `C${n(cx)} ${n(floor - 160 * k)} ${n(cx + 8 * k)} ${n(floor - 100 * k)} ${n(cx + 18 * k)} ${n(floor - 24 * k)}`
  return [{ d: `M${n(cx)} ${n(top)}${bend}`, stroke: paper, width: 5 * k, opacity: 0.3 }]
}

function drawGlass({ design, profile, cx, floor, top, k, bow, glass, cover, solid, body }: Scene): Shape[] {
  const half = profile.w * k
  const see = (share: number) => (solid ? 1 : Math.min(1, share))
  const tones = [
    stop(0, mix(glass, 62, ink), see(cover + 0.28)),
    stop(0.05, mix(glass, 82, ink), see(cover)),
    stop(0.16, solid ? glass : mix(glass, 70, paper), see(cover * 0.72)),
    stop(0.34, mix(glass, solid ? 72 : 60, paper), see(cover * 0.5)),
    stop(0.62, glass, see(cover * 0.62)),
    stop(0.86, mix(glass, 80, ink), see(cover * 0.86)),
    stop(0.95, mix(glass, 88, paper), see(cover * 0.7)),
    stop(1, mix(glass, 62, ink), see(cover + 0.34)),
  ]
  const orb = [
    stop(0, mix(glass, solid ? 60 : 40, paper), see(cover * 0.3)),
    stop(0.5, glass, see(cover * 0.55)),
    stop(0.82, mix(glass, 84, ink), see(cover * 0.8)),
    stop(1, mix(glass, 66, ink), see(cover + 0.3)),
  ]
  const isMoon = design.vessel === 'moon'
  const fill = isMoon
    ? { cx: cx - half * 0.28, cy: floor - 210 * k, r: half * 1.64, stops: orb }
    : across(cx - half, cx + half, tones)
  const foot = Number(profile.side[0]?.[1] ?? 0) * k
  const base = profile.flat
    ? { d: `M${n(cx - 104 * k)} ${n(floor - 16 * k)}H${n(cx + 104 * k)}`, width: 7 * k, opacity: 0.4 }
    : {
        d: `M${n(cx - foot * 0.86)} ${n(floor - 5 * k)}A${n(foot * 0.88)} ${n(bow * 0.9)} 0 0 0 ${n(cx + foot * 0.86)} ${n(floor - 5 * k)}`,
        width: 3.4 * k,
        opacity: 0.42,
      }
  const rim = ellipse(cx, top, profile.neck[0] * k, profile.neck[0] * k * (profile.cap === 'none' ? 0.093 : 0.12))
  const open: Shape = { d: rim, stroke: mix(glass, 60, solid ? ink : paper), width: 3 }
  return [
    { d: body, fill },
    ...(solid ? [] : [{ ...base, stroke: paper }]),
    profile.cap === 'none' ? open : { d: rim, fill: mix(glass, 60, ink), opacity: 0.5 },
  ]
}

function drawShine({ design, profile, cx, floor, k, solid, body }: Scene): Shape[] {
  if (design.vessel === 'moon')
    return [{ d: ellipse(cx - 68 * k, floor - 196 * k, 13 * k, 34 * k), fill: paper, opacity: 0.42 }]
  const high = Number(profile.side[1]?.[2] ?? 200) * 0.98
  const top = floor - (profile.flat ? 236 : high) * k
  const stops = [stop(0, paper, 0), stop(0.12, paper, 0.8), stop(0.7, paper, 0.34), stop(1, paper, 0)]
  const band = (x: number, from: number, wide: number, to: number, opacity: number): Shape => ({
    d: `M${n(cx + x * k)} ${n(from)}h${n(wide * k)}V${n(to)}h${n(-wide * k)}Z`,
    fill: { x1: 0, x2: 0, y1: from, y2: to, stops },
    opacity,
    clip: body,
  })
  const side = profile.w * 0.8
  return [
    band(-side, top, 11, floor - 16 * k, solid ? 0.35 : 0.85),
    band(side * 0.96, top + 20, 4.5, floor - 30 * k, solid ? 0.2 : 0.6),
  ]
}

function drawMeasures({ design, profile, cx, floor, top, k }: Scene): Shape[] {
  const half = profile.w * k
  const x = cx + half + 46
  const { width, height } = measuresOf(design.vessel, design.size)
  const upright = `M${n(x)} ${n(floor)}V${n(top)}M${n(x - 5)} ${n(floor)}h10M${n(x - 5)} ${n(top)}h10`
  const level = `M${n(cx - half)} ${n(floor + 44)}H${n(cx + half)}M${n(cx - half)} ${n(floor + 39)}v10M${n(cx + half)} ${n(floor + 39)}v10`
  const base = { size: 21, font: 'sans', colour: softInk } as const
  return [
    { d: upright + level, stroke: softInk, width: 1 },
    { ...base, text: `${height} mm`, x: x + 10, y: (floor + top) / 2 + 6, anchor: 'start' },
    { ...base, text: `${width} mm`, x: cx, y: floor + 72, anchor: 'middle' },
  ]
}
