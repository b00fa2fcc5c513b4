import type { Context } from '@sillage/server-kit/context.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PersonalData } from '../../../personal-data-shape.ts'
import { inboxCaseTable, inboxNoteTable } from '../inbox-tables.ts'

/** Cases that a customer's writing has opened. */
const casesOf = (mb_id: string): SQL => sql`${inboxNoteTable.case_id} in (
  select c.id from inbox_case c
  left join inquiry i on i.id = c.inquiry_id
  left join product_inquiry p on p.id = c.product_inquiry_id
  left join review r on r.id = c.review_id
  where ${mb_id} in (i.mb_id, p.mb_id, r.mb_id))`

/** What staff noted about what a customer wrote. Before the domains that forget whose it was. */
export const inboxData: PersonalData = {
  name: 'inbox_notes',
  collect: (ctx: Context, { mb_id }) =>
    ctx.db
      .select({ body: inboxNoteTable.body, created_at: inboxNoteTable.created_at })
      .from(inboxNoteTable)
      .where(sql`${casesOf(mb_id)} or ${inboxNoteTable.mb_id} = ${mb_id}`),
  async erase(ctx, { mb_id, pseudonym }) {
    await ctx.db.delete(inboxNoteTable).where(casesOf(mb_id))
    await ctx.db.update(inboxNoteTable).set({ mb_id: pseudonym }).where(eq(inboxNoteTable.mb_id, mb_id))
    await ctx.db.update(inboxCaseTable).set({ assigned_to: null }).where(eq(inboxCaseTable.assigned_to, mb_id))
  },
}
