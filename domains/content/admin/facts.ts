/** One thing that a version says: what it is of, in words, and what it says. */
export type Fact = { id: string; labels: readonly string[]; value: string }
export type Change = { id: string; labels: readonly string[]; before: string; after: string }

/** What differs between two versions, in the order of the later one; what is gone comes last. */
export function changesBetween(before: readonly Fact[], after: readonly Fact[]): Change[] {
  const was = new Map(before.map((fact) => [fact.id, fact]))
  const is = new Set(after.map(({ id }) => id))
  const now = after.map(({ id, labels, value }) => ({ id, labels, before: was.get(id)?.value ?? '', after: value }))
  const gone = before
    .filter(({ id }) => !is.has(id))
    .map(({ id, labels, value }) => ({ id, labels, before: value, after: '' }))
  return [...now, ...gone].filter((change) => change.before !== change.after)
}
