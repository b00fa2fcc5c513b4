import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { inArray, sql } from 'drizzle-orm'
import { classReservation, stockMovementTable, stockTable, usualReservation } from '../../catalog/server/tables.ts'

type Opening = { variant_id: number; on_hand: number; is_seats?: boolean }

/** New options get their stock rows, and what they begin with is their first movement. */
export async function openStock(ctx: Context, opened: readonly Opening[]): Promise<void> {
  if (opened.length === 0) return
  const { mb_id } = requireMember(ctx)
  await ctx.db.execute(sql`
    insert into ${stockTable} (variant_id, on_hand, reservation_minutes)
    select variant_id, on_hand, case when is_seats then ${classReservation.reservation_minutes}::int else ${usualReservation.reservation_minutes}::int end
    from ${rowsOf(opened)}`)
  await ctx.db.execute(sql`
    insert into ${stockMovementTable} (variant_id, on_hand, reserved, reason, occasion, mb_id)
    select variant_id, on_hand, 0, 'received', 'staff', ${mb_id} from ${rowsOf(opened)} where on_hand <> 0`)
}

const rowsOf = (opened: readonly Opening[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(opened)}::jsonb) as opened(variant_id int, on_hand int, is_seats boolean)`

/** The stock of options that are deleted, and how it came about: no one has bought of it. */
export async function deleteStock(ctx: Context, variant_ids: readonly number[]): Promise<void> {
  await ctx.db.delete(stockMovementTable).where(inArray(stockMovementTable.variant_id, [...variant_ids]))
  await ctx.db.delete(stockTable).where(inArray(stockTable.variant_id, [...variant_ids]))
}

/** The seats of a session of a class that is opened for sale. */
export async function openSeats(ctx: Context, variant_id: number, seats: number): Promise<void> {
  const stock = { on_hand: seats, ...classReservation }
  await ctx.db
    .insert(stockTable)
    .values({ variant_id, ...stock })
    .onConflictDoUpdate({ target: stockTable.variant_id, set: stock })
}
