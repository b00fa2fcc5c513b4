import { n, type Shape } from '@sillage/kit/shape.ts'
import type { Share } from '../blend.ts'
import { materials, type Stage, stages } from '../materials.ts'
import { familyTones, line } from './palette.ts'

export const pyramidSize = { width: 360, height: 300 } as const
/** Half of the edge at its top: the top stage is wide enough to be cut. */
const peak = 18
const gap = { between: 5, within: 2.5 }
/** Where each stage begins and ends, from the top. */
const cuts: Record<Stage, readonly [number, number]> = { top: [0, 0.34], heart: [0.34, 0.66], base: [0.66, 1] }

/** The stages of a blend on top of each other, each cut into its materials by their shares. */
export const drawPyramid = (shares: readonly Share[]): Shape[] => stages.flatMap((stage) => drawStage(stage, shares))

function drawStage(stage: Stage, shares: readonly Share[]): Shape[] {
  const { height } = pyramidSize
  const [from, to] = cuts[stage]
  const top = from * height + (from > 0 ? gap.between / 2 : 0)
  const bottom = to * height - (to < 1 ? gap.between / 2 : 0)
  const own = shares.filter(({ id }) => materials[id].stage === stage)
  // A stage without a material is only its outline.
  if (own.length === 0) return [{ d: slice({ top, bottom, from: 0, to: 1 }), stroke: line, width: 1 }]
  const all = own.reduce((sum, { share }) => sum + share, 0)
  let before = 0
  return own.map(({ id, share }) => {
    const cut = { from: before / all, to: (before + share) / all }
    before += share
    return { d: slice({ top, bottom, ...cut }), fill: familyTones[materials[id].family] }
  })
}

type Slice = { top: number; bottom: number; from: number; to: number }

/** A part of a stage: its sides lean as the pyramid does there. */
function slice({ top, bottom, from, to }: Slice) {
  const { width, height } = pyramidSize
  const x = (part: number, y: number, inset: number) => {
    const half = peak + (width / 2 - peak) * (y / height)
    return n(width / 2 + half * (2 * part - 1) + inset)
  }
  const left = from > 0 ? gap.within / 2 : 0
  const right = to < 1 ? -gap.within / 2 : 0
  return `M${x(from, top, left)} ${n(top)}H${x(to, top, right)}L${x(to, bottom, right)} ${n(bottom)}H${x(from, bottom, left)}Z`
}
