/** What a shop decides for itself about hours, points, deposits and claims. Flat, so that a form, a file and a history name the same fields. */
export type ShopRules = {
  /** When someone answers the telephone, in Seoul. */
  care_opens: string
  care_lunch: string
  care_after_lunch: string
  care_closes: string
  /** How soon a customer may count on an answer, in opening hours. */
  answer_hours: number
  points_welcome: number
  points_review: number
  points_photo_review: number
  /** The least that pays an order. */
  points_minimum: number
  percent_general: number
  percent_silver: number
  percent_gold: number
  /** How long points live that are given from now on. */
  points_months: number
  /** How long an order that is paid later keeps its goods; a guest's, which anyone can place under any name, for shorter. */
  deposit_days: number
  guest_deposit_days: number
  /** Days from delivery after which a purchase is confirmed by itself. */
  confirm_days: number
  /** How long a buyer may change their mind, from delivery on. */
  withdrawal_days: number
  /** How long the shop is liable for goods that arrived broken, wrong or not as described. */
  fault_days: number
  /** What is paid for and has not left by then is late: the shop's fault, not the buyer's. */
  late_days: number
}

/** What a shop begins with. */
export const firstShopRules: ShopRules = {
  care_opens: '10:00',
  care_lunch: '12:00',
  care_after_lunch: '13:00',
  care_closes: '18:00',
  answer_hours: 4,
  points_welcome: 2_000,
  points_review: 100,
  points_photo_review: 300,
  points_minimum: 1_000,
  percent_general: 1,
  percent_silver: 1.5,
  percent_gold: 2,
  points_months: 12,
  deposit_days: 3,
  guest_deposit_days: 1,
  confirm_days: 7,
  withdrawal_days: 7,
  fault_days: 90,
  late_days: 3,
}

/** The law gives buyers at least these. */
export const leastDays = { withdrawal: 7, fault: 90 } as const
