import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { afterMoment, momentCursor } from '@sillage/server-kit/moment-cursor.ts'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { ActionOf } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { setGrade } from '../../member/server/set-grade.ts'
import { memberTable } from '../../member/server/tables.ts'
import type { application } from '../contract.ts'
import { toApplication, toRow } from './applications.ts'
import { lockFor, type Row, settle } from './lock.ts'
import { notifyAsked, notifyDecided } from './messages.ts'
import { applicationTable } from './tables.ts'

const place = { at: applicationTable.changed_at, id: applicationTable.id }

/** What waits from the oldest on; what is decided from the newest on. */
export async function listForStaff(ctx: Context, query: HandlerInput<typeof application.staff.list>['query']) {
  const { state, kind, after, limit } = query
  const newest = state === 'approved' || state === 'rejected'
  const inOrder = newest ? desc : asc
  const rows = await ctx.db
    .select({ row: applicationTable, mb_name: memberTable.mb_name, cursor: momentCursor(place) })
    .from(applicationTable)
    .innerJoin(memberTable, eq(memberTable.mb_id, applicationTable.mb_id))
    .where(
      and(
        eq(applicationTable.state, state),
        kind && eq(applicationTable.kind, kind),
        after ? afterMoment(place, after, { newest }) : undefined,
      ),
    )
    .orderBy(inOrder(applicationTable.changed_at), inOrder(applicationTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ cursor }) => cursor)
  return { data: shown.map(({ row, mb_name }) => ({ ...toRow(row), mb_name })), next_after }
}

export async function findForStaff(ctx: Context, id: number) {
  const [found] = await ctx.db
    .select({ row: applicationTable, mb_name: memberTable.mb_name, grade: memberTable.grade })
    .from(applicationTable)
    .innerJoin(memberTable, eq(memberTable.mb_id, applicationTable.mb_id))
    .where(eq(applicationTable.id, id))
  if (!found) throw notFound()
  const { row, mb_name, grade } = found
  const same_number = await listSameNumber(ctx, row)
  return { ...(await toApplication(ctx, row)), mb_id: row.mb_id, taken_by: row.taken_by, mb_name, grade, same_number }
}

async function listSameNumber(ctx: Context, { id, business_number }: Row) {
  if (business_number === '') return []
  const { id: column, mb_id, state } = applicationTable
  return ctx.db
    .select({ id: column, mb_id, state })
    .from(applicationTable)
    .where(and(eq(applicationTable.business_number, business_number), ne(column, id)))
    .orderBy(desc(column))
    .limit(10)
}

export async function takeApplication(ctx: Context, id: number) {
  const { mb_id: taken_by } = requireMember(ctx)
  await ctx.transaction(async (ctx) => {
    const { locked, next } = await lockFor(ctx, 'take', id)
    await settle(ctx, locked, { state: next, taken_by })
    await audit(ctx, 'take', locked, { state: next, taken_by })
  })
  return findForStaff(ctx, id)
}

/** Something is wanting: the applicant reads what, and may change everything. */
export async function askForMore(ctx: Context, id: number, note: string) {
  await ctx.transaction(async (ctx) => {
    const { locked, next } = await lockFor(ctx, 'ask', id)
    await settle(ctx, locked, { state: next }, note)
    await audit(ctx, 'ask', locked, { state: next, note })
    await notifyAsked(ctx, locked, note)
  })
  return findForStaff(ctx, id)
}

export async function rejectApplication(ctx: Context, id: number, note: string) {
  await ctx.transaction(async (ctx) => {
    const { locked, next } = await lockFor(ctx, 'reject', id)
    await settle(ctx, locked, { state: next }, note)
    await audit(ctx, 'reject', locked, { state: next, note })
    await notifyDecided(ctx, locked, { approved: false, note })
  })
  return findForStaff(ctx, id)
}

/** The member has the grade from this moment on, in the same step as the word. */
export async function approveApplication(ctx: Context, id: number) {
  await ctx.transaction(async (ctx) => {
    const before = await lockApplicant(ctx, id)
    const { locked, next } = await lockFor(ctx, 'approve', id)
    await settle(ctx, locked, { state: next })
    await audit(ctx, 'approve', locked, { state: next })
    await notifyDecided(ctx, locked, { approved: true, note: '' })
    // A dealer who asked to buy wholesale as well stays a dealer.
    if (before.grade === 'dealer') return
    const { kind: grade, mb_id } = locked
    await setGrade(ctx, mb_id, { before, grade, reason: `application:${id}` })
  })
  return findForStaff(ctx, id)
}

/**
 * The member before the application, in the order in which leaving locks them: otherwise two could wait for each other
 * for ever.
 */
async function lockApplicant(ctx: Context, id: number) {
  const applicant = ctx.db
    .select({ mb_id: applicationTable.mb_id })
    .from(applicationTable)
    .where(eq(applicationTable.id, id))
  const [member] = await ctx.db.select().from(memberTable).where(eq(memberTable.mb_id, applicant)).for('update')
  if (!member) throw notFound()
  return member
}

const audit = (ctx: Context, move: ActionOf<'application'>, { id, state, taken_by }: Row, after: object) =>
  writeAudit(ctx, { action: `application.${move}`, subject: `application:${id}`, before: { state, taken_by }, after })
