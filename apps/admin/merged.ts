/** One contract from the part that everyone may call and the part for staff. */
export function merged<Tree extends object>(one: Tree, other: Tree): Tree {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  // Both are the same contract with other endpoints left out, which an index by a plain string cannot say.
  const [a, b] = [one, other] as Record<string, object | undefined>[]
  return Object.fromEntries(
    [...names].map((name) => {
      const [left, right] = [a?.[name], b?.[name]]
      if (!left || !right || 'path' in left) return [name, left ?? right]
      return [name, merged(left, right)]
    }),
  ) as Tree
}
