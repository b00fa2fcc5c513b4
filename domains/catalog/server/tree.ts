import type { categoryTable } from './tables.ts'

export type Tree = (typeof categoryTable.$inferSelect)[]
type Branches = readonly { id: number; parent_id: number | null }[]

/** The path up from a category, itself first. */
export function wayUp(tree: Branches, category_id: number | null): number[] {
  const found = tree.find(({ id }) => id === category_id)
  return found ? [found.id, ...wayUp(tree, found.parent_id)] : []
}

/** How many levels there are down to it; none above the top. */
export const depthOf = (tree: Branches, category_id: number | null) => wayUp(tree, category_id).length

/** How many levels it takes, with everything below it. */
export function heightOf(tree: Branches, category_id: number): number {
  const below = tree.filter(({ parent_id }) => parent_id === category_id)
  return 1 + Math.max(0, ...below.map(({ id }) => heightOf(tree, id)))
}

/** Whether it is that category or is below it. */
export const isBelow = (tree: Branches, category_id: number | null, above: number) =>
  wayUp(tree, category_id).includes(above)
