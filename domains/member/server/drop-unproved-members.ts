import type { Context } from '@sillage/server-kit/context.ts'
import { forgetRates } from '@sillage/server-kit/rate-limit.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { phoneCodeText } from './emails.ts'
import { forgetSteps } from './kakao-step.ts'
import {
  consentTable,
  linkedAccountTable,
  loginFailureTable,
  mailLinkTable,
  memberTable,
  phoneProofTable,
  spentSignatureTable,
} from './tables.ts'

const pendingDays = 7
const dayMs = 24 * 60 * 60 * 1000

/** Once a day: what has run out, and who never proved their mail. Their ids are free again at once. */
export async function dropUnprovedMembers(ctx: Context) {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * dayMs)
  await ctx.db.delete(phoneProofTable).where(lt(phoneProofTable.expires_at, daysAgo(1)))
  await ctx.db.delete(mailLinkTable).where(lt(mailLinkTable.expires_at, daysAgo(1)))
  await ctx.db.delete(loginFailureTable).where(lt(loginFailureTable.failed_at, daysAgo(1)))
  // A code that was sent to a number without a member: no member's leaving would delete it.
  await ctx.db
    .delete(outboxTable)
    .where(and(eq(outboxTable.template, phoneCodeText.name), lt(outboxTable.created_at, daysAgo(1))))
  // Longer than the provider says who has signed under a number.
  await ctx.db.delete(spentSignatureTable).where(lt(spentSignatureTable.spent_at, daysAgo(400)))
  await forgetSteps(ctx)
  await forgetRates(ctx)
  await ctx.transaction(async (ctx) => {
    const gone = await ctx.db
      .delete(memberTable)
      .where(and(eq(memberTable.state, 'pending'), lt(memberTable.created_at, daysAgo(pendingDays))))
      .returning({ mb_id: memberTable.mb_id })
    const ids = gone.map(({ mb_id }) => mb_id)
    if (ids.length === 0) return
    await ctx.db.delete(consentTable).where(inArray(consentTable.mb_id, ids))
    await ctx.db.delete(mailLinkTable).where(inArray(mailLinkTable.mb_id, ids))
    await ctx.db.delete(linkedAccountTable).where(inArray(linkedAccountTable.mb_id, ids))
  })
}
