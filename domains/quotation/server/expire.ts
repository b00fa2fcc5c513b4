import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { removeFilesOf } from '@sillage/server-kit/stored-files.ts'
import { and, eq, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { requestSources } from '../words.ts'
import { filesOn } from './request-files.ts'
import { quotationTable } from './tables.ts'

const atOnce = 500
const draftDays = 30
/** A member's own go with the member; no one else opens a quotation after a year. */
const keptDays = 365

/** Expires quotations after their day; a draft that was never sent is deleted, with the personal data in it. */
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
  await forgetOld(ctx)
}

/** Of a draft nothing stays; of what was offered and not ordered, what was offered but not to whom. */
async function forgetOld(ctx: Context) {
  const isDraft = eq(quotationTable.state, 'draft')
  const { source, created_at, settled_at, state, mb_id } = quotationTable
  const before = (days: number) => addDays(ctx.now(), -days)
  const isOld = or(
    and(notInArray(source, [...requestSources]), lt(created_at, before(draftDays))),
    lt(created_at, before(keptDays)),
  )
  const dropped = await ctx.db.delete(quotationTable).where(and(isDraft, isOld)).returning({ id: quotationTable.id })
  const isOver = and(isNull(mb_id), inArray(state, ['expired', 'declined']), lt(settled_at, before(keptDays)))
  const nameless = await ctx.db
    .update(quotationTable)
    .set({ company: '', name: '', hp: '', email: '', memo: '', brief: null, country: 'KR', zip: '' })
    // Each once: the next run does not find them.
    .where(and(isOver, ne(quotationTable.email, '')))
    .returning({ id: quotationTable.id })
  await removeFilesOf(
    ctx,
    [...dropped, ...nameless].map(({ id }) => filesOn(id)),
  )
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
