import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { isShownAt } from '../../board/server/publishing.ts'
import { promotionTable } from '../../content/server/promotion-tables.ts'
import { recipeTable, selectTable } from '../../content/server/tables.ts'
import { noticeTable } from '../../notice/server/tables.ts'
import type { Suggestions } from '../contract.ts'

/** The newest of each kind: a bounded number of titles, however long the boards get. */
const newest = 200

/** Everything to read that has a title and a page of its own. */
export async function listContents(ctx: Context): Promise<Suggestions['contents']> {
  const { id, title, title_en } = recipeTable
  const [promotions, selects, recipes, notices] = [
    await listRunning(ctx),
    await ctx.db
      .select({ id: selectTable.id, title: selectTable.title, title_en: selectTable.title_en })
      .from(selectTable)
      .where(isNotNull(selectTable.published_at))
      .orderBy(desc(selectTable.published_at), desc(selectTable.id))
      .limit(newest),
    await ctx.db
      .select({ id, title, title_en })
      .from(recipeTable)
      .where(eq(recipeTable.visible, true))
      .orderBy(desc(id))
      .limit(newest),
    await ctx.db
      .select({
        id: noticeTable.id,
        board: noticeTable.board,
        title: noticeTable.title,
        title_en: noticeTable.title_en,
      })
      .from(noticeTable)
      .where(isShownAt(noticeTable, ctx.now()))
      .orderBy(desc(noticeTable.id))
      .limit(newest),
  ]
  return [
    ...promotions.map(({ id, ...titles }) => ({
      kind: 'promotion' as const,
      ...titles,
      href: `/contents/promotion/${id}`,
    })),
    ...selects.map(({ id, ...titles }) => ({ kind: 'select' as const, ...titles, href: `/contents/select/${id}` })),
    ...recipes.map(({ id, ...titles }) => ({ kind: 'recipe' as const, ...titles, href: `/contents/diy/${id}` })),
    ...notices.map(({ id, board, ...titles }) => ({
      kind: 'notice' as const,
      ...titles,
      href: board === 'tssa' ? `/tssa/notice/${id}` : `/customer/notice/${id}`,
    })),
  ]
}

/** The promotions that run now; a job empties the cache when one begins or ends. */
function listRunning(ctx: Context) {
  const { id, title, title_en, visible, starts_at, ends_at } = promotionTable
  const now = ctx.now()
  return ctx.db
    .select({ id, title, title_en })
    .from(promotionTable)
    .where(and(eq(visible, true), lte(starts_at, now), gt(ends_at, now)))
    .orderBy(desc(id))
    .limit(newest)
}
