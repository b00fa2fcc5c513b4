import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { versionOf } from '@sillage/server-kit/row-version.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { staffRows } from '../../audit/server/staff-rows.ts'
import { canonicalLink } from '../../catalog/server/canonical-link.ts'
import { followPictures } from '../../file/server/content-pictures.ts'
import type { popup } from '../contract.ts'
import { popupTable } from './tables.ts'

type StaffCalls = typeof popup.staff
type Row = typeof popupTable.$inferSelect

const toSheet = (row: Row) => ({ ...row, version: versionOf(row) })

/** All of them, in the order they are shown. */
export async function listAllPopups(ctx: Context) {
  const data = await ctx.db.select().from(popupTable).orderBy(asc(popupTable.position), asc(popupTable.id)).limit(500)
  return { data: data.map(toSheet) }
}

const popups = staffRows({
  kind: 'popup',
  tag: 'popup',
  lock: (ctx, id) => ctx.db.select().from(popupTable).where(eq(popupTable.id, id)).for('update'),
  toSheet,
  follow: (ctx, change) => followPictures(ctx, { field: 'thumbnail_ko', ...change }),
})

/** A new one comes last. */
export const addPopup = (ctx: Context, body: HandlerInput<StaffCalls['add']>['body']) =>
  popups.add(ctx, body, async (ctx) => {
    const position = sql`(select coalesce(max(position), 0) + 1 from popup)`
    const values = { ...body, ...(await canonicalLinks(ctx, body)), position }
    return ctx.db.insert(popupTable).values(values).returning()
  })

export const changePopup = async (ctx: Context, { params, query, body }: HandlerInput<StaffCalls['change']>) =>
  change(ctx, params.id, { ...body, ...(await canonicalLinks(ctx, body)) }, { action: 'change', ...query })

const canonicalLinks = async (ctx: Context, { link, link_en }: Pick<Row, 'link' | 'link_en'>) => ({
  link: await canonicalLink(ctx, link),
  link_en: await canonicalLink(ctx, link_en),
})

export const switchPopup = (ctx: Context, { params, body }: HandlerInput<StaffCalls['switch']>) =>
  change(ctx, params.id, body, { action: 'switch' })

type Cause = { action: 'change' | 'switch'; based_on?: string | undefined }

const change = (ctx: Context, id: number, values: Partial<Row>, cause: Cause) =>
  popups.change(ctx, id, { ...cause, after: values }, async (ctx) =>
    ctx.db.update(popupTable).set(values).where(eq(popupTable.id, id)).returning(),
  )

/** All at once: two who order them at the same time leave one order or the other, never a mixture. */
export const orderPopups = (ctx: Context, ids: number[]) =>
  ctx.transaction(async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('popup order'))`)
    const known = await ctx.db.select({ id: popupTable.id }).from(popupTable).orderBy(asc(popupTable.position))
    const isWhole = ids.length === known.length && known.every(({ id }) => ids.includes(id))
    if (!isWhole) throw invalid('ids', '팝업이 그사이 바뀌었어요. 다시 확인해 주세요.')
    for (const [position, id] of ids.entries())
      await ctx.db
        .update(popupTable)
        .set({ position: position + 1 })
        .where(eq(popupTable.id, id))
    const before = { ids: known.map(({ id }) => id) }
    await writeAudit(ctx, { action: 'popup.order', subject: 'popups', before, after: { ids } })
    await emptyTags(ctx, 'popup')
    return { ids }
  })
