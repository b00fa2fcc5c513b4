import { createHash } from 'node:crypto'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { MoveKind, MoveSource } from '../words.ts'
import type { AnyMover, OldRecord } from './mover.ts'
import { moveLinkTable, moveRecordTable } from './tables.ts'

export type RecordRow = typeof moveRecordTable.$inferSelect & OldRecord
export type LinkRow = typeof moveLinkTable.$inferSelect

const atOnce = 50

/** The next records of a kind that something is still to be done with, with their parts. */
export async function nextRecords(
  ctx: Context,
  move_id: number,
  { kind, parts }: AnyMover,
  left: SQL | undefined,
): Promise<RecordRow[]> {
  const rows = await ctx.db
    .select()
    .from(moveRecordTable)
    .where(and(eq(moveRecordTable.move_id, move_id), eq(moveRecordTable.kind, kind), left))
    .orderBy(asc(moveRecordTable.id))
    .limit(atOnce)
  const found =
    parts && rows.length > 0
      ? await listParts(
          ctx,
          move_id,
          parts,
          rows.map(({ old_id }) => old_id),
        )
      : []
  const byParent = Map.groupBy(found, ({ parent }) => parent)
  return rows.map((row) => ({ ...row, parts: (byParent.get(row.old_id) ?? []).map(({ data }) => data) }))
}

const listParts = (ctx: Context, move_id: number, kind: string, parents: string[]) =>
  ctx.db
    .select()
    .from(moveRecordTable)
    .where(
      and(
        eq(moveRecordTable.move_id, move_id),
        eq(moveRecordTable.kind, kind),
        inArray(moveRecordTable.parent, parents),
      ),
    )
    .orderBy(asc(moveRecordTable.id))

export const notCompared = isNull(moveRecordTable.outcome)

/** What old things are here, by their old id. */
export async function listLinks(
  ctx: Context,
  source: MoveSource,
  kind: MoveKind,
  old_ids: readonly string[],
): Promise<Map<string, LinkRow>> {
  if (old_ids.length === 0) return new Map()
  const of = and(
    eq(moveLinkTable.source, source),
    eq(moveLinkTable.kind, kind),
    inArray(moveLinkTable.old_id, [...old_ids]),
  )
  const rows = await ctx.db.select().from(moveLinkTable).where(of)
  return new Map(rows.map((row) => [row.old_id, row]))
}

/** Identifies a content. */
export const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')
