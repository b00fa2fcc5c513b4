import type { RichText } from '@sillage/kit/rich-text.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import { takenTexts } from '../../board/server/taken-texts.ts'
import type { FaqTopic } from '../words.ts'
import { faqTable } from './tables.ts'

/** A question with its answer of another shop. */
export type TakenFaq = { title: string; body: RichText; topic: FaqTopic; position: number }

/** Its English is its Korean until someone writes it; English and the topic that staff have chosen stay. */
export async function takeOverFaq(ctx: Context, known: number | null, faq: TakenFaq): Promise<number> {
  await emptyTags(ctx, 'faq')
  const [before] =
    known === null ? [] : await ctx.db.select().from(faqTable).where(eq(faqTable.id, known)).for('update')
  const texts = takenTexts(faq, before)
  if (before) {
    await ctx.db
      .update(faqTable)
      .set({ ...texts, version: sql`${faqTable.version} + 1`, changed_at: ctx.now() })
      .where(eq(faqTable.id, before.id))
    return before.id
  }
  const [made] = await ctx.db
    .insert(faqTable)
    .values({ ...faq, ...texts })
    .returning({ id: faqTable.id })
  if (!made) throw new Error('an inserted question was not returned')
  return made.id
}
