import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { hashSid } from '@sillage/server-kit/sessions.ts'
import { lt } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import { analyticsClientTable } from './tables.ts'

/** As long as a session lives. */
const daysKept = 30

/** Ties this visit to the id by which the analytics service knows it, so that what the server reports is the same visit's. */
export async function setAnalyticsClient(ctx: Context, { ga_client_id }: { ga_client_id: string }) {
  await limit(ctx, 'analytics')
  const seen = { ga_client_id, seen_at: ctx.now() }
  await ctx.db
    .insert(analyticsClientTable)
    .values({ sid_hash: hashSid(ctx.visitor.sid), ...seen })
    .onConflictDoUpdate({ target: analyticsClientTable.sid_hash, set: seen })
}

export const forgetAnalyticsClients = (ctx: Context) =>
  ctx.db.delete(analyticsClientTable).where(lt(analyticsClientTable.seen_at, addDays(ctx.now(), -daysKept)))
