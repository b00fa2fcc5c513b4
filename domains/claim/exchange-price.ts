type Part = { quantity: number; unit_amount: number; discount_amount: number; point_amount: number }

/** What a piece of the other variant costs whoever paid `unit_amount`: in the proportion of the list prices, rounded up. */
export function exchangePrice(unit_amount: number, list: { from: number; to: number }): number {
  if (list.to === list.from) return unit_amount
  // Nothing has no proportion to anything.
  if (list.from === 0) return list.to
  return Number((BigInt(unit_amount) * BigInt(list.to) + BigInt(list.from) - 1n) / BigInt(list.from))
}

/** The same pieces as the other variant: coupons and points stay with them, as far as a lower price leaves room. */
export function exchangedShare({ quantity, discount_amount, point_amount }: Part, unit_amount: number) {
  const amount = unit_amount * quantity
  const discount = Math.min(discount_amount, amount)
  const points = Math.min(point_amount, amount - discount)
  return {
    quantity,
    unit_amount,
    discount_amount: discount,
    point_amount: points,
    total_amount: amount - discount - points,
  }
}
