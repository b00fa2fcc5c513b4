import type { FragranceDesign } from './design-contract.ts'
import { fragranceLimits, strengths } from './design-words.ts'
import { type Family, type MaterialId, materials, type Stage, stages } from './materials.ts'

export type Share = FragranceDesign['materials'][number]

/**
 * Shares that make 100 together: the one that was moved stays where it was put, the others follow in proportion, and
 * what rounding leaves goes to the largest of them.
 */
export function withShare(all: readonly Share[], id: MaterialId, share: number): Share[] {
  const others = all.filter((each) => each.id !== id)
  const most = 100 - others.length
  const mine = others.length === 0 ? 100 : Math.min(most, Math.max(1, Math.round(share)))
  const left = 100 - mine
  const before = others.reduce((sum, each) => sum + each.share, 0)
  const part = (each: Share) => (before > 0 ? (each.share * left) / before : left / others.length)
  const scaled = new Map(others.map((each) => [each.id, Math.max(1, Math.round(part(each)))]))
  // Rounding, and the one percent that everything keeps, may miss the sum: the largest give or take it.
  let gap = left - [...scaled.values()].reduce((sum, value) => sum + value, 0)
  for (const [key, value] of [...scaled].sort(([, one], [, other]) => other - one)) {
    if (gap === 0) break
    const next = Math.max(1, value + gap)
    gap -= next - value
    scaled.set(key, next)
  }
  return all.map((each) => ({ id: each.id, share: each.id === id ? mine : (scaled.get(each.id) ?? 1) }))
}

export const withMaterial = (all: readonly Share[], id: MaterialId): Share[] =>
  withShare([...all, { id, share: 0 }], id, Math.round(100 / (all.length + 1)))

export function withoutMaterial(all: readonly Share[], id: MaterialId): Share[] {
  const rest = all.filter((each) => each.id !== id)
  const [first] = rest
  if (!first) return []
  const sum = rest.reduce((total, { share }) => total + share, 0)
  return withShare(rest, first.id, (first.share * 100) / Math.max(1, sum))
}

const familyOf = ({ id }: Share) => materials[id].family

export const familiesOf = (all: readonly Share[]): Family[] => [...new Set(all.map(familyOf))]

/**
 * The blend with a family that was missing, by its material that leaves first, or without one that was there. Null where
 * too little or too much would be left.
 */
export function withFamily(all: readonly Share[], family: Family): Share[] | null {
  const own = all.filter((each) => familyOf(each) === family)
  if (own.length > 0)
    return all.length - own.length < 2
      ? null
      : own.reduce<Share[]>((rest, { id }) => withoutMaterial(rest, id), [...all])
  // The keys of the materials themselves.
  const added = (Object.keys(materials) as MaterialId[]).find((id) => materials[id].family === family)
  return added && all.length < fragranceLimits.materials ? withMaterial(all, added) : null
}

/** How quickly a stage rises and falls, in hours, and how slowly a family leaves. */
const curves: Record<Stage, { rise: number; fall: number }> = {
  top: { rise: 0.03, fall: 0.42 },
  heart: { rise: 0.26, fall: 1.7 },
  base: { rise: 1, fall: 2.7 },
}
const slowness = {
  citrus: 0.7,
  green: 0.85,
  herb: 0.95,
  fruit: 1,
  floral: 1.05,
  spice: 1.15,
  wood: 1.2,
  smoke: 1.35,
  musk: 1.3,
} as const

const points = 72
/** Time runs on a logarithmic axis, from 0 to 12 hours: the first minutes matter most. */
const hoursAt = (x: number) => (Math.exp(x * Math.log(37)) - 1) / 3
export const placeOfHours = (hours: number) => Math.log(1 + hours * 3) / Math.log(37)

export type Trail = {
  /** How strong each stage is at each point of time. */
  stages: Record<Stage, number[]>
  sum: number[]
  /** Until a tenth is left. */
  hours: number
}

/** How a scent passes, from what it is made of and how strong it is. */
export function trailOf({ materials: all, strength }: Pick<FragranceDesign, 'materials' | 'strength'>): Trail {
  const { power } = strengths[strength]
  const levels = (stage: Stage) => {
    const own = all.filter(({ id }) => materials[id].stage === stage)
    const share = own.reduce((sum, each) => sum + each.share, 0)
    const slow = share
      ? own.reduce((sum, each) => sum + each.share * slowness[materials[each.id].family], 0) / share
      : 1
    const { rise, fall } = curves[stage]
    const lasting = fall * slow * (0.82 + power * 0.18)
    return Array.from({ length: points + 1 }, (_, at) => {
      const time = hoursAt(at / points) + (stage === 'top' ? 0.012 : 0)
      return (share / 46) * power * (1 - Math.exp(-time / rise)) * Math.exp(-time / lasting)
    })
  }
  const parts = { top: levels('top'), heart: levels('heart'), base: levels('base') }
  const sum = parts.top.map((_, at) => stages.reduce((total, stage) => total + (parts[stage][at] ?? 0), 0))
  const last = sum.findLastIndex((level) => level > 0.1)
  return { stages: parts, sum, hours: Math.max(0.5, Math.round(hoursAt(Math.max(0, last) / points) * 2) / 2) }
}
