import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { memberTable } from '../../member/server/tables.ts'
import { batchReady } from '../../message/server/catalogue/batches.ts'
import { sendToMember } from '../../message/server/send-to-member.ts'
import { limit } from '../../rate-limits.ts'
import type { FormulaVersion } from '../formula-contract.ts'
import type { shelf } from '../shelf-contract.ts'
import { findVersion, requireFormula, toVersion } from './formulas.ts'
import { isLot } from './recall-makers.ts'
import type { ShelfRow } from './shelf.ts'
import { batchTable, batchUseTable, shelfItemTable } from './shelf-tables.ts'

type BatchRow = typeof batchTable.$inferSelect
const perPage = 20

/** Makes a batch: one transaction under the member's lock, so that two at once do not take the same drop. */
export async function makeBatch(ctx: Context, { params, body }: HandlerInput<typeof shelf.make>) {
  const { mb_id } = requireMember(ctx)
  await limit(ctx, 'formula', { member: mb_id })
  const formula = await requireFormula(ctx, params.formula_id)
  const shown = await toVersion(ctx, formula, await findVersion(ctx, formula.id, body.version))
  const { request_key, batch_mg, version, pieces, note, cure_days } = body
  const row = await ctx.transaction(async (ctx) => {
    await lockMember(ctx, mb_id)
    const same = and(eq(batchTable.mb_id, mb_id), eq(batchTable.request_key, request_key))
    const [known] = await ctx.db.select().from(batchTable).where(same)
    if (known) return known
    const now = ctx.now()
    const [made] = await ctx.db
      .insert(batchTable)
      .values({
        mb_id,
        number: sql`(select coalesce(max(number), 0) + 1 from batch where mb_id = ${mb_id})`,
        formula_id: formula.id,
        name: formula.name,
        version,
        batch_mg,
        pieces,
        note,
        made_on: seoulDay(now),
        ready_on: cure_days > 0 ? seoulDay(addDays(now, cure_days)) : null,
        request_key,
        created_at: now,
      })
      .returning()
    if (!made) throw new Error('a batch was not added')
    await takeFromShelf(ctx, made, shown)
    return made
  })
  return (await toBatches(ctx, [row]))[0] as Awaited<ReturnType<typeof toBatches>>[number] // one row, one batch
}

const lockMember = (ctx: Context, mb_id: string) =>
  ctx.db.select({ mb_id: memberTable.mb_id }).from(memberTable).where(eq(memberTable.mb_id, mb_id)).for('update')

type Use = { shelf_item_id: number | null; name: string; lot: string; mg: number }

async function takeFromShelf(ctx: Context, batch: BatchRow, shown: FormulaVersion) {
  const items = await ctx.db
    .select()
    .from(shelfItemTable)
    .where(and(eq(shelfItemTable.mb_id, batch.mb_id), gt(shelfItemTable.left_mg, 0)))
    .orderBy(sql`${shelfItemTable.expires_on} nulls last`, asc(shelfItemTable.id))
    .for('update')
  const uses = usesOf(shown, batch.batch_mg, items)
  for (const { shelf_item_id, mg } of uses)
    if (shelf_item_id !== null)
      await ctx.db
        .update(shelfItemTable)
        .set({ left_mg: sql`${shelfItemTable.left_mg} - ${mg}` })
        .where(eq(shelfItemTable.id, shelf_item_id))
  await ctx.db.insert(batchUseTable).values(uses.map((use, position) => ({ ...use, position, batch_id: batch.id })))
}

/** What each line takes from what: the item that expires first first, and the rest from elsewhere. */
function usesOf(shown: FormulaVersion, batch_mg: number, items: readonly ShelfRow[]): Use[] {
  const left = new Map(items.map(({ id, left_mg }) => [id, left_mg]))
  return shown.lines.flatMap(({ material, name, mg }) => {
    let needed = Math.round((mg * batch_mg) / shown.batch_mg)
    const uses: Use[] = []
    const fitting = items.filter((item) =>
      material ? item.product_id === material.product_id : item.product_id === null && item.name === name,
    )
    for (const { id, lot } of fitting) {
      const taken = Math.min(needed, left.get(id) ?? 0)
      if (taken === 0) continue
      left.set(id, (left.get(id) ?? 0) - taken)
      needed -= taken
      uses.push({ shelf_item_id: id, name, lot, mg: taken })
    }
    return needed > 0 ? [...uses, { shelf_item_id: null, name, lot: '', mg: needed }] : uses
  })
}

async function toBatches(ctx: Context, rows: readonly BatchRow[]) {
  const ids = rows.map(({ id }) => id)
  const uses =
    ids.length === 0
      ? []
      : await ctx.db
          .select()
          .from(batchUseTable)
          .where(inArray(batchUseTable.batch_id, ids))
          .orderBy(asc(batchUseTable.position))
  return rows.map((row) => ({ ...row, uses: uses.filter(({ batch_id }) => batch_id === row.id) }))
}

export async function listBatches(ctx: Context, { query }: HandlerInput<typeof shelf.batches>) {
  const ofLot = ctx.db
    .select({ id: batchUseTable.batch_id })
    .from(batchUseTable)
    .where(isLot(batchUseTable.lot, query.lot))
  const rows = await ctx.db
    .select()
    .from(batchTable)
    .where(
      and(
        eq(batchTable.mb_id, requireMember(ctx).mb_id),
        query.after === undefined ? undefined : lt(batchTable.id, query.after),
        query.lot === '' ? undefined : inArray(batchTable.id, ofLot),
      ),
    )
    .orderBy(desc(batchTable.id))
    .limit(perPage + 1)
  const { shown, next_after } = toKeyset(rows, perPage, ({ id }) => id)
  return { data: await toBatches(ctx, shown), next_after }
}

/** What it took goes back to where it came from, under the same lock as making one. */
export async function removeBatch(ctx: Context, { params }: HandlerInput<typeof shelf.removeBatch>) {
  const { mb_id } = requireMember(ctx)
  await ctx.transaction(async (ctx) => {
    await lockMember(ctx, mb_id)
    const mine = and(eq(batchTable.id, params.batch_id), eq(batchTable.mb_id, mb_id))
    const [batch] = await ctx.db.select().from(batchTable).where(mine)
    if (!batch) throw notFound()
    const uses = await ctx.db.select().from(batchUseTable).where(eq(batchUseTable.batch_id, batch.id))
    for (const { shelf_item_id, mg } of uses)
      if (shelf_item_id !== null)
        await ctx.db
          .update(shelfItemTable)
          // What was weighed again in between may be more than fits: never fuller than full.
          .set({ left_mg: sql`least(${shelfItemTable.full_mg}, ${shelfItemTable.left_mg} + ${mg})` })
          .where(eq(shelfItemTable.id, shelf_item_id))
    await ctx.db.delete(batchTable).where(mine)
  })
  return { message: '배치를 지웠어요.' }
}

/** Once a day: the maker of a batch that has cured is notified, once. */
export async function remindOfBatches(ctx: Context): Promise<void> {
  const due = await ctx.db
    .update(batchTable)
    .set({ reminded_at: ctx.now() })
    .where(and(isNull(batchTable.reminded_at), lte(batchTable.ready_on, seoulDay(ctx.now()))))
    .returning()
  for (const { id, mb_id, name, number } of due)
    await sendToMember(ctx, mb_id, batchReady, {
      subject: `batch:${id}`,
      transition: 'ready',
      values: { batch: `${name} · B-${number}`, link: '/my-page/batches' },
    })
}
