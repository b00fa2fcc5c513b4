import { type Context, isStaffWith } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { TodayEvent } from '../contract.ts'
import { type EventKind, eventKindNames, eventKinds } from '../words.ts'

const most = 12
/** An order of several lines has one event for each of them; together they are one. */
const mostLines = 60

/** The newest of each kind, found by its primary key. */
const newest: Record<EventKind, SQL> = {
  order: sql`select event.order_id as id, max(event.created_at) as at, event.kind as what, event.to_state,
      orders.order_no as name, orders.order_no as name_en, null::int as amount, event.staff_id
    from (select * from order_event order by id desc limit ${mostLines}) event
    join orders on orders.id = event.order_id
    group by event.order_id, event.kind, event.to_state, orders.order_no, event.staff_id,
      date_trunc('minute', event.created_at)`,
  deposit: sql`select id, deposited_at as at, '' as what, null::text as to_state, '' as name, '' as name_en,
    amount, null::text as staff_id from bank_deposit where split_from is null order by id desc limit ${most}`,
  inquiry: sql`select id, created_at as at, '' as what, null::text as to_state, '' as name, '' as name_en,
    null::int as amount, null::text as staff_id from inquiry order by id desc limit ${most}`,
  product_inquiry: sql`select one.id, one.created_at as at, '' as what, null::text as to_state, product.name,
      product.name_en, null::int as amount, null::text as staff_id
    from (select * from product_inquiry order by id desc limit ${most}) one
    join product on product.id = one.product_id`,
  review: sql`select one.id, one.created_at as at, '' as what, null::text as to_state, product.name, product.name_en,
      one.stars as amount, null::text as staff_id
    from (select * from review order by id desc limit ${most}) one join product on product.id = one.product_id`,
  application: sql`select id, changed_at as at, '' as what, null::text as to_state, '' as name, '' as name_en,
    null::int as amount, null::text as staff_id from application where state = 'submitted'
    order by changed_at desc limit ${most}`,
  staff: sql`select id, created_at as at, action as what, null::text as to_state, subject as name,
      subject as name_en, null::int as amount, mb_id as staff_id
    from audit_log where action <> 'staff.sign-in' and subject not like 'order:%' and subject not like 'claim:%'
    order by id desc limit ${most}`,
}

/** What happened last, of all kinds that this member of staff may see, in one statement. */
export async function listEvents(ctx: Context) {
  const mine = eventKindNames.filter((kind) => isStaffWith(ctx, eventKinds[kind]))
  if (mine.length === 0) return { data: [] }
  const all = mine.map((kind) => sql`select ${kind}::text as kind, one.* from (${newest[kind]}) one`)
  const { rows } = await ctx.db.execute<Omit<TodayEvent, 'at'> & { at: Date | string }>(
    sql`select * from (${sql.join(all, sql` union all `)}) event order by at desc limit ${most}`,
  )
  return { data: rows.map((row) => ({ ...row, id: Number(row.id), at: new Date(row.at).toISOString() })) }
}
