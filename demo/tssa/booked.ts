import type { EnrolmentState } from '@sillage/domains/course/words.ts'

export type Booked = { product_id: number; days_ago: number; state: 'granted' | 'confirmed'; seat: EnrolmentState }

/** The demo shop's member has a class to come, one she has completed, and one with a certificate. */
export const booked: Booked[] = [
  { product_id: 1601, days_ago: 12, state: 'granted', seat: 'enrolled' },
  { product_id: 1602, days_ago: 33, state: 'confirmed', seat: 'completed' },
  { product_id: 1606, days_ago: 47, state: 'confirmed', seat: 'completed' },
]
