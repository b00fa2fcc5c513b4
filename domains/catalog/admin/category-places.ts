import type { CategorySheet } from '../category-contract.ts'

export type Move = 'up' | 'down' | 'in' | 'out'
type Place = { parent_id: number | null; position: number }

/** Where a category stands after a move by one step; null where that step cannot be made. */
export function placeFor(all: readonly CategorySheet[], category: CategorySheet, move: Move): Place | null {
  const { id, parent_id } = category
  const beside = all.filter((each) => each.parent_id === parent_id)
  const at = beside.findIndex((each) => each.id === id)
  if (move === 'up') return at > 0 ? { parent_id, position: at - 1 } : null
  if (move === 'down') return at < beside.length - 1 ? { parent_id, position: at + 1 } : null
  if (move === 'in') {
    const above = beside[at - 1]
    return above ? { parent_id: above.id, position: all.filter((each) => each.parent_id === above.id).length } : null
  }
  const parent = all.find((each) => each.id === parent_id)
  if (!parent) return null
  const around = all.filter((each) => each.parent_id === parent.parent_id)
  return { parent_id: parent.parent_id, position: around.findIndex((each) => each.id === parent.id) + 1 }
}
