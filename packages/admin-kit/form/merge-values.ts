type Three<Values> = { base: Values; theirs: Values; mine: Values }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Someone else saved while a form was open: what only one of the two changed is kept from both, and what both changed,
 * each otherwise, is named to be chosen from.
 */
export function mergeValues<Values extends object>({ base, theirs, mine }: Three<Values>) {
  // The keys of an object are its keys.
  const names = Object.keys(mine) as (keyof Values & string)[]
  const changed = names.filter((name) => !isSame(mine[name], base[name]))
  const clashes = changed.filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]))
  const merged: Values = { ...theirs }
  for (const name of changed) merged[name] = mine[name]
  return { merged, clashes }
}
