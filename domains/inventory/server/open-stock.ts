import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { classReservation, stockMovementTable, stockTable } from '../../catalog/server/tables.ts'

type Opening = { variant_id: number; on_hand: number; is_seats?: boolean }

/** A new option gets its stock row, and what it begins with is its first movement. */
export async function openStock(ctx: Context, { variant_id, on_hand, is_seats = false }: Opening): Promise<void> {
  await ctx.db.insert(stockTable).values({ variant_id, on_hand, ...(is_seats && classReservation) })
  if (on_hand === 0) return
  const { mb_id } = requireMember(ctx)
  const first = { variant_id, on_hand, reserved: 0, reason: 'received', occasion: 'staff', mb_id }
  await ctx.db.insert(stockMovementTable).values(first)
}

/** The seats of a session of a class that is opened for sale. */
export async function openSeats(ctx: Context, variant_id: number, seats: number): Promise<void> {
  const stock = { on_hand: seats, ...classReservation }
  await ctx.db
    .insert(stockTable)
    .values({ variant_id, ...stock })
    .onConflictDoUpdate({ target: stockTable.variant_id, set: stock })
}
