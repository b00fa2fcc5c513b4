import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { auditTable, personalReadTable } from './tables.ts'

/** The places whose rows are named by a member's id. */
const ofMember = (mb_id: string) =>
  and(inArray(personalReadTable.place, ['members', 'points']), eq(personalReadTable.of, mb_id))

/** What staff did to the account, and what the member did as staff. */
export const auditData: PersonalData = {
  name: 'audit_log',
  collect: (ctx, { mb_id }) =>
    ctx.db
      .select({
        action: auditTable.action,
        before: auditTable.before,
        after: auditTable.after,
        created_at: auditTable.created_at,
      })
      .from(auditTable)
      .where(eq(auditTable.subject, `member:${mb_id}`))
      .orderBy(asc(auditTable.id)),
  /** The log stays whole: which actions were one person's can still be seen, who it was cannot. */
  async erase(ctx, { mb_id, pseudonym }) {
    await ctx.db
      .update(auditTable)
      .set({ subject: `member:${pseudonym}`, before: null, after: {} })
      .where(eq(auditTable.subject, `member:${mb_id}`))
    await ctx.db.update(auditTable).set({ mb_id: pseudonym }).where(eq(auditTable.mb_id, mb_id))
    await ctx.db.update(personalReadTable).set({ of: pseudonym }).where(ofMember(mb_id))
    await ctx.db.update(personalReadTable).set({ mb_id: pseudonym }).where(eq(personalReadTable.mb_id, mb_id))
    // What was done to many at once names them in a list.
    const others = sql`(${auditTable.after} -> 'mb_ids') - ${mb_id}::text`
    await ctx.db
      .update(auditTable)
      .set({ after: sql`jsonb_set(${auditTable.after}, '{mb_ids}', ${others} || to_jsonb(${pseudonym}::text))` })
      .where(sql`${auditTable.after} -> 'mb_ids' ? ${mb_id}`)
  },
}
