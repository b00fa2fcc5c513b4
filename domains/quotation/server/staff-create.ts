import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { memberTable } from '../../member/server/tables.ts'
import type { staffQuotations } from '../staff-contract.ts'
import { addQuotation } from './save.ts'
import { quotationTable } from './tables.ts'

/** An empty draft for a customer who called; lines and prices are written on its own screen. */
export async function createStaffQuotation(ctx: Context, { body }: HandlerInput<typeof staffQuotations.create>) {
  const { mb_id, lang, ...contact } = body
  if (mb_id !== '') await requireKnown(ctx, mb_id)
  return ctx.transaction(async (ctx) => {
    const added = await addQuotation(
      ctx,
      {
        ...contact,
        mb_id: mb_id || null,
        lang,
        currency: lang === 'en' ? 'usd' : 'krw',
        source: 'staff',
        staff_id: requireMember(ctx).mb_id,
      },
      'staff',
    )
    if (!added) return findByKey(ctx, body.request_key)
    const { id, quotation_no } = added
    await writeAudit(ctx, {
      action: 'quotation.create',
      subject: `quotation:${id}`,
      before: null,
      after: { quotation_no, mb_id: added.mb_id },
    })
    return { id }
  })
}

async function requireKnown(ctx: Context, mb_id: string) {
  const [known] = await ctx.db
    .select({ mb_id: memberTable.mb_id })
    .from(memberTable)
    .where(eq(memberTable.mb_id, mb_id))
  if (!known) throw invalid('mb_id', '그런 아이디의 회원이 없어요.')
}

async function findByKey(ctx: Context, request_key: string) {
  const [row] = await ctx.db
    .select({ id: quotationTable.id })
    .from(quotationTable)
    .where(eq(quotationTable.request_key, request_key))
  if (!row) throw new Error('a quotation was neither added nor found')
  return row
}
