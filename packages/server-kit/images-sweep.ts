import { type Column, getTableName, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from './context.ts'
import { originalName } from './images-name.ts'
import { defineJob } from './jobs.ts'

/** Forgets a picture whose original was removed. */
type Forget = (ctx: Context, stem: string) => PromiseLike<unknown>

/** A job that removes originals which none of these columns shows any more, or ever did. */
export const definePictureSweep = (name: string, columns: readonly Column[], forget: Forget) =>
  defineJob({
    name,
    payload: z.object({ stems: z.array(z.string()) }),
    async run(ctx, { stems }) {
      for (const stem of stems) {
        if (await isShown(ctx, columns, stem)) continue
        await ctx.files.remove(originalName(stem))
        await forget(ctx, stem)
      }
    },
  })

async function isShown(ctx: Context, columns: readonly Column[], stem: string) {
  const found = columns.map(
    (column) =>
      sql`exists (select from ${sql.identifier(getTableName(column.table))} where strpos(${sql.identifier(column.name)}::text, ${stem}) > 0)`,
  )
  const { rows } = await ctx.db.execute<{ shown: boolean }>(sql`select ${sql.join(found, sql` or `)} as shown`)
  return Boolean(rows[0]?.shown)
}
