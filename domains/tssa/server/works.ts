import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { classWorkTable } from '../../course/server/tables.ts'
import { followPictures } from '../../file/server/content-pictures.ts'
import type { Work } from '../contract.ts'

/** What graduates made, in the order staff gave. */
export async function listWorks(ctx: Context): Promise<Work[]> {
  const { title, title_en, text, text_en, picture } = classWorkTable
  return ctx.db
    .select({ title, title_en, text, text_en, picture })
    .from(classWorkTable)
    .orderBy(asc(classWorkTable.position))
}

/** All of them at once: the list is short and has one order. */
export async function saveWorks(ctx: Context, works: readonly Work[]): Promise<Work[]> {
  await ctx.transaction(async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('class works'))`)
    const before = await listWorks(ctx)
    await ctx.db.delete(classWorkTable)
    if (works.length > 0)
      await ctx.db.insert(classWorkTable).values(works.map((work, position) => ({ ...work, position })))
    await followPictures(ctx, { field: 'works', before, after: works })
    await writeAudit(ctx, { action: 'class.works', subject: 'works', before: { works: before }, after: { works } })
    await emptyTags(ctx, 'tssa')
  })
  return listWorks(ctx)
}
