import { addDays } from '@sillage/kit/time.ts'
import { wordsOf } from '../../board/server/posts.ts'
import { written } from '../../board/server/seed/written.ts'
import type { Seeding } from '../../seeding.ts'
import { notices } from './seed/notices.ts'
import { noticeTable } from './tables.ts'

export async function seedNotices({ ctx }: Seeding) {
  const oldestFirst = notices.toSorted((a, b) => b.days_ago - a.days_ago)
  const rows = oldestFirst.map(({ days_ago, body, body_en, ...notice }) => {
    const texts = { ...notice, body: written(body), body_en: written(body_en) }
    const created_at = addDays(ctx.now(), -days_ago)
    return { ...texts, words: wordsOf(texts), created_at, changed_at: created_at }
  })
  await ctx.db.insert(noticeTable).values(rows)
}
