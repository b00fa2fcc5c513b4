import { workingDaysAfter } from '@sillage/kit/time.ts'
import { type Context, isStaffWith } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type QueueName, queueNames, queues } from '../words.ts'

/** Each queue is read from an index of what is open; past a hundred no one needs the number. */
const most = 100
const open: Record<QueueName, SQL> = {
  orders: sql`select paid_at as at from orders where state = 'paid'`,
  claims: sql`select created_at as at from claim where state in ('requested', 'collected', 'inspecting')`,
  deposits: sql`select deposited_at as at from bank_deposit
    where payment_id is null and split_at is null and ignored_at is null`,
  refunds: sql`select created_at as at from refund where state in ('requested', 'unknown', 'failed')`,
  inquiries: sql`select waiting_since as at from inquiry where waiting_since is not null`,
  product_inquiries: sql`select created_at as at from product_inquiry where answer is null and hidden_reason is null`,
  classes: sql`select starts_at - interval '7 days' as at from class_session
    where starts_at > now() and starts_at < now() + interval '7 days' and canceled_at is null
    and minimum > taken + (select count(*) from enrolment where enrolment.session_id = class_session.id
      and enrolment.state <> 'canceled')`,
  applications: sql`select changed_at as at from application where state in ('submitted', 'in_review')`,
  discrepancies: sql`select found_at as at from payment_discrepancy where state = 'open'`,
}

/** What waits for this member of staff, in one statement. */
export async function listQueues(ctx: Context) {
  const mine = queueNames.filter((name) => isStaffWith(ctx, queues[name].permission))
  if (mine.length === 0) return { queues: [] }
  const counts = mine.map(
    (name) => sql`
      select ${name}::text as name, count(*)::int as count, min(at) as oldest_at
      from (select at from (${open[name]}) waiting order by at limit ${most}) first`,
  )
  const { rows } = await ctx.db.execute<{ name: QueueName; count: number; oldest_at: Date | string | null }>(
    sql.join(counts, sql` union all `),
  )
  return {
    queues: rows.map(({ name, count, oldest_at }) => ({
      name,
      to: queues[name].to,
      count,
      oldest_at: oldest_at === null ? null : new Date(oldest_at).toISOString(),
      due_at: oldest_at === null ? null : workingDaysAfter(new Date(oldest_at), queues[name].days).toISOString(),
    })),
  }
}
