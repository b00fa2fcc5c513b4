import type { RichText } from '@sillage/kit/rich-text.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import { takenTexts } from '../../board/server/taken-texts.ts'
import { noticeTable } from './tables.ts'

/** A notice of another shop. */
export type TakenNotice = { title: string; body: RichText; pinned: boolean; created_at: Date }

/** Its English is its Korean until someone writes it; English that staff have written stays. */
export async function takeOverNotice(ctx: Context, known: number | null, notice: TakenNotice): Promise<number> {
  const { pinned, created_at } = notice
  await emptyTags(ctx, 'notice')
  const [before] =
    known === null ? [] : await ctx.db.select().from(noticeTable).where(eq(noticeTable.id, known)).for('update')
  const texts = takenTexts(notice, before)
  if (before) {
    await ctx.db
      .update(noticeTable)
      .set({ ...texts, version: sql`${noticeTable.version} + 1`, changed_at: ctx.now() })
      .where(eq(noticeTable.id, before.id))
    return before.id
  }
  const [made] = await ctx.db
    .insert(noticeTable)
    .values({
      ...texts,
      board: 'customer',
      topic: 'guide',
      pinned,
      created_at,
      changed_at: created_at,
    })
    .returning({ id: noticeTable.id })
  if (!made) throw new Error('an inserted notice was not returned')
  return made.id
}
