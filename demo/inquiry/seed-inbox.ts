import { answerTemplateTable, inboxCaseTable, inboxNoteTable } from '@sillage/domains/inquiry/server/inbox-tables.ts'
import { addMessage } from '@sillage/domains/inquiry/server/moves.ts'
import { inquiryTable } from '@sillage/domains/inquiry/server/tables.ts'
import { reviewTable } from '@sillage/domains/review/server/tables.ts'
import { addDays } from '@sillage/kit/time.ts'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { demoTime, type Seeding } from '../seeding.ts'
import { demoTemplates } from './answer-templates.ts'

/** What staff have done in the inbox so far: templates, a case in progress with a note, old reviews dealt with. */
export async function seedInbox({ ctx }: Seeding) {
  await ctx.db.insert(answerTemplateTable).values([...demoTemplates])
  await seedClassInquiry({ ctx })
  const [taken] = await ctx.db.select().from(inquiryTable).where(eq(inquiryTable.state, 'in_progress')).limit(1)
  if (taken) {
    const [kept] = await ctx.db
      .insert(inboxCaseTable)
      .values({ inquiry_id: taken.id, assigned_to: 'owner' })
      .returning({ id: inboxCaseTable.id })
    const note = {
      mb_id: 'owner',
      body: '택배사에 사진을 보냈어요. 내일 오전에 답이 와요.',
      created_at: demoTime(ctx.now(), 1, 3),
    }
    if (kept) await ctx.db.insert(inboxNoteTable).values({ case_id: kept.id, ...note })
  }
  await settleOldReviews({ ctx })
}

/** A guest from abroad asks about a class. */
async function seedClassInquiry({ ctx }: Pick<Seeding, 'ctx'>) {
  const at = demoTime(ctx.now(), 0, 1)
  const guest = { name: 'Emma Clarke', hp: '+44 20 7946 0958', email: 'emma@example.com', lang: 'en' } as const
  const [row] = await ctx.db
    .insert(inquiryTable)
    .values({ ...guest, topic: 'class', title: 'Group class', created_at: at, changed_at: at, waiting_since: at })
    .returning({ id: inquiryTable.id })
  if (!row) throw new Error('an inquiry was not added')
  const body =
    'People: 8\nWhen: a Saturday in January\n\nCould you hold the natural perfume class in English for our group?'
  await addMessage(ctx, { inquiry_id: row.id, from_staff: false, mb_id: null, body, created_at: at })
}

const freshDays = 30
const leftWaiting = 2

/** Poor reviews of long ago were read and dealt with; the newest two still wait for a word. */
async function settleOldReviews({ ctx }: Pick<Seeding, 'ctx'>) {
  const poor = await ctx.db
    .select({ id: reviewTable.id, created_at: reviewTable.created_at })
    .from(reviewTable)
    .where(and(isNull(reviewTable.reply), isNull(reviewTable.hidden_reason), lte(reviewTable.stars, 3)))
    .orderBy(desc(reviewTable.created_at))
  const done = poor.filter(({ created_at }, nth) => nth >= leftWaiting || created_at < addDays(ctx.now(), -freshDays))
  if (done.length === 0) return
  await ctx.db
    .insert(inboxCaseTable)
    .values(
      done.map(({ id, created_at }) => ({ review_id: id, assigned_to: 'owner', done_at: addDays(created_at, 1) })),
    )
}
