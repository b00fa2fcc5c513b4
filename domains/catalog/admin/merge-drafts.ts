import { changedFields, type Draft, type DraftVariant, same } from './draft.ts'

type Three<Of> = { base: Of; mine: Of; theirs: Of }

/**
 * Someone else saved in between: what only they changed is taken from theirs, what only I changed from mine; what both
 * changed differently is a conflict to choose from. Options are merged one by one and field by field.
 */
export function mergeDrafts({ base, mine, theirs }: Three<Draft>) {
  const changed = changedFields(mine, base)
  const variants = mergeVariants({ base: base.variants, mine: mine.variants, theirs: theirs.variants })
  const conflicts = changed.filter((name) =>
    name === 'variants' ? variants === null : !same(theirs[name], base[name]) && !same(theirs[name], mine[name]),
  )
  const kept = Object.fromEntries(changed.map((name) => [name, mine[name]]))
  return { merged: { ...theirs, ...kept, ...(variants && { variants }) } as Draft, conflicts }
}

/** Null where both changed the same field of an option, or one of them changed which options there are. */
function mergeVariants({ base, mine, theirs }: Three<DraftVariant[]>): DraftVariant[] | null {
  if (same(mine, base)) return theirs
  const idsOf = (variants: DraftVariant[]) => variants.flatMap(({ id }) => id ?? [])
  if (!same(idsOf(base), idsOf(theirs))) return null
  const merged = mine.map((variant) => {
    const before = base.find(({ id }) => id === variant.id)
    const saved = theirs.find(({ id }) => id === variant.id)
    return variant.id === null || !before || !saved
      ? variant
      : mergeVariant({ base: before, mine: variant, theirs: saved })
  })
  return merged.every((variant) => variant !== null) ? merged : null
}

function mergeVariant({ base, mine, theirs }: Three<DraftVariant>): DraftVariant | null {
  const names = Object.keys(base) as (keyof DraftVariant)[] // every draft of an option has the same fields
  const changed = names.filter((name) => !same(mine[name], base[name]))
  if (changed.some((name) => !same(theirs[name], base[name]) && !same(theirs[name], mine[name]))) return null
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }
}
