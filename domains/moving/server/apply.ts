import { Problem } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AnyMover, Moving, Taken } from './mover.ts'
import { digestOf, type LinkRow, listLinks, nextRecords, type RecordRow } from './records.ts'
import { writeMoved } from './redirects.ts'
import { movers } from './sources.ts'
import { moveLinkTable, moveRecordTable, moveTable } from './tables.ts'

const toApply = and(inArray(moveRecordTable.outcome, ['new', 'changed']), isNull(moveRecordTable.applied_at))

/** Takes over what the dry run has shown, a batch to a transaction: interrupted, it goes on where it was. */
export async function applyAll(ctx: Context, move_id: number, moving: Moving) {
  for (const mover of movers[moving.source])
    for (let isMore = true; isMore; ) isMore = await applySome(ctx, move_id, mover, moving)
  await ctx.transaction(async (ctx) => {
    await ctx.db
      .update(moveTable)
      .set({ step: 'done', finished_at: ctx.now() })
      .where(and(eq(moveTable.id, move_id), eq(moveTable.step, 'applying')))
    // What was read of people is not needed any more; the report stays.
    await ctx.db.update(moveRecordTable).set({ data: {} }).where(eq(moveRecordTable.move_id, move_id))
  })
}

/** False where nothing was left. */
async function applySome(ctx: Context, move_id: number, mover: AnyMover, moving: Moving): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    // One worker at a time, also where a lease ran out while someone was still at it.
    const [held] = await ctx.db
      .select({ step: moveTable.step })
      .from(moveTable)
      .where(eq(moveTable.id, move_id))
      .for('update')
    if (held?.step !== 'applying') return false
    const rows = await nextRecords(ctx, move_id, mover, toApply)
    if (rows.length === 0) return false
    const links = await listLinks(
      ctx,
      moving.source,
      mover.kind,
      rows.map(({ old_id }) => old_id),
    )
    const ours: string[] = []
    for (const row of rows) {
      const taken = await applyOne(ctx, mover, row, links.get(row.old_id), moving)
      if (taken) ours.push(taken.our_id)
    }
    await mover.settle(ctx, ours)
    await ctx.db
      .update(moveTable)
      .set({ done: sql`${moveTable.done} + ${rows.length}` })
      .where(eq(moveTable.id, move_id))
    await emptyTags(ctx, 'redirects')
    return true
  })
}

/** A record that is refused now is left out and listed; the others go on. */
async function applyOne(
  ctx: Context,
  mover: AnyMover,
  row: RecordRow,
  link: LinkRow | undefined,
  moving: Moving,
): Promise<Taken | null> {
  const mine = eq(moveRecordTable.id, row.id)
  try {
    return await ctx.transaction(async (ctx) => {
      const taken = await mover.takeOver(ctx, link?.our_id ?? null, row, { ...moving, links: linksOf(ctx, moving) })
      const digest = digestOf(mover.read(row, moving).value)
      const mb_id = mover.kind === 'member' ? taken.our_id : null
      const linked = { our_id: taken.our_id, mb_id, digest, changed_at: ctx.now() }
      await ctx.db
        .insert(moveLinkTable)
        .values({ source: moving.source, kind: mover.kind, old_id: row.old_id, ...linked })
        .onConflictDoUpdate({ target: [moveLinkTable.source, moveLinkTable.kind, moveLinkTable.old_id], set: linked })
      await writeMoved(ctx, taken.moved)
      await ctx.db.update(moveRecordTable).set({ applied_at: ctx.now() }).where(mine)
      return taken
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const notes = [{ text: error.message, detail: row.old_id }]
    await ctx.db.update(moveRecordTable).set({ outcome: 'left_out', notes, applied_at: ctx.now() }).where(mine)
    return null
  }
}

/** What was taken over in the same transaction counts, too. */
const linksOf =
  (ctx: Context, { source }: Moving): Moving['links'] =>
  async (kind, old_ids) => {
    const links = await listLinks(ctx, source, kind, old_ids)
    return new Map([...links].map(([old_id, { our_id }]) => [old_id, our_id]))
  }
