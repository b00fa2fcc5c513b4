/** A lot in the house that may be sent. */
type OpenLot = { id: number; variant_id: number; lot: string; on_hand: number }
export type TakenLot = { lot_id: number; lot: string; variant_id: number; quantity: number }

/**
 * Takes so many pieces from the lots in their order, each as far as it goes, and lowers what the lots have. What no lot
 * covers came in without a lot number.
 */
export function takeFrom(lots: readonly OpenLot[], wanted: { variant_id: number; quantity: number }): TakenLot[] {
  let missing = wanted.quantity
  const taken: TakenLot[] = []
  for (const each of lots) {
    const quantity = each.variant_id === wanted.variant_id ? Math.min(each.on_hand, missing) : 0
    if (quantity <= 0) continue
    each.on_hand -= quantity
    missing -= quantity
    taken.push({ lot_id: each.id, lot: each.lot, variant_id: each.variant_id, quantity })
  }
  return taken
}

export const lotLimits = { name: 40, soon_days: 60 } as const
/** How staff narrow the list: still in the house, blocked, or good for a short time only. */
export const lotStates = ['in_house', 'blocked', 'expiring'] as const
