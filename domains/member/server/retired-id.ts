import { createHmac } from 'node:crypto'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, gt, lte } from 'drizzle-orm'
import { accountRules } from '../words.ts'
import { retiredIdTable } from './tables.ts'

/** The id of a member who left is stored as a hash: a reader of the table learns no id. */
export const hashRetiredId = (ctx: Context, mb_id: string) =>
  createHmac('sha256', ctx.secret).update(`retired id ${mb_id}`).digest('base64url')

export async function isRetiredId(ctx: Context, mb_id: string) {
  const [row] = await ctx.db
    .select({ free_at: retiredIdTable.free_at })
    .from(retiredIdTable)
    .where(and(eq(retiredIdTable.id_hash, hashRetiredId(ctx, mb_id)), gt(retiredIdTable.free_at, ctx.now())))
  return row !== undefined
}

export async function retireId(ctx: Context, mb_id: string) {
  const free_at = addDays(ctx.now(), accountRules.id_rest_days)
  await ctx.db
    .insert(retiredIdTable)
    .values({ id_hash: hashRetiredId(ctx, mb_id), free_at })
    // The id may have been free again, taken, and left a second time before the daily clean-up.
    .onConflictDoUpdate({ target: retiredIdTable.id_hash, set: { free_at } })
}

export const dropFreeIds = (ctx: Context) => ctx.db.delete(retiredIdTable).where(lte(retiredIdTable.free_at, ctx.now()))
