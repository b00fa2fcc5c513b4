import { addMessage } from '@sillage/domains/inquiry/server/moves.ts'
import { inquiryTable } from '@sillage/domains/inquiry/server/tables.ts'
import { isWaiting } from '@sillage/domains/inquiry/words.ts'
import { demoTime, type Seeding } from '../seeding.ts'
import { demoInquiries } from './inquiries.ts'

const authors = { member: 'hana', staff: 'owner' } as const

/** What the demo shop's member has asked, in every state, the oldest first. */
export async function seedInquiries({ ctx }: Seeding) {
  for (const [nth, { topic, title, state, messages }] of demoInquiries.entries()) {
    const times = messages.map(({ days_ago }, at) => demoTime(ctx.now(), days_ago, nth + at))
    const [created_at = ctx.now(), changed_at = created_at] = [times.at(0), times.at(-1)]
    const waiting_since = isWaiting(state) ? changed_at : null
    const row = { mb_id: authors.member, topic, title, state, created_at, changed_at, waiting_since }
    const [inquiry] = await ctx.db.insert(inquiryTable).values(row).returning({ id: inquiryTable.id })
    if (!inquiry) throw new Error('an inquiry was not added')
    for (const [index, { by, body }] of messages.entries()) {
      const at = times[index] ?? created_at
      const message = { inquiry_id: inquiry.id, from_staff: by === 'staff', mb_id: authors[by], body, created_at: at }
      await addMessage(ctx, message)
    }
  }
}
