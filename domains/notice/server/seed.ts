import { addDays } from '@sillage/kit/time.ts'
import type { Seeding } from '../../seeding.ts'
import { notices } from './seed/notices.ts'
import { noticeTable } from './tables.ts'

export async function seedNotices({ ctx }: Seeding) {
  const oldestFirst = notices.toSorted((a, b) => b.days_ago - a.days_ago)
  await ctx.db
    .insert(noticeTable)
    .values(oldestFirst.map(({ days_ago, ...notice }) => ({ ...notice, created_at: addDays(ctx.now(), -days_ago) })))
}
