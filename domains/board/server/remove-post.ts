import { notFound } from '@sillage/kit/problem.ts'
import type { RichText } from '@sillage/kit/rich-text.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { writeAudit } from '../../audit/server/audit.ts'
import { type Board, removeAllFiles, removeBoardFile } from './files.ts'
import { dropPictures } from './pictures.ts'

type Post = { body: RichText; body_en: RichText }
type Posts = {
  board: Board
  table: PgTable & Record<'id', AnyPgColumn>
  /** The row for this transaction alone. */
  lock: (ctx: Context, id: number) => Promise<Post | undefined>
}

/** Deletes a post with its files, and the pictures that no other post shows. */
export const removePost = (ctx: Context, { board, table, lock }: Posts, id: number) =>
  ctx.transaction(async (ctx) => {
    const before = await lock(ctx, id)
    if (!before) throw notFound()
    await removeAllFiles(ctx, board, id)
    await ctx.db.delete(table).where(eq(table.id, id))
    await dropPictures(ctx, before)
    await writeAudit(ctx, { action: `${board}.remove`, subject: `${board}:${id}`, before, after: null })
    await emptyTags(ctx, board)
  })

/** Deletes one file of a post. */
export const removePostFile = (ctx: Context, { board, lock }: Omit<Posts, 'table'>, id: number, file: string) =>
  ctx.transaction(async (ctx) => {
    if (!(await lock(ctx, id))) throw notFound()
    const name = await removeBoardFile(ctx, board, id, file)
    await writeAudit(ctx, { action: `${board}.remove-file`, subject: `${board}:${id}`, before: { name }, after: null })
    await emptyTags(ctx, board)
  })
