const place = 'order-placed'

/** The order this tab placed last: anyone who goes back to the form is led to it. Storage may be switched off. */
export const lastPlacedOrder = {
  keep(order_id: number) {
    try {
      sessionStorage.setItem(place, String(order_id))
    } catch {
      // The form then says that there is nothing to order.
    }
  },
  find(): number | null {
    try {
      const id = Number(sessionStorage.getItem(place))
      return Number.isSafeInteger(id) && id > 0 ? id : null
    } catch {
      return null
    }
  },
}
