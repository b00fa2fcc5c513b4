import { notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { classSessionTable } from '../../course/server/tables.ts'

/** Says which event of the platform's calendar a session is, so that who shares the class hands on the day itself. */
export const nameEvent = (ctx: Context, id: number, event_id: string | null) =>
  ctx.transaction(async (ctx) => {
    const which = eq(classSessionTable.id, id)
    const [before] = await ctx.db.select().from(classSessionTable).where(which).for('no key update')
    if (!before) throw notFound()
    await ctx.db.update(classSessionTable).set({ event_id }).where(which)
    const known = { event_id: before.event_id }
    await writeAudit(ctx, { action: 'class.event', subject: `session:${id}`, before: known, after: { event_id } })
    await emptyTags(ctx, 'tssa')
    return { id, event_id }
  })
