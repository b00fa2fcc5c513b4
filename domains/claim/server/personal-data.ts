import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, inArray, notInArray, sql } from 'drizzle-orm'
import { keepRecord } from '../../member/server/retained-records.ts'
import { orderTable } from '../../order/server/tables.ts'
import type { PersonalData } from '../../personal-data-shape.ts'
import { endedClaimStates } from '../words.ts'
import { claimTable } from './tables.ts'

const ordersOf = (mb_id: string) =>
  sql`(select ${orderTable.id} from ${orderTable} where ${orderTable.mb_id} = ${mb_id})`

const claimsOf = (ctx: Context, mb_id: string) =>
  ctx.db
    .select({
      order_id: claimTable.order_id,
      kind: claimTable.kind,
      state: claimTable.state,
      reason: claimTable.reason,
      memo: claimTable.memo,
      account: claimTable.account,
      answer: claimTable.answer,
      created_at: claimTable.created_at,
      done_at: claimTable.done_at,
    })
    .from(claimTable)
    .where(inArray(claimTable.order_id, ordersOf(mb_id)))
    .orderBy(asc(claimTable.id))

/** What was to be undone. Before the orders go: they are found through them. */
export const claimData: PersonalData = {
  name: 'claims',
  async open(ctx, { mb_id }) {
    const mine = and(inArray(claimTable.order_id, ordersOf(mb_id)), notInArray(claimTable.state, [...endedClaimStates]))
    const [claim] = await ctx.db.select({ id: claimTable.id }).from(claimTable).where(mine).limit(1)
    return claim ? '아직 끝나지 않은 취소·반품·교환이 있어요. 끝난 뒤에 탈퇴할 수 있어요.' : null
  },
  collect: async (ctx, { mb_id }) => ({ claims: await claimsOf(ctx, mb_id) }),
  async erase(ctx, person) {
    const claims = await claimsOf(ctx, person.mb_id)
    if (claims.length > 0) await keepRecord(ctx, 'complaint', person, { claims })
    const mine = ordersOf(person.mb_id)
    await ctx.db.update(claimTable).set({ memo: '', account: null }).where(inArray(claimTable.order_id, mine))
  },
}
