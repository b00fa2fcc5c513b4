/** What one buyer did and was told; the shop's books and the provider's are held against it afterwards. */
export type Attempt = {
  request_key: string
  mb_id: string
  variant_id: number
  /** The answer to the order. */
  placed: {
    order_id: number
    order_no: string
    total_amount: number
    point_amount: number
    coupon_id: number | null
  } | null
  /** The state of the payment that was shown last; `left` the window without paying. */
  outcome: string | null
  /** What was promised back when the order was canceled. */
  refunded: number | null
}

/** A member who sent a picture, and the status of the answer. */
export type Sent = { mb_id: string; answer: string }

export type Journal = {
  attempts: Attempt[]
  sent: Sent[]
  /** How often each answer came: a status, or `nobody` where no instance answered. */
  answers: Map<string, number>
  pages: Map<string, number>
}

export const openJournal = (): Journal => ({
  attempts: [],
  sent: [],
  answers: new Map(),
  pages: new Map(),
})

export const count = (counts: Map<string, number>, name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1)
