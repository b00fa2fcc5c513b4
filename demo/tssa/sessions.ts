/** Where and by whom each course is taught in the demo shop, and its sessions before today. */
export const taught: Record<number, { room_id: number; teacher_id: number; minimum: number }> = {
  1601: { room_id: 1, teacher_id: 1, minimum: 6 },
  1602: { room_id: 2, teacher_id: 2, minimum: 3 },
  1603: { room_id: 3, teacher_id: 4, minimum: 4 },
  1604: { room_id: 3, teacher_id: 3, minimum: 5 },
  1605: { room_id: 4, teacher_id: 2, minimum: 3 },
  1606: { room_id: 2, teacher_id: 1, minimum: 3 },
  1621: { room_id: 2, teacher_id: 2, minimum: 5 },
  1622: { room_id: 1, teacher_id: 1, minimum: 4 },
  1623: { room_id: 3, teacher_id: 2, minimum: 3 },
  1624: { room_id: 4, teacher_id: 4, minimum: 3 },
}

type Past = { product_id: number; days_ago: number; time: string; seats: number; taken: number }

export const past: Past[] = [
  { product_id: 1602, days_ago: 4, time: '19:00', seats: 8, taken: 7 },
  { product_id: 1602, days_ago: 11, time: '19:00', seats: 8, taken: 8 },
  { product_id: 1602, days_ago: 25, time: '19:00', seats: 8, taken: 5 },
  { product_id: 1604, days_ago: 17, time: '19:30', seats: 10, taken: 8 },
  { product_id: 1606, days_ago: 9, time: '11:00', seats: 8, taken: 8 },
  { product_id: 1606, days_ago: 23, time: '11:00', seats: 8, taken: 6 },
  { product_id: 1606, days_ago: 37, time: '11:00', seats: 8, taken: 7 },
  { product_id: 1605, days_ago: 2, time: '13:00', seats: 8, taken: 6 },
  { product_id: 1605, days_ago: 16, time: '13:00', seats: 8, taken: 8 },
  { product_id: 1624, days_ago: 6, time: '13:00', seats: 8, taken: 5 },
  { product_id: 1624, days_ago: 20, time: '13:00', seats: 8, taken: 7 },
  { product_id: 1603, days_ago: 21, time: '11:00', seats: 10, taken: 9 },
  { product_id: 1623, days_ago: 8, time: '11:00', seats: 6, taken: 5 },
]
