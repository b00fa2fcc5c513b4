import type { RichText } from '@sillage/kit/rich-text.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import { wordsOf } from '../../board/server/posts.ts'
import { noticeTable } from './tables.ts'

/** A notice of another shop. */
export type TakenNotice = { title: string; body: RichText; pinned: boolean; created_at: Date }

/** Its English is its Korean until someone writes it; English that staff have written stays. */
export async function takeOverNotice(ctx: Context, known: number | null, notice: TakenNotice): Promise<number> {
  const { title, body, pinned, created_at } = notice
  await emptyTags(ctx, 'notice')
  const [before] =
    known === null ? [] : await ctx.db.select().from(noticeTable).where(eq(noticeTable.id, known)).for('update')
  if (before) {
    const isTranslated = before.title_en !== before.title
    const english = isTranslated
      ? { title_en: before.title_en, body_en: before.body_en }
      : { title_en: title, body_en: body }
    const texts = { title, body, ...english }
    await ctx.db
      .update(noticeTable)
      .set({ ...texts, words: wordsOf(texts), version: sql`${noticeTable.version} + 1`, changed_at: ctx.now() })
      .where(eq(noticeTable.id, before.id))
    return before.id
  }
  const texts = { title, title_en: title, body, body_en: body }
  const [made] = await ctx.db
    .insert(noticeTable)
    .values({
      ...texts,
      board: 'customer',
      topic: 'guide',
      pinned,
      words: wordsOf(texts),
      created_at,
      changed_at: created_at,
    })
    .returning({ id: noticeTable.id })
  if (!made) throw new Error('an inserted notice was not returned')
  return made.id
}
