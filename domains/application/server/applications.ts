import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { listFiles } from '@sillage/server-kit/stored-files.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { ApplicationKind } from '../words.ts'
import type { Row } from './lock.ts'
import { applicationEventTable, applicationTable } from './tables.ts'

/** More than anybody applies in a life. */
const shown = 20

/** The member's own, the newest first. */
export async function listApplications(ctx: Context, { kind }: { kind?: ApplicationKind | undefined }) {
  const mine = eq(applicationTable.mb_id, requireMember(ctx).mb_id)
  const rows = await ctx.db
    .select()
    .from(applicationTable)
    .where(and(mine, kind && eq(applicationTable.kind, kind)))
    .orderBy(desc(applicationTable.id))
    .limit(shown)
  return rows.map(toRow)
}

/** The member's own application; anybody else's does not exist. */
export async function findApplication(ctx: Context, id: number) {
  const mine = eq(applicationTable.mb_id, requireMember(ctx).mb_id)
  const [row] = await ctx.db
    .select()
    .from(applicationTable)
    .where(and(eq(applicationTable.id, id), mine))
  if (!row) throw notFound()
  return toApplication(ctx, row)
}

/** What the files of an application belong to. */
export const subjectOf = (id: number) => `application:${id}`

export const filesOf = async (ctx: Context, id: number) =>
  (await listFiles(ctx, [subjectOf(id)])).get(subjectOf(id)) ?? []

export async function toApplication(ctx: Context, row: Row) {
  const events = await ctx.db
    .select()
    .from(applicationEventTable)
    .where(eq(applicationEventTable.application_id, row.id))
    .orderBy(asc(applicationEventTable.id))
  return {
    ...toRow(row),
    files: await filesOf(ctx, row.id),
    events: events.map((event) => ({ ...event, created_at: event.created_at.toISOString() })),
  }
}

export const toRow = (row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
})
