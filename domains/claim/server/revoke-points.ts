import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { LineRow, LockedOrder } from '../../order/server/lines.ts'
import { endedStates, type LineState } from '../../order/words.ts'
import { revokeEarnedPoints } from '../../point/server/revoke-points.ts'
import { pointEntryTable } from '../../point/server/tables.ts'

const occasionOf = (line_id: number) => `line:${line_id}`

/**
 * Points that confirmed lines had earned are revoked with them. A part that was split off after it was confirmed had earned
 * together with the line it came from: it takes its share, and the last of them takes what is left. What the member has
 * spent meanwhile is not asked for: the refund was promised without it.
 */
export async function revokePoints(
  ctx: Context,
  { order, lines }: LockedOrder,
  gone: readonly LineRow[],
): Promise<void> {
  const { mb_id } = order
  if (!mb_id || gone.length === 0) return
  const entries = await ctx.db
    .select({ occasion: pointEntryTable.occasion, amount: pointEntryTable.amount })
    .from(pointEntryTable)
    .where(
      and(
        eq(pointEntryTable.mb_id, mb_id),
        eq(pointEntryTable.reason, 'earned'),
        inArray(
          pointEntryTable.occasion,
          lines.map(({ id }) => occasionOf(id)),
        ),
      ),
    )
  const earnings = new Map(entries.map(({ occasion, amount }) => [occasion, amount]))
  const earnerOf = (line: LineRow): LineRow | undefined => {
    if (earnings.has(occasionOf(line.id))) return line
    const parent = lines.find(({ id }) => id === line.split_from_id)
    return parent && earnerOf(parent)
  }
  for (const line of gone) {
    const earner = earnerOf(line)
    if (!earner) continue
    // A line that was returned before it was confirmed has earned nothing.
    const family = lines.filter((each) => each.confirmed_at && earnerOf(each) === earner)
    const occasion = occasionOf(earner.id)
    const share = shareOf(earnings.get(occasion) ?? 0, line, family)
    const isLast = family.every(({ state }) => (endedStates as readonly LineState[]).includes(state))
    if (isLast) await revokeEarnedPoints(ctx, { mb_id, occasion, times: line.id })
    else if (share > 0) await revokeEarnedPoints(ctx, { mb_id, occasion, amount: share, times: line.id })
  }
}

function shareOf(earned: number, { total_amount }: LineRow, family: readonly LineRow[]): number {
  const whole = family.reduce((sum, line) => sum + line.total_amount, 0)
  return whole === 0 ? 0 : Math.floor((earned * total_amount) / whole)
}
