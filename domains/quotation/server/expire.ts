import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { quotationTable } from './tables.ts'

const atOnce = 500
const draftDays = 30

/** What is past its day ends; a draft that nobody went on with is forgotten, with whoever it names. */
export async function expireQuotations(ctx: Context): Promise<void> {
  for (;;) {
    const { rowCount } = await ctx.db.execute(sql`
      with due as (
        select id, state from quotation
        where state in ('sent', 'accepted') and valid_until <= ${ctx.now().toISOString()}
        order by id limit ${atOnce} for update skip locked
      ), ended as (
        update quotation set state = 'expired', settled_at = ${ctx.now().toISOString()}
        from due where quotation.id = due.id returning quotation.id, due.state as from_state, quotation.version
      )
      insert into quotation_event (quotation_id, kind, from_state, to_state, version, actor, created_at)
      select id, 'expired', from_state, 'expired', version, 'system', ${ctx.now().toISOString()} from ended`)
    if ((rowCount ?? 0) < atOnce) break
  }
  const old = lt(quotationTable.created_at, addDays(ctx.now(), -draftDays))
  await ctx.db
    .delete(quotationTable)
    .where(and(eq(quotationTable.state, 'draft'), ne(quotationTable.source, 'bulk_request'), old))
}

export const expireQuotationsJob = defineJob({
  name: 'quotation.expire',
  payload: z.object({}),
  run: expireQuotations,
})

export const expireQuotationsHourly = defineCron({
  name: 'quotation.expire',
  every: { minutes: 60 },
  job: expireQuotationsJob,
  payload: {},
})
