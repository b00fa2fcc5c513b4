import type { Reply } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import type { ServiceState } from '../../staff/service-words.ts'
import type { system } from '../contract.ts'

type Health = Reply<typeof system.health>
type Moment = Date | string | null

const iso = (at: Moment) => (at === null ? null : new Date(at).toISOString())

/** What an operator looks at when something seems stuck. */
export async function showHealth(ctx: Context, services: readonly ServiceState[]): Promise<Health> {
  return {
    database: await readDatabase(ctx),
    files: await readFiles(ctx),
    outbox: await readOutbox(ctx),
    queues: await readQueues(ctx),
    crons: await readCrons(ctx),
    webhooks: await readWebhooks(ctx),
    services: [...services],
  }
}

async function readDatabase(ctx: Context) {
  const began = performance.now()
  await ctx.db.execute(sql`select 1`)
  const answer_ms = Math.round(performance.now() - began)
  const { rows } = await ctx.db.execute<{ version: string; bytes: string; connections: number }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`)
  const [row] = rows
  return { version: row?.version ?? '', bytes: Number(row?.bytes ?? 0), connections: row?.connections ?? 0, answer_ms }
}

async function readFiles(ctx: Context) {
  const { rows } = await ctx.db.execute<{ count: number; bytes: string }>(
    sql`select count(*)::int as count, coalesce(sum(size), 0)::text as bytes from stored_file`,
  )
  return { count: rows[0]?.count ?? 0, bytes: Number(rows[0]?.bytes ?? 0) }
}

type Channel = { channel: string; waiting: number; failed: number; oldest_at: Moment; last_sent_at: Moment }

/** Each figure comes from an index of its own: the table holds years of messages. */
async function readOutbox(ctx: Context) {
  const { rows } = await ctx.db.execute<Channel>(sql`
    select channel,
      (select count(*)::int from outbox where state = 'waiting' and outbox.channel = each.channel) as waiting,
      (select min(created_at) from outbox where state = 'waiting' and outbox.channel = each.channel) as oldest_at,
      (select count(*)::int from outbox where state in ('dead', 'failed') and outbox.channel = each.channel
        and created_at > now() - interval '1 day') as failed,
      (select max(sent_at) from outbox where sent_at is not null and outbox.channel = each.channel) as last_sent_at
    from unnest(array['mail', 'alimtalk', 'sms', 'in_app']) as each(channel)`)
  return rows.map((row) => ({ ...row, oldest_at: iso(row.oldest_at), last_sent_at: iso(row.last_sent_at) }))
}

type Queue = Record<'waiting' | 'running' | 'dead', number> &
  Record<'oldest_at' | 'last_done_at', Moment> & { name: string }

/** Finished jobs are forgotten after a week, so this reads a short table. */
async function readQueues(ctx: Context) {
  const { rows } = await ctx.db.execute<Queue>(sql`
    select name, count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'running')::int as running, count(*) filter (where state = 'dead')::int as dead,
      min(run_at) filter (where state = 'waiting' and run_at <= now()) as oldest_at,
      max(finished_at) filter (where state = 'done') as last_done_at
    from job group by name order by dead desc, waiting desc, name`)
  return rows.map((row) => ({ ...row, oldest_at: iso(row.oldest_at), last_done_at: iso(row.last_done_at) }))
}

async function readCrons(ctx: Context) {
  const { rows } = await ctx.db.execute<{ name: string; next_at: Date | string; last_done_at: Moment }>(sql`
    select cron.name, cron.next_at,
      (select max(finished_at) from job where job.name = cron.name and state = 'done') as last_done_at
    from cron order by cron.next_at`)
  return rows.map(({ name, next_at, last_done_at }) => ({
    name,
    next_at: new Date(next_at).toISOString(),
    last_done_at: iso(last_done_at),
  }))
}

/** What providers sent us: when the last one came, and how many could not be followed yet. */
async function readWebhooks(ctx: Context) {
  const { rows } = await ctx.db.execute<{ last_at: Moment; open: number }>(sql`
    select (select received_at from payment_webhook order by id desc limit 1) as last_at,
      (select count(*)::int from payment_webhook where handled_at is null) as open`)
  return { last_at: iso(rows[0]?.last_at ?? null), open: rows[0]?.open ?? 0 }
}
