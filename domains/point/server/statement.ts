import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, gt, lt, lte, ne, sql } from 'drizzle-orm'
import type { point } from '../contract.ts'
import { pointRules } from '../words.ts'
import { findBalance, type PointEntryRow } from './balance.ts'
import { pointBalanceTable, pointEntryTable, pointLotTable } from './tables.ts'

type Query = HandlerInput<typeof point.list>['query']

/** What a member has, what of it ends soon, and how it came about. */
export async function listPoints(ctx: Context, mb_id: string, query: Query) {
  const inOrder = query.order === 'asc' ? asc : desc
  const rows = await ctx.db
    .select()
    .from(pointEntryTable)
    .where(entriesOf(mb_id, query))
    .orderBy(inOrder(pointEntryTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  const total = await countEntries(ctx, mb_id, query)
  return {
    ...toPage(rows.map(toEntry), total, query),
    balance: await findBalance(ctx, mb_id),
    expiring_soon: await findExpiringSoon(ctx, mb_id),
  }
}

const signs = { in: gt, out: lt }

const entriesOf = (mb_id: string, { direction }: Pick<Query, 'direction'>) =>
  and(eq(pointEntryTable.mb_id, mb_id), (direction ? signs[direction] : ne)(pointEntryTable.amount, 0))

/** The length of the whole statement is stored; a part of it is counted as far as pages go. */
async function countEntries(ctx: Context, mb_id: string, query: Query): Promise<number> {
  if (!query.direction) {
    const [row] = await ctx.db.select().from(pointBalanceTable).where(eq(pointBalanceTable.mb_id, mb_id))
    return row?.entries ?? 0
  }
  const counted = ctx.db
    .select({ id: pointEntryTable.id })
    .from(pointEntryTable)
    .where(entriesOf(mb_id, query))
    .limit(limits.paging.counted_rows)
    .as('counted')
  return ctx.db.$count(counted)
}

async function findExpiringSoon(ctx: Context, mb_id: string) {
  const [row] = await ctx.db
    .select({
      amount: sql<number | null>`sum(${pointLotTable.left})`,
      at: sql<Date | null>`min(${pointLotTable.expires_at})`.mapWith(pointLotTable.expires_at),
    })
    .from(pointLotTable)
    .where(
      and(
        eq(pointLotTable.mb_id, mb_id),
        gt(pointLotTable.left, 0),
        gt(pointLotTable.expires_at, ctx.now()),
        lte(pointLotTable.expires_at, addDays(ctx.now(), pointRules.soon_days)),
      ),
    )
  return row?.amount && row.at ? { amount: row.amount, at: row.at.toISOString() } : null
}

export const toEntry = (row: PointEntryRow) => ({ ...row, created_at: row.created_at.toISOString() })
