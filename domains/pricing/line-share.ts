import { allocate } from './allocate.ts'

type Line = {
  quantity: number
  unit_amount: number
  discount_amount: number
  point_amount: number
  total_amount: number
}

/**
 * What some pieces of a line cost: its discount, points and money shared so that part and rest are whole, never
 * negative, and together exactly the line.
 */
export function shareOfLine(line: Line, quantity: number) {
  const { unit_amount, discount_amount, point_amount, total_amount } = line
  const shares = allocate(unit_amount * quantity, [discount_amount, point_amount, total_amount])
  const [discount = 0, points = 0, total = 0] = shares
  return { quantity, discount_amount: discount, point_amount: points, total_amount: total }
}
