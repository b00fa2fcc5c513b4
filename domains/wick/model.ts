import type { AdditiveKind, Flame, WaxKind, WickKind } from './words.ts'

/** A candle as far as its wick is concerned. */
export type Setup = { diameter_mm: number; wax: WaxKind; load: number; additive: AdditiveKind }
export type Burn = Setup & { variant_id: number; pool_mm: number; flame: Flame; has_soot: boolean }
/** What staff know of a wick in a wax: how wide it melts alone in two hours, with six percent of fragrance. */
export type WickData = { variant_id: number; kind: WickKind; pool_mm: number }

/** Every number of the model. The page explains them, so a change here is a change of that text. */
export const wickModel = {
  usual_load: 6,
  mm_per_percent: 1.5,
  additive_mm: { none: 0, vybar: 3, stearin: 2 },
  /** The share of the vessel that should be melted after two hours, and how far from it a wick still counts. */
  aim: 0.86,
  reach: 0.22,
  /** A burn is good where the pool ends between these shares with a steady flame and no soot. */
  good: { from: 0.75, to: 0.97 },
  /** The data counts like this many burns, and where no one has burned yet it is trusted this far. */
  weight: 4,
  trust: 0.6,
  /** Burns in vessels and with loads this near count. */
  near: { mm: 6, load: 2 },
  /** From this load on, or with an additive, the next thicker wick is offered. */
  heavy_load: 9,
} as const

/** How many wicks a vessel takes, and the part of its width that each has to melt. */
export function wicksIn(diameter_mm: number) {
  if (diameter_mm <= 95) return { count: 1, width: 1 }
  return diameter_mm <= 115 ? { count: 2, width: 0.6 } : { count: 3, width: 0.5 }
}

/** The part of the vessel's width that the data alone expects to be melted. */
function expectedShare(pool_mm: number, { diameter_mm, load, additive }: Setup) {
  const lost = (load - wickModel.usual_load) * wickModel.mm_per_percent + wickModel.additive_mm[additive]
  return Math.max(0, pool_mm - lost) / (diameter_mm * wicksIn(diameter_mm).width)
}

export function isGood({ pool_mm, diameter_mm, flame, has_soot }: Burn) {
  const share = pool_mm / diameter_mm
  return share >= wickModel.good.from && share <= wickModel.good.to && flame === 'steady' && !has_soot
}

export const isNear = (burn: Setup, setup: Setup) =>
  burn.wax === setup.wax &&
  Math.abs(burn.diameter_mm - setup.diameter_mm) <= wickModel.near.mm &&
  Math.abs(burn.load - setup.load) <= wickModel.near.load

export type Judged = WickData & {
  /** The expected part of the width, corrected by what was measured. */
  share: number
  fit: number
  confidence: number
  good: number
  tested: number
}

/** What is expected of a wick: the data, moved by what burns nearby have shown. */
export function judge(wick: WickData, setup: Setup, burns: readonly Burn[]): Judged {
  const near = burns.filter((burn) => burn.variant_id === wick.variant_id && isNear(burn, setup))
  const { weight, trust, aim, reach } = wickModel
  const differences = near.map((burn) => burn.pool_mm / burn.diameter_mm - expectedShare(wick.pool_mm, burn))
  const moved = differences.reduce((sum, difference) => sum + difference, 0) / (near.length + weight)
  const share = Math.min(1, expectedShare(wick.pool_mm, setup) + moved)
  const fit = Math.max(0, 1 - Math.abs(share - aim) / reach)
  const good = near.filter(isGood).length
  const confidence = Math.round((100 * (fit * trust * weight + good)) / (weight + near.length))
  return { ...wick, share, fit, confidence, good, tested: near.length }
}

/** Why a wick is among the few: the first to try, thicker or thinner than that, or of another kind. */
export const roles = ['first', 'thicker', 'thinner', 'other'] as const
export type Role = (typeof roles)[number]
export type Chosen = Judged & { role: Role }

/** Two or three wicks to try: the surest, the next one in the direction in which it may fail, and the other kind. */
export function chooseWicks(wicks: readonly WickData[], setup: Setup, burns: readonly Burn[]): Chosen[] {
  const sure = wicks
    .map((wick) => judge(wick, setup, burns))
    .filter(({ fit, good }) => fit > 0 || good > 0)
    .toSorted((a, b) => b.confidence - a.confidence || b.fit - a.fit || a.variant_id - b.variant_id)
  const [first] = sure
  if (!first) return []
  const alike = sure.filter((wick) => wick !== first && wick.kind === first.kind)
  const isHeavy = setup.load >= wickModel.heavy_load || setup.additive !== 'none'
  const thicker = alike.filter(({ pool_mm }) => pool_mm > first.pool_mm)
  const second = (isHeavy ? thicker[0] : undefined) ?? alike[0]
  const other = sure.find(({ kind }) => kind !== first.kind)
  const roleOf = (wick: Judged): Role => (wick.pool_mm > first.pool_mm ? 'thicker' : 'thinner')
  return [
    { ...first, role: 'first' },
    ...(second ? [{ ...second, role: roleOf(second) }] : []),
    ...(other ? [{ ...other, role: 'other' as const }] : []),
  ]
}
