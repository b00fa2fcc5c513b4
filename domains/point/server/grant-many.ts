import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { memberTable } from '../../member/server/tables.ts'
import type { point } from '../contract.ts'
import { findEntry, lockPurse } from './balance.ts'
import { earnPoints } from './earn.ts'

type Grant = HandlerInput<typeof point.staff.grantMany>['body']

/** Members are taken in the order of their ids: two grants at once wait for each other and never both. */
export const grantToMany = (ctx: Context, { mb_ids, amount, memo, key, dry_run }: Grant) =>
  ctx.transaction(async (ctx) => {
    const asked = [...new Set(mb_ids)]
    const members = await ctx.db
      .select({ mb_id: memberTable.mb_id, mb_name: memberTable.mb_name })
      .from(memberTable)
      .where(and(inArray(memberTable.mb_id, asked), eq(memberTable.state, 'active')))
      .orderBy(asc(memberTable.mb_id))
    const known = new Set(members.map(({ mb_id }) => mb_id))
    const answer = {
      granted: members,
      refused: asked.filter((mb_id) => !known.has(mb_id)),
      total: members.length * amount,
    }
    if (dry_run) return answer
    const [first] = members
    if (!first) throw invalid('mb_ids', '적립금을 받을 회원이 없어요.')
    const occasion = `staff:${key}`
    // Sent twice at once, the second waits here. All of it is one transaction: what the first member has, everyone has.
    await lockPurse(ctx, first.mb_id)
    if (await findEntry(ctx, first.mb_id, { reason: 'granted', occasion })) return answer
    for (const { mb_id } of members) await earnPoints(ctx, { mb_id, amount, memo, reason: 'granted', occasion })
    const after = { mb_ids: [...known], amount, memo }
    await writeAudit(ctx, { action: 'point.granted-many', subject: `points:${key}`, before: null, after })
    return answer
  })
