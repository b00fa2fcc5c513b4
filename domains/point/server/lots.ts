import { seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import type { PointLotRow } from './balance.ts'
import { pointLotTable } from './tables.ts'

export type Part = { lot_id: number; amount: number }

/** Which lots an amount comes from, in the order they are given; at most what there is. */
export function partsOf(lots: readonly PointLotRow[], amount: number): Part[] {
  let open = amount
  return lots.flatMap(({ id, left }) => {
    const part = Math.min(left, open)
    open -= part
    return part > 0 ? [{ lot_id: id, amount: part }] : []
  })
}

export const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

export const takeFromLots = (ctx: Context, parts: readonly Part[]) => moveLots(ctx, parts, -1)
export const putIntoLots = (ctx: Context, parts: readonly Part[]) => moveLots(ctx, parts, 1)

async function moveLots(ctx: Context, parts: readonly Part[], direction: 1 | -1) {
  if (parts.length === 0) return
  const moves = JSON.stringify(parts.map(({ lot_id, amount }) => ({ id: lot_id, amount: amount * direction })))
  await ctx.db.execute(sql`
    update point_lot set "left" = point_lot."left" + move.amount
    from jsonb_to_recordset(${moves}::jsonb) as move(id bigint, amount int)
    where point_lot.id = move.id`)
}

type NewLot = { mb_id: string; amount: number; expires_at: Date }

export async function openLot(ctx: Context, lot: NewLot): Promise<number> {
  const [row] = await ctx.db
    .insert(pointLotTable)
    .values({ ...lot, left: lot.amount, created_at: ctx.now() })
    .returning({ id: pointLotTable.id })
  if (!row) throw new Error('an inserted lot was not returned')
  return row.id
}

/** Points live whole months and end with a day in Seoul, never in the middle of one. */
export function endOfPoints(from: Date, months: number): Date {
  const [year = 0, month = 1, day = 1] = seoulDay(from).split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months, day + 1))
  return startOfSeoulDay(last.toISOString().slice(0, 10))
}
