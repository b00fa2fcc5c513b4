import { wordsOf } from '@sillage/domains/board/server/posts.ts'
import { noticeTable } from '@sillage/domains/notice/server/tables.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { attachDocument } from '../board/attach-document.ts'
import { written } from '../board/written.ts'
import { demoTime, type Seeding } from '../seeding.ts'
import type { SeedNotice } from './notice-shape.ts'
import { notices } from './notices.ts'
import { draftNotice, scheduledNotice } from './unpublished-notices.ts'

export async function seedNotices({ ctx }: Seeding) {
  const oldestFirst = notices.toSorted((a, b) => b.days_ago - a.days_ago)
  for (const [nth, { days_ago, body, body_en, document, ...notice }] of oldestFirst.entries()) {
    const texts = { ...notice, body: written(body), body_en: written(body_en) }
    const created_at = demoTime(ctx.now(), days_ago, nth)
    const [row] = await ctx.db
      .insert(noticeTable)
      .values({ ...texts, words: wordsOf(texts), created_at, changed_at: created_at })
      .returning({ id: noticeTable.id })
    if (!row) throw new Error('a notice was not added')
    if (document) await attachDocument(ctx, 'notice', row.id, document)
  }
  await seedUnpublished(ctx, draftNotice, { draft: true, created_at: ctx.now() })
  const shown_from = addDays(ctx.now(), 7)
  await seedUnpublished(ctx, scheduledNotice, { shown_from, created_at: shown_from })
}

type Publishing = Pick<typeof noticeTable.$inferInsert, 'draft' | 'shown_from' | 'created_at'>

/** What only staff see yet. */
async function seedUnpublished(ctx: Context, { days_ago: _, body, body_en, ...notice }: SeedNotice, when: Publishing) {
  const texts = { ...notice, body: written(body), body_en: written(body_en) }
  await ctx.db.insert(noticeTable).values({ ...texts, ...when, words: wordsOf(texts), changed_at: ctx.now() })
}
