import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { popup } from '../contract.ts'
import { popupTable } from './tables.ts'

/** Those that are switched on and in their period today. */
export async function listPopups(ctx: Context, query: HandlerInput<typeof popup.list>['query']) {
  // Popups that are not running are shown to staff only.
  if (!query.active) return toPage([], 0, query)
  const direction = query.order === 'asc' ? asc : desc
  const running = isRunning(seoulDay(ctx.now()))
  const rows = await ctx.db
    .select()
    .from(popupTable)
    .where(running)
    .orderBy(direction(popupTable[query.sort]), direction(popupTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  return toPage(rows, await ctx.db.$count(popupTable, running), query)
}

const isRunning = (today: string) =>
  and(
    eq(popupTable.active, true),
    or(isNull(popupTable.starts_on), lte(popupTable.starts_on, today)),
    or(isNull(popupTable.ends_on), gte(popupTable.ends_on, today)),
  )
