import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { endedClaimStates } from '../words.ts'
import { claimLineTable, claimTable } from './tables.ts'

/** Lines about which a buyer's wish is still open: nothing else happens to them until it is settled. */
export async function claimedLines(ctx: Context, line_ids: readonly number[]): Promise<Set<number>> {
  if (line_ids.length === 0) return new Set()
  const rows = await ctx.db
    .select({ line_id: claimLineTable.line_id })
    .from(claimLineTable)
    .innerJoin(claimTable, eq(claimTable.id, claimLineTable.claim_id))
    .where(and(inArray(claimLineTable.line_id, [...line_ids]), notInArray(claimTable.state, [...endedClaimStates])))
  return new Set(rows.map(({ line_id }) => line_id))
}
