import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { MoveOutcome } from '../words.ts'
import type { AnyMover, Moving } from './mover.ts'
import { digestOf, type LinkRow, listLinks, nextRecords, notCompared, type RecordRow } from './records.ts'
import { movers } from './sources.ts'
import { moveRecordTable, moveTable } from './tables.ts'

/** The dry run: of every record, what will become of it. Goes on where an earlier try was stopped. */
export async function compare(ctx: Context, move_id: number, moving: Moving) {
  const kinds = movers[moving.source].map(({ kind }) => kind)
  const ofKinds = and(eq(moveRecordTable.move_id, move_id), inArray(moveRecordTable.kind, kinds))
  const total = await ctx.db.$count(moveRecordTable, ofKinds)
  await ctx.db.update(moveTable).set({ step: 'comparing', done: 0, total }).where(eq(moveTable.id, move_id))
  for (const mover of movers[moving.source])
    for (let rows = await next(ctx, move_id, mover); rows.length > 0; rows = await next(ctx, move_id, mover))
      await compareSome(ctx, move_id, mover, rows, { ...moving, links: foreseen(ctx, move_id, moving.source) })
  await ctx.db.update(moveTable).set({ step: 'ready', done: total }).where(eq(moveTable.id, move_id))
}

const next = (ctx: Context, move_id: number, mover: AnyMover) => nextRecords(ctx, move_id, mover, notCompared)

async function compareSome(ctx: Context, move_id: number, mover: AnyMover, rows: RecordRow[], moving: Moving) {
  const links = await listLinks(
    ctx,
    moving.source,
    mover.kind,
    rows.map(({ old_id }) => old_id),
  )
  const refusals = await mover.refusals(
    ctx,
    rows.filter(({ old_id }) => !links.has(old_id)),
    moving,
  )
  const found = rows.map((row) => {
    const { label, value, notes } = mover.read(row, moving)
    const refusal = refusals.get(row.old_id)
    const outcome = value === null || refusal !== undefined ? 'left_out' : outcomeOf(value, links.get(row.old_id))
    return {
      id: row.id,
      label,
      outcome,
      notes: refusal === undefined ? notes : [{ text: refusal, detail: row.old_id }],
    }
  })
  await ctx.transaction(async (ctx) => {
    await ctx.db.execute(sql`
      update ${moveRecordTable} set label = found.label, outcome = found.outcome, notes = found.notes
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found(id bigint, label text, outcome text, notes jsonb)
      where ${moveRecordTable.id} = found.id`)
    await ctx.db
      .update(moveTable)
      .set({ done: sql`${moveTable.done} + ${rows.length}` })
      .where(eq(moveTable.id, move_id))
  })
}

/** What is here already, and what will be: members and products that this move takes over. */
const foreseen =
  (ctx: Context, move_id: number, source: Moving['source']): Moving['links'] =>
  async (kind, old_ids) => {
    if (old_ids.length === 0) return new Map()
    const { old_id, outcome } = moveRecordTable
    const ofThem = and(
      eq(moveRecordTable.move_id, move_id),
      eq(moveRecordTable.kind, kind),
      inArray(old_id, [...old_ids]),
    )
    const rows = await ctx.db
      .select({ old_id })
      .from(moveRecordTable)
      .where(and(ofThem, ne(outcome, 'left_out')))
    const links = await listLinks(ctx, source, kind, old_ids)
    return new Map([...rows, ...links.values()].map((row) => [row.old_id, row.old_id]))
  }

function outcomeOf(value: unknown, link: LinkRow | undefined): MoveOutcome {
  if (!link) return 'new'
  return link.digest === digestOf(value) ? 'same' : 'changed'
}
