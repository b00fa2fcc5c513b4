import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from './context.ts'
import { defineCron } from './cron.ts'
import { describeFailure } from './job-failure.ts'
import { defineJob, enqueue } from './jobs.ts'
import type { Channel, Row, Template } from './outbox.ts'
import { indexTemplates, sendInstead } from './outbox-send.ts'
import { outboxTable } from './tables.ts'

/** What a service says became of a message; `open` is not known yet. */
export type Result = { state: 'open' | 'delivered' } | { state: 'failed'; code: string }
export type ReadResult = (key: string) => Promise<Result>

const kind = { name: 'outbox.results', payload: z.object({ keys: z.array(z.string()).max(100).optional() }) }

/** Services report results by webhook; what was not reported is asked for each minute. */
export const readResultsEachMinute = defineCron({
  name: 'outbox.results',
  every: { minutes: 1 },
  job: kind,
  payload: {},
})

/**
 * A webhook says there is news of these messages. Only a hint: the service is asked, and only about our own messages.
 */
export async function hearResults(ctx: Context, keys: readonly string[]) {
  const known = await ctx.db
    .select({ key: outboxTable.provider_key })
    .from(outboxTable)
    .where(and(isOpen, inArray(outboxTable.provider_key, keys.slice(0, 100))))
  const asked = known.flatMap(({ key }) => (key ? [key] : []))
  if (asked.length > 0) await enqueue(ctx, kind, { keys: asked })
}

const isOpen = and(eq(outboxTable.state, 'sent'), isNotNull(outboxTable.provider_key))
const atOnce = 100
const hoursAsked = 72

type Options = { readers: Partial<Record<Channel, ReadResult>>; templates: readonly Template[] }

/** The job that asks what became of messages; where one did not arrive, the other channel takes its place. */
export function createReadResults({ readers, templates }: Options) {
  const templateOf = indexTemplates(templates)
  // The keys of an object are its keys.
  const channels = Object.keys(readers) as Channel[]

  async function settle(ctx: Context, row: Row, result: Result) {
    const { state } = result
    if (state === 'open') return
    await ctx.transaction(async (ctx) => {
      const failure = state === 'failed' ? result.code : null
      const [settled] = await ctx.db
        .update(outboxTable)
        .set({ state, failure, settled_at: ctx.now() })
        // Staff may have sent it again: that one is another message.
        .where(and(eq(outboxTable.id, row.id), isOpen, eq(outboxTable.provider_key, row.provider_key ?? '')))
        .returning()
      const template = settled && templateOf(settled)
      if (template && state === 'failed') await sendInstead(ctx, settled, template)
    })
  }

  return defineJob({
    ...kind,
    async run(ctx, { keys }) {
      for (const row of await takeOpen(ctx, channels, keys)) {
        const read = readers[row.channel]
        const asked = read?.(row.provider_key ?? '')
        const result = await asked?.catch((error: unknown) => {
          // A message that cannot be asked about now does not delay the others; it is asked about again later.
          ctx.log.warn({ outbox_id: row.id, reason: describeFailure(error) }, 'a message could not be asked about')
        })
        if (result) await settle(ctx, row, result)
      }
    },
  })
}

/** Those asked about least lately come first; two workers do not take the same. */
async function takeOpen(ctx: Context, channels: Channel[], keys: readonly string[] | undefined): Promise<Row[]> {
  if (channels.length === 0) return []
  const since = new Date(ctx.now().getTime() - hoursAsked * 3_600_000)
  return ctx.transaction(async (ctx) => {
    const rows = await ctx.db
      .select()
      .from(outboxTable)
      .where(
        and(
          isOpen,
          inArray(outboxTable.channel, channels),
          gt(outboxTable.sent_at, since),
          keys ? inArray(outboxTable.provider_key, [...keys]) : undefined,
        ),
      )
      .orderBy(sql`${outboxTable.checked_at} nulls first`, asc(outboxTable.id))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0)
      await ctx.db.update(outboxTable).set({ checked_at: ctx.now() }).where(inArray(outboxTable.id, ids))
    return rows
  })
}
