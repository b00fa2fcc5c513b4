import { jobTable, outboxTable } from '@sillage/server-kit/tables.ts'
import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Person, PersonalData } from '../../personal-data-shape.ts'
import { notificationTable } from './tables.ts'

export const notificationData: PersonalData = {
  name: 'notifications',
  collect: (ctx, { mb_id }) =>
    ctx.db
      .select()
      .from(notificationTable)
      .where(eq(notificationTable.mb_id, mb_id))
      .orderBy(asc(notificationTable.id)),
  async erase(ctx, { mb_id }) {
    await ctx.db.delete(notificationTable).where(eq(notificationTable.mb_id, mb_id))
  },
}

/** What the outbox sent, by mail or telephone. An email still waiting is not sent any more. */
export const emailData: PersonalData = {
  name: 'letters',
  collect: (ctx, person) =>
    ctx.db
      .select({
        channel: outboxTable.channel,
        template: outboxTable.template,
        recipient: outboxTable.recipient,
        state: outboxTable.state,
        created_at: outboxTable.created_at,
        sent_at: outboxTable.sent_at,
      })
      .from(outboxTable)
      .where(emailsTo(person))
      .orderBy(asc(outboxTable.id)),
  async erase(ctx, person) {
    await ctx.db.delete(outboxTable).where(emailsTo(person))
    await ctx.db.delete(jobTable).where(jobsFor(person))
  },
}

const emailsTo = ({ mb_id, mb_hp, mb_email }: Person) =>
  or(
    inArray(
      sql`lower(${outboxTable.recipient})`,
      [mb_email.toLowerCase(), mb_hp].filter((value) => value !== ''),
    ),
    // Sent to an address the member had before.
    sql`${outboxTable.payload} ->> 'mb_id' = ${mb_id}`,
    sql`${outboxTable.payload} -> 'ids' ? ${mb_id}`,
    eq(outboxTable.subject, `member:${mb_id}`),
    eq(outboxTable.mb_id, mb_id),
  )

/** Done or still to do: emails are written by jobs that say for whom. */
const jobsFor = ({ mb_id, mb_email }: Person) =>
  or(
    sql`${jobTable.payload} ->> 'mb_id' = ${mb_id}`,
    sql`lower(${jobTable.payload} ->> 'mb_email') = ${mb_email.toLowerCase()}`,
  )
