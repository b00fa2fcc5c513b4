import { defaultDropMg, type FormulaKind, type FormulaUnit, type Verdict, verdicts, wholePercent } from './words.ts'

type Limit = { kind: FormulaKind; limit: number; source: string }
export type Substance = {
  cas: string
  name: string
  name_en: string
  /** Of the material, in parts per million. */
  ppm: number
  limits: readonly { kind: FormulaKind; limit_ppm: number; source: string }[]
}

/** What is known of a material: what a drop weighs, how much is allowed in what, and what it is made of. */
export type MaterialFacts = {
  product_id: number
  drop_mg: number
  limits: readonly Limit[]
  /** The restricted substances in it; null where its composition is not known. */
  composition: readonly Substance[] | null
}
export type Weighed = { unit: FormulaUnit; amount: number; material: MaterialFacts | null }
export type Recipe<Line> = { kind: FormulaKind; batch_mg: number; lines: readonly Line[] }

/** In ten-thousandths of a milligram, in which a hundredth of a percent of a whole batch is a whole number. */
export function partsOf({ unit, amount, material }: Weighed, batch_mg: number): number {
  if (unit === 'percent') return batch_mg * amount
  return (unit === 'grams' ? amount : amount * (material?.drop_mg ?? defaultDropMg)) * wholePercent
}

export const percentSum = (lines: readonly Pick<Weighed, 'unit' | 'amount'>[]) =>
  lines.reduce((sum, { unit, amount }) => (unit === 'percent' ? sum + amount : sum), 0)

/** Takes away the noise of dividing: what is over a limit is never rounded away. */
const noise = 1 / 1_000_000

/**
 * What every line weighs, its share of what is made, and whether that is allowed. What is made is the batch, or the sum
 * of the lines where that is more. A material that stands in two lines is compared with its limit with both, and a
 * substance with all materials that contain it.
 */
export function reckon<Line extends Weighed>({ kind, batch_mg, lines }: Recipe<Line>) {
  const weighed = lines.map((line) => ({ line, parts: partsOf(line, batch_mg) }))
  const total = weighed.reduce((sum, { parts }) => sum + parts, 0)
  const whole = Math.max(batch_mg * wholePercent, total)
  const uses = substancesIn(weighed, whole, kind)
  const together = (product_id: number) =>
    weighed.reduce((sum, { line, parts }) => (line.material?.product_id === product_id ? sum + parts : sum), 0)
  const reckoned = weighed.map(({ line, parts }) => {
    const all = line.material ? together(line.material.product_id) : parts
    return {
      line,
      parts,
      mg: Math.round(parts / wholePercent),
      share: shareOf(parts, whole),
      together: shareOf(all, whole),
      ...judge(line, { kind, share: whole === 0 ? 0 : all / whole, uses }),
    }
  })
  return {
    lines: reckoned,
    substances: [...uses.values()].toSorted((a, b) => a.room - b.room),
    ...loadOf(reckoned, whole),
    total_mg: Math.round(total / wholePercent),
    /** What is missing from the batch; less than nothing where the lines are more than it. */
    rest_mg: batch_mg - Math.round(total / wholePercent),
    percent: percentSum(lines),
    verdict: worstOf(reckoned.map(({ verdict }) => verdict)),
  }
}

type Part = { line: Weighed; parts: number }
export type SubstanceUse = Pick<Substance, 'cas' | 'name' | 'name_en'> & {
  /** Of what is made, in parts per million, rounded up. */
  ppm: number
  /** Null where it is not known how much is allowed. */
  limit_ppm: number | null
  source: string
  /** How many times as much would be allowed; less than 1 is too much, Infinity where no limit is known. */
  room: number
}

/** Every restricted substance, summed across the materials that contain it. */
function substancesIn(weighed: readonly Part[], whole: number, kind: FormulaKind): Map<string, SubstanceUse> {
  const uses = new Map<string, SubstanceUse & { exact: number }>()
  for (const { line, parts } of weighed)
    for (const { cas, name, name_en, ppm, limits } of line.material?.composition ?? []) {
      const limit = limits.find((each) => each.kind === kind)
      const exact = (uses.get(cas)?.exact ?? 0) + (whole === 0 ? 0 : (parts / whole) * ppm)
      const limit_ppm = limit?.limit_ppm ?? null
      uses.set(cas, {
        cas,
        name,
        name_en,
        exact,
        ppm: Math.ceil(exact - noise),
        limit_ppm,
        source: limit?.source ?? '',
        room: roomOf(exact, limit_ppm),
      })
    }
  return uses
}

const roomOf = (used: number, limit: number | null) => (limit === null || used === 0 ? Infinity : limit / used)

type Judging = { kind: FormulaKind; share: number; uses: ReadonlyMap<string, SubstanceUse> }

/** Whether so much of a line's material is allowed, and what allows least. What is not known is never green. */
function judge({ material }: Weighed, { kind, share, uses }: Judging) {
  const own = material?.limits.find((limit) => limit.kind === kind)
  const found = (material?.composition ?? []).flatMap(({ cas }) => uses.get(cas) ?? [])
  const substance = found.toSorted((a, b) => a.room - b.room)[0]
  const room = Math.min(roomOf(share, own ? own.limit / wholePercent : null), substance?.room ?? Infinity)
  const isBound = substance !== undefined && substance.limit_ppm !== null && substance.room === room
  const limit = isBound ? Math.min(wholePercent, Math.floor(share * room * wholePercent + noise)) : (own?.limit ?? null)
  // A material that is limited in other products, and not said to be allowed in this one, is not known.
  const isSaid = own !== undefined || material?.limits.length === 0
  const isKnown = isSaid && material?.composition && found.every(({ limit_ppm }) => limit_ppm !== null)
  return {
    /** The most of this material, in hundredths of a percent, were everything scaled alike. */
    limit,
    source: isBound ? substance.source : (own?.source ?? ''),
    /** What allows least, where that is a substance and not the material as a whole. */
    substance: isBound ? substance : null,
    room,
    verdict: (isOver(room) ? 'red' : isKnown ? 'green' : 'amber') satisfies Verdict as Verdict,
  }
}

const isOver = (room: number) => room < 1 - noise

/** Wax, alcohol, a diffuser's base: its composition is known and nothing in it is restricted. */
export const isCarrier = ({ material }: Weighed, limit: number | null) =>
  material?.composition?.length === 0 && (limit ?? wholePercent) >= wholePercent

type Judged = { line: Weighed; parts: number; limit: number | null; room: number }

/** How much of what is made is not its carrier, and how much could be at most. */
function loadOf(lines: readonly Judged[], whole: number) {
  const active = lines.filter(({ line, limit }) => !isCarrier(line, limit))
  const parts = active.reduce((sum, line) => sum + line.parts, 0)
  const room = Math.min(Infinity, ...active.map((line) => line.room))
  const binding = active.findIndex((line) => line.room === room)
  const load = shareOf(parts, whole)
  return {
    load,
    /** Null where no limit is known. */
    highest_load: room === Infinity || whole === 0 ? null : Math.min(wholePercent, highest(parts / whole, room)),
    room,
    /** Which of the lines allows least. */
    binding: room === Infinity ? null : lines.indexOf(active[binding] as Judged), // one has this room: it is their least
  }
}

const highest = (share: number, room: number) => Math.floor(share * room * wholePercent + noise)

/** In hundredths of a percent, rounded up. */
const shareOf = (parts: number, whole: number) => (whole === 0 ? 0 : Math.ceil((parts / whole) * wholePercent - noise))

const worstOf = (each: readonly Verdict[]): Verdict => verdicts.findLast((verdict) => each.includes(verdict)) ?? 'green'
