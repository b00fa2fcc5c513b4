import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { type PointReason, pointMoves } from '../words.ts'
import { pointBalanceTable, pointEntryTable, pointLotTable } from './tables.ts'

export type PointEntryRow = typeof pointEntryTable.$inferSelect
export type PointLotRow = typeof pointLotTable.$inferSelect

/**
 * A member's points while this transaction has them locked: the balance, and the lots with something left, the earliest
 * end first.
 */
export type Purse = { mb_id: string; balance: number; lots: PointLotRow[] }

/**
 * Locks a member's points for the rest of the transaction. Every movement begins here, so that those of one member
 * follow each other, and whatever was read after this line is still true at the commit.
 */
export async function lockPurse(ctx: Context, mb_id: string): Promise<Purse> {
  const balance = (await lockBalance(ctx, mb_id)) ?? (await openBalance(ctx, mb_id))
  const lots = await ctx.db
    .select()
    .from(pointLotTable)
    .where(and(eq(pointLotTable.mb_id, mb_id), gt(pointLotTable.left, 0)))
    .orderBy(asc(pointLotTable.expires_at), asc(pointLotTable.id))
  return expireIn(ctx, { mb_id, balance, lots })
}

async function lockBalance(ctx: Context, mb_id: string) {
  const [row] = await ctx.db.select().from(pointBalanceTable).where(eq(pointBalanceTable.mb_id, mb_id)).for('update')
  return row?.balance
}

/** The first movement of a member: of two that come together one writes the row and the other waits for it. */
async function openBalance(ctx: Context, mb_id: string) {
  await ctx.db.insert(pointBalanceTable).values({ mb_id }).onConflictDoNothing()
  return (await lockBalance(ctx, mb_id)) ?? 0
}

/** Expired lots leave the purse before anything else happens: they cannot be spent, even if the job has not run. */
async function expireIn(ctx: Context, purse: Purse): Promise<Purse> {
  const ended = purse.lots.filter(({ expires_at }) => expires_at <= ctx.now())
  let { balance } = purse
  for (const lot of ended) {
    await ctx.db.update(pointLotTable).set({ left: 0 }).where(eq(pointLotTable.id, lot.id))
    const movement = { reason: 'expired', occasion: `lot:${lot.id}`, amount: -lot.left, lot_id: lot.id } as const
    balance = (await writeEntry(ctx, { ...purse, balance }, movement)).balance
  }
  return { ...purse, balance, lots: purse.lots.filter((lot) => !ended.includes(lot)) }
}

type Movement = {
  reason: PointReason
  occasion: string
  amount: number
  memo?: string
  lot_id?: number | null
  missing?: number
}

/** Appends to the statement and moves the balance with it. The lots are the caller's to move by the same amount. */
export async function writeEntry(ctx: Context, { mb_id, balance: before }: Purse, movement: Movement) {
  const balance = before + movement.amount
  const brings = pointMoves[movement.reason].to === 'available'
  if (brings ? movement.amount < 0 : movement.amount > 0)
    throw new Error(`${movement.amount} points cannot be ${movement.reason}`)
  const [entry] = await ctx.db
    .insert(pointEntryTable)
    .values({ ...movement, mb_id, balance, created_at: ctx.now() })
    .returning()
  if (!entry) throw new Error('an inserted entry was not returned')
  // A movement of nothing is remembered, so that it is not tried again, but is no line of the statement.
  const shown = movement.amount === 0 ? 0 : 1
  await ctx.db
    .update(pointBalanceTable)
    .set({ balance, entries: sql`${pointBalanceTable.entries} + ${shown}` })
    .where(eq(pointBalanceTable.mb_id, mb_id))
  return entry
}

/** The movement already made on this occasion. Asked under the lock, the answer cannot change any more. */
export async function findEntry(
  ctx: Context,
  mb_id: string,
  { reason, occasion }: Pick<Movement, 'reason' | 'occasion'>,
) {
  const [entry] = await ctx.db
    .select()
    .from(pointEntryTable)
    .where(
      and(eq(pointEntryTable.mb_id, mb_id), eq(pointEntryTable.reason, reason), eq(pointEntryTable.occasion, occasion)),
    )
  return entry
}

/** What a member can spend now; expired points do not count, even before the nightly job has written them off. */
export async function findBalance(ctx: Context, mb_id: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ balance: number }>(sql`
    select balance - coalesce((
      select sum("left") from point_lot
      where mb_id = ${mb_id} and "left" > 0 and expires_at <= ${ctx.now().toISOString()}), 0) as balance
    from point_balance where mb_id = ${mb_id}`)
  return rows[0]?.balance ?? 0
}
