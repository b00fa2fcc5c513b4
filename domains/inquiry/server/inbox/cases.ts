import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, isStaffWith, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ActionOf } from '../../../audit/actions.ts'
import { writeAudit } from '../../../audit/server/audit.ts'
import { memberTable } from '../../../member/server/tables.ts'
import { staffCaseAssigned } from '../../../message/server/catalogue/staff.ts'
import { sendToMember } from '../../../message/server/send-to-member.ts'
import { reviewTable } from '../../../review/server/tables.ts'
import { staffTable } from '../../../staff/server/tables.ts'
import type { InboxKind } from '../../inbox-words.ts'
import { inboxCaseTable, inboxNoteTable } from '../inbox-tables.ts'
import { settle } from '../moves.ts'
import { inquiryTable, productInquiryTable } from '../tables.ts'

export type Ref = { kind: InboxKind; id: number }

const caseColumns = {
  inquiry: inboxCaseTable.inquiry_id,
  product: inboxCaseTable.product_inquiry_id,
  review: inboxCaseTable.review_id,
} as const

const keyOf = ({ kind, id }: Ref) =>
  kind === 'inquiry' ? { inquiry_id: id } : kind === 'product' ? { product_inquiry_id: id } : { review_id: id }

/** Who comes second waits here until the first is done; what is not there, or not theirs to see, is not found. */
export async function lockCase(ctx: Context, { kind, id }: Ref) {
  if (kind === 'review' && !isStaffWith(ctx, 'reviews')) throw notFound()
  const table = kind === 'inquiry' ? inquiryTable : kind === 'product' ? productInquiryTable : reviewTable
  const [locked] = await ctx.db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
  if (!locked) throw notFound()
  const [found] = await ctx.db.select().from(inboxCaseTable).where(eq(caseColumns[kind], id))
  return found
}

export async function changeCase(
  ctx: Context,
  ref: Ref,
  changes: { assigned_to?: string | null; done_at?: Date | null },
) {
  const [row] = await ctx.db
    .insert(inboxCaseTable)
    .values({ ...keyOf(ref), ...changes })
    .onConflictDoUpdate({ target: caseColumns[ref.kind], set: { ...keyOf(ref), ...changes } })
    .returning()
  if (!row) throw new Error('a case was not kept')
  return row
}

/** The employee who answers an unassigned case is assigned to it. */
export async function takeIfFree(ctx: Context, ref: Ref) {
  const assigned_to = requireMember(ctx).mb_id
  await ctx.db
    .insert(inboxCaseTable)
    .values({ ...keyOf(ref), assigned_to })
    .onConflictDoUpdate({
      target: caseColumns[ref.kind],
      set: { assigned_to },
      setWhere: isNull(inboxCaseTable.assigned_to),
    })
}

const subjects = { inquiry: 'inquiry', product: 'product_inquiry', review: 'review' } as const

export const auditCase = (
  ctx: Context,
  move: ActionOf<'inbox'>,
  { kind, id }: Ref,
  before: object | null,
  after: object,
) => writeAudit(ctx, { action: `inbox.${move}`, subject: `${subjects[kind]}:${id}`, before, after })

/** Staff who may answer inquiries. */
export const listColleagues = (ctx: Context) =>
  ctx.db
    .select({ mb_id: staffTable.mb_id, mb_name: memberTable.mb_name })
    .from(staffTable)
    .innerJoin(memberTable, eq(memberTable.mb_id, staffTable.mb_id))
    .where(sql`${staffTable.permissions} ?| array['inquiries', '*']::text[]`)
    .orderBy(asc(memberTable.mb_name))

type Assignment = { mb_id: string | null; was: string | null }

/** Gives a case to someone, or to no one again. An inquiry shows its writer that someone looks at it. */
export const assignCase = (ctx: Context, ref: Ref, { mb_id, was }: Assignment) =>
  ctx.transaction(async (ctx) => {
    const before = (await lockCase(ctx, ref))?.assigned_to ?? null
    if (before === mb_id) return
    if (before !== was)
      throw new Problem(409, '그사이 다른 직원이 담당하게 됐어요. 확인하고 다시 시도해 주세요.', {
        code: 'changed_meanwhile',
      })
    if (mb_id !== null && !(await listColleagues(ctx)).some((each) => each.mb_id === mb_id))
      throw notFound('직원을 찾을 수 없어요.')
    await changeCase(ctx, ref, { assigned_to: mb_id })
    if (ref.kind === 'inquiry') await showTaken(ctx, ref.id, mb_id !== null)
    await auditCase(ctx, 'assign', ref, { assigned_to: before }, { assigned_to: mb_id })
    if (mb_id !== null && mb_id !== requireMember(ctx).mb_id) await notifyColleague(ctx, ref, mb_id)
  })

async function showTaken(ctx: Context, id: number, taken: boolean) {
  const [from, to] = taken ? (['open', 'in_progress'] as const) : (['in_progress', 'open'] as const)
  const [row] = await ctx.db
    .select({ id: inquiryTable.id })
    .from(inquiryTable)
    .where(and(eq(inquiryTable.id, id), eq(inquiryTable.state, from)))
  if (row) await settle(ctx, id, { state: to })
}

const notifyColleague = (ctx: Context, { kind, id }: Ref, mb_id: string) =>
  sendToMember(ctx, mb_id, staffCaseAssigned, {
    subject: `${subjects[kind]}:${id}`,
    transition: `assigned ${ctx.now().getTime()}`,
    values: { colleague: requireMember(ctx).mb_name, link: '' },
  })

export const noteCase = (ctx: Context, ref: Ref, body: string) =>
  ctx.transaction(async (ctx) => {
    const { id: case_id } = (await lockCase(ctx, ref)) ?? (await changeCase(ctx, ref, {}))
    const [note] = await ctx.db
      .insert(inboxNoteTable)
      .values({ case_id, body, mb_id: requireMember(ctx).mb_id, created_at: ctx.now() })
      .returning({ id: inboxNoteTable.id })
    await auditCase(ctx, 'note', ref, null, { note_id: note?.id })
  })

export const listNotes = (ctx: Context, { kind, id }: Ref) =>
  ctx.db
    .select({ note: inboxNoteTable, mb_name: memberTable.mb_name })
    .from(inboxCaseTable)
    .innerJoin(inboxNoteTable, eq(inboxNoteTable.case_id, inboxCaseTable.id))
    .leftJoin(memberTable, eq(memberTable.mb_id, inboxNoteTable.mb_id))
    .where(eq(caseColumns[kind], id))
    .orderBy(asc(inboxNoteTable.id))
