const prefix = 'order-key:'
/** Where storage is switched off, at least until the next reload. */
const remembered = new Map<number, string>()

/** The key to an order that was placed or looked up here, for this tab alone. */
export function keepViewKey(order_id: number, view_key: string) {
  remembered.set(order_id, view_key)
  try {
    sessionStorage.setItem(`${prefix}${order_id}`, view_key)
  } catch {
    // Remembered until the page is left.
  }
}

export function findViewKey(order_id: number): string | undefined {
  const known = remembered.get(order_id)
  if (known) return known
  try {
    return sessionStorage.getItem(`${prefix}${order_id}`) ?? undefined
  } catch {
    return undefined
  }
}
