import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { LineRow } from '../../order/server/lines.ts'
import { claimLineTable, claimTable } from './tables.ts'

/** Lines that an exchange sent in place of something, and what was split from them: they were not bought. */
export async function listReplacements(
  ctx: Context,
  order_id: number,
  lines: readonly LineRow[],
): Promise<Set<LineRow>> {
  const rows = await ctx.db
    .select({ id: claimLineTable.replacement_line_id })
    .from(claimLineTable)
    .innerJoin(claimTable, eq(claimTable.id, claimLineTable.claim_id))
    .where(and(eq(claimTable.order_id, order_id), isNotNull(claimLineTable.replacement_line_id)))
  const sent = new Set(rows.map(({ id }) => id))
  const isSent = (line: LineRow | undefined): boolean =>
    line !== undefined && (sent.has(line.id) || isSent(lines.find(({ id }) => id === line.split_from_id)))
  return new Set(lines.filter(isSent))
}
