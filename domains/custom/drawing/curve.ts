import { ellipse, n, type Shape } from '@sillage/kit/shape.ts'
import { placeOfHours, trailOf } from '../blend.ts'
import type { FragranceDesign } from '../design-contract.ts'
import { materials, stages } from '../materials.ts'
import { familyTones, flame, ink, line } from './palette.ts'

export const curveSize = { width: 640, height: 200 } as const

/** The trail of a scent: an area for each material, the sum as a line, a dot where a tenth is left. */
export function drawCurve(design: Pick<FragranceDesign, 'materials' | 'strength'>): Shape[] {
  const { width, height } = curveSize
  const trail = trailOf(design)
  const floor = height - 14
  const last = trail.sum.length - 1
  const y = (level: number) => floor - Math.min(1.18, level) * (height - 34) * 0.86
  const path = (levels: readonly number[]) =>
    levels.map((level, at) => `${at ? 'L' : 'M'}${n((at / last) * width)} ${n(y(level))}`).join('')
  const areas = stages.flatMap((stage) => {
    const own = design.materials.filter(({ id }) => materials[id].stage === stage)
    const all = own.reduce((sum, { share }) => sum + share, 0) || 1
    let rest = all
    return own.map(({ id, share }): Shape => {
      const part = rest / all
      rest -= share
      const d = `${path(trail.stages[stage].map((level) => level * part))}L${width} ${floor}L0 ${floor}Z`
      return { d, fill: familyTones[materials[id].family], opacity: stage === 'top' ? 0.86 : 0.74 }
    })
  })
  const grid = [0.5, 1, 2, 4, 8].map(
    (hours): Shape => ({
      d: `M${n(placeOfHours(hours) * width)} 8V${floor}`,
      stroke: line,
      width: 1,
    }),
  )
  return [
    ...grid,
    ...areas,
    { d: path(trail.sum), stroke: ink, width: 1.3 },
    { d: `M0 ${floor}H${width}`, stroke: ink, width: 1 },
    { d: ellipse(placeOfHours(trail.hours) * width, floor, 6, 6), fill: flame },
  ]
}
