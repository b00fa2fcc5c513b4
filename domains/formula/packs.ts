import { defaultDensity } from './words.ts'

/** A size in which a material is sold: what is in it, what it costs, and how many of it may be bought. */
export type Pack = { variant_id: number; content_mg: number; unit_amount: number; min: number; max: number }
/** Least money, or least left over. */
export const packAims = ['cost', 'waste'] as const
export type PackAim = (typeof packAims)[number]
type Way = { amount: number; content: number; pieces: number; counts: number[] }

const mgOf: Record<string, (density: number) => number> = {
  kg: () => 1_000_000,
  g: () => 1_000,
  l: (density) => density * 1_000,
  ml: (density) => density,
}

/** How much a pack holds, by what is written on it: 500 g, 30 ml, 10 ml × 3. Null where nothing of it can be read. */
export function contentOf(text: string, density: number): number | null {
  const [, number = '', unit = '', times = '1'] =
    /(\d+(?:\.\d+)?)\s*(kg|ml|g|l)(?![a-z])(?:\s*[×x*]\s*(\d+))?/i.exec(text) ?? []
  const each = mgOf[unit.toLowerCase()]
  return each ? Math.floor(Number(number) * each(density) * Number(times)) : null
}

/** What is left of a variant's values when sizes are put aside: packs of the same are bought together. */
export const withoutSize = (values: readonly string[]) =>
  values.filter((value) => contentOf(value, defaultDensity) === null)

/**
 * The packs that together hold what is needed: the cheapest, and of two that cost the same those with less left over; or
 * the other way round. Where all packs together hold less, all of them. Pieces may be fewer than the least number only by
 * being none.
 */
export function choosePacks(packs: readonly Pack[], needed_mg: number, aim: PackAim = 'cost') {
  const sold = packs.filter(({ max, min, content_mg }) => max >= min && content_mg > 0)
  const all = sold.map(({ max }) => max)
  const nothing = sold.map(() => 0)
  const enough = contentsOf(sold, all) <= needed_mg ? all : bestOf(sold, needed_mg, aim)
  const counts = needed_mg <= 0 ? nothing : enough
  return {
    chosen: sold.flatMap(({ variant_id }, at) =>
      (counts[at] ?? 0) > 0 ? { variant_id, quantity: counts[at] ?? 0 } : [],
    ),
    covered_mg: contentsOf(sold, counts),
  }
}

const contentsOf = (packs: readonly Pack[], counts: readonly number[]) =>
  packs.reduce((sum, { content_mg }, at) => sum + content_mg * (counts[at] ?? 0), 0)

/** What is far more than a few packs is filled with the best-priced ones; only the rest is worth trying every way. */
function bestOf(packs: readonly Pack[], needed_mg: number, aim: PackAim): number[] {
  const largest = Math.max(...packs.map(({ content_mg }) => content_mg))
  const counts = packs.map(() => 0)
  // What can be counted exactly is: every way is tried at once.
  if (needed_mg / unitOf(packs) <= steps)
    return everyWay(packs, counts, { needed_mg, aim }) ?? largestFirst(packs, counts, needed_mg)
  let left = needed_mg
  for (const pack of packs.toSorted((a, b) => a.unit_amount / a.content_mg - b.unit_amount / b.content_mg)) {
    const fits = Math.min(pack.max, Math.floor((left - 2 * largest) / pack.content_mg))
    if (fits < pack.min) break
    counts[packs.indexOf(pack)] = fits
    left -= fits * pack.content_mg
    // While there is more of the best-priced one, a dearer one is not filled in blindly.
    if (fits < pack.max) break
  }
  const rest = everyWay(packs, counts, { needed_mg: left, aim }) ?? largestFirst(packs, counts, left)
  return counts.map((count, at) => count + (rest[at] ?? 0))
}

/** Where there are hardly enough packs at all, counting coarsely finds no way. */
function largestFirst(packs: readonly Pack[], had: readonly number[], needed_mg: number): number[] {
  const counts = packs.map(() => 0)
  let left = needed_mg
  for (const pack of packs.toSorted((a, b) => b.content_mg - a.content_mg)) {
    const at = packs.indexOf(pack)
    const has = had[at] ?? 0
    if (left <= 0) break
    const wished = Math.max(Math.ceil(left / pack.content_mg), has > 0 ? 1 : pack.min)
    counts[at] = Math.min(pack.max - has, wished)
    left -= (counts[at] ?? 0) * pack.content_mg
  }
  return counts
}

/** More steps than this are counted coarsely: then a pack counts for a little less than it holds, and all is covered still. */
const steps = 500

type Goal = { needed_mg: number; aim: PackAim }

function everyWay(packs: readonly Pack[], had: readonly number[], { needed_mg, aim }: Goal): number[] | null {
  const unit = Math.max(unitOf(packs), Math.ceil(needed_mg / steps))
  const goal = Math.ceil(needed_mg / unit)
  let best: (Way | null)[] = Array.from({ length: goal + 1 }, () => null)
  best[0] = { amount: 0, content: 0, pieces: 0, counts: [] }
  packs.forEach((pack, at) => {
    const has = had[at] ?? 0
    const least = has > 0 ? 1 : Math.max(1, pack.min)
    best = best.map((_, reached) => extend(best, reached, { pack, unit, least, aim, most: pack.max - has }))
  })
  return best[goal]?.counts ?? null
}

type Step = { pack: Pack; unit: number; least: number; most: number; aim: PackAim }

/** The cheapest way to so many units that buys none of this pack, or some. */
function extend(best: readonly (Way | null)[], reached: number, { pack, unit, least, most, aim }: Step): Way | null {
  const units = Math.floor(pack.content_mg / unit)
  const without = best[reached] ?? null
  let found: Way | null = without && { ...without, counts: [...without.counts, 0] }
  const enough = units === 0 ? 0 : Math.max(least, Math.ceil(reached / units))
  for (let count = least; count <= Math.min(most, enough); count += 1) {
    const before = best[Math.max(0, reached - count * units)]
    if (!before) continue
    const way = {
      amount: before.amount + count * pack.unit_amount,
      content: before.content + count * pack.content_mg,
      pieces: before.pieces + count,
      counts: [...before.counts, count],
    }
    if (!found || isBetter[aim](way, found)) found = way
  }
  return found
}

const isBetter: Record<PackAim, (a: Way, b: Way) => boolean> = {
  cost: (a, b) => (a.amount - b.amount || a.content - b.content || a.pieces - b.pieces) < 0,
  waste: (a, b) => (a.content - b.content || a.amount - b.amount || a.pieces - b.pieces) < 0,
}

/** What all packs are multiples of. */
const unitOf = (packs: readonly Pack[]) => packs.reduce((known, { content_mg }) => divisor(known, content_mg), 0)

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
