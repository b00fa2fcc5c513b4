import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { refuseOutdated, versionOf } from '@sillage/server-kit/row-version.ts'
import { asc, eq } from 'drizzle-orm'
import type { ActionOf } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import type { store } from '../contract.ts'
import { storeTable } from './tables.ts'

type Row = typeof storeTable.$inferSelect

const inOrder = [asc(storeTable.position), asc(storeTable.id)]

export const listStores = (ctx: Context) =>
  ctx.db
    .select()
    .from(storeTable)
    .where(eq(storeTable.hidden, false))
    .orderBy(...inOrder)

export async function listForStaff(ctx: Context) {
  const rows = await ctx.db
    .select()
    .from(storeTable)
    .orderBy(...inOrder)
  return rows.map(toStaffStore)
}

/** What the form holds: hiding a store, or a picture of it, is no change of that. */
const written = ({ hidden: _, pictures: __, changed_at: ___, ...form }: Row) => form

const toStaffStore = (row: Row) => ({ ...row, version: versionOf(written(row)) })

export async function createStore(ctx: Context, form: HandlerInput<typeof store.staff.create>['body']) {
  return ctx.transaction(async (ctx) => {
    const [row] = await ctx.db.insert(storeTable).values(form).returning()
    if (!row) throw new Error('a store was not added')
    await writeAudit(ctx, { action: 'store.create', subject: `store:${row.id}`, before: null, after: form })
    await emptyTags(ctx, 'stores')
    return toStaffStore(row)
  })
}

/** Refuses a form that was opened before someone else saved. */
export const refuseOutdatedStore = (row: Row, based_on: string | undefined) => refuseOutdated(written(row), based_on)

/** Changes a store under its lock, so that of two changes at once none is lost. */
export function changeStore(
  ctx: Context,
  id: number,
  action: ActionOf<'store'>,
  change: (row: Row, ctx: Context) => Partial<Row> | Promise<Partial<Row>>,
) {
  return ctx.transaction(async (ctx) => {
    const [before] = await ctx.db.select().from(storeTable).where(eq(storeTable.id, id)).for('update')
    if (!before) throw notFound()
    const after = await change(before, ctx)
    const [changed] = await ctx.db
      .update(storeTable)
      .set({ ...after, changed_at: ctx.now() })
      .where(eq(storeTable.id, id))
      .returning()
    if (!changed) throw new Error('a locked store was not there to change')
    await writeAudit(ctx, { action: `store.${action}`, subject: `store:${id}`, before, after })
    await emptyTags(ctx, 'stores')
    return toStaffStore(changed)
  })
}
