import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { prepared } from './prepared.ts'
import { isTaken } from './violated.ts'

/** One run of a job. Its number of attempts distinguishes it from the runs before and after it. */
export type Claim = { id: number; name: string; payload: unknown; attempts: number }

type Known = readonly { name: string; leaseMs: number }[]
/** Which jobs a worker takes: of the kinds it knows all, or only those for which someone waits. */
type Taking = { urgentOnly?: boolean }
/** A change that is written together with the end of a run: its text never changes, its values do. */
export type Closing = { with: SQL; values: Record<string, unknown> }
/** What a run answers: most answer nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: a job is written as a function that ends
export type RunEnd = Closing | void
const takenBy = (jobs: Known, { urgentOnly = false }: Taking) => ({
  names: jobs.map((job) => job.name),
  leases: jobs.map((job) => job.leaseMs),
  urgent_only: urgentOnly,
})

const names = sql`${sql.placeholder('names')}::text[]`

// The first by its time is looked up in the index, and only then whether its time has come. With that as a condition, or
// with conditions of which the planner expects that few rows meet them, it reads and sorts all that waits for each job that
// is taken: `nullif … is not null` is one of which it expects that nearly all do. No two workers get the same one.
const firstOf = (which: SQL) => sql`
    select id, name from (
      select id, name, run_at from job
      where ${which} and state in ('waiting', 'running')
        and nullif(state = 'waiting' and name = any(${names}), false) is not null
      order by run_at limit 1
      for update skip locked) as first
    where run_at <= now()`

// What someone waits for, what a worker that died has left, and what has been due longest. Leases come last: joined before
// the limit, all that waits would be read.
const claiming = sql`
  urgent as materialized (${firstOf(sql`urgent`)}), lost as materialized (
    select id, name from job
    where not exists (select from urgent) and not ${sql.placeholder('urgent_only')}::boolean
      and lease_until < now() and nullif(state = 'running' and name = any(${names}), false) is not null
      and id <> ${sql.placeholder('id')}
    order by lease_until limit 1
    for update skip locked
  ), other as materialized (
    ${firstOf(sql`not ${sql.placeholder('urgent_only')}::boolean and not exists (select from urgent)
      and not exists (select from lost)`)}
  ), claimed as (
    update job
    set state = 'running', attempts = job.attempts + 1,
      lease_until = now() + known.lease_ms * interval '1 millisecond'
    from (select * from urgent union all select * from lost union all select * from other) as due
      join unnest(${names}, ${sql.placeholder('leases')}::float8[]) as known (name, lease_ms) using (name)
    where job.id = due.id
    returning job.id, job.name, job.payload, job.attempts
  )`

/** Takes the next job that is due. */
export async function claimJob(db: Db, jobs: Known, taking: Taking = {}): Promise<Claim | undefined> {
  const [claim] = await claimNext(db, { ...takenBy(jobs, taking), id: 0 })
  return claim
}
const claimNext = prepared<Claim>(sql`with ${claiming} select * from claimed`)

// A run whose lease has expired may not touch the job any more: it belongs to the run that came after.
const stillOurs = ({ id, attempts }: Record<'id' | 'attempts', number | Placeholder>) =>
  sql`id = ${id} and attempts = ${attempts} and state = 'running'`

/** Every change of a claimed job answers whether the run still has its lease. */
export const renewLease = (db: Db, claim: Claim, leaseMs: number) =>
  change(db, claim, sql`lease_until = now() + ${leaseMs}::float8 * interval '1 millisecond'`)

/**
 * Marks a run as done and takes the next job in the same statement: a busy worker asks once for each. What the run wrote
 * last is written with it.
 */
export async function finishJob(
  db: Db,
  { id, attempts }: Claim,
  jobs: Known = [],
  { closing, ...taking }: Taking & { closing?: Closing } = {},
) {
  const [row] = await finishing(closing?.with)(db, { ...takenBy(jobs, taking), ...closing?.values, id, attempts })
  return { isOurs: row?.finished === 1, next: row?.next ?? undefined }
}

type Finished = { finished: number; next: Claim | null }
const finishings = new Map<SQL | undefined, ReturnType<typeof prepared<Finished>>>()

/** Put together once for each closing that there is. */
function finishing(closing: SQL | undefined) {
  const known = finishings.get(closing)
  if (known) return known
  const made = prepared<Finished>(sql`
    with ${closing ? sql`closing as (${closing}), ` : sql``}finished as (
      update job set state = 'done', finished_at = now(), lease_until = null, last_error = null
      where ${stillOurs({ id: sql.placeholder('id'), attempts: sql.placeholder('attempts') })} returning id
    ), ${claiming}
    select (select count(*)::int from finished) as finished, (select to_jsonb(claimed) from claimed) as next`)
  finishings.set(closing, made)
  return made
}

export const buryJob = (db: Db, claim: Claim, lastError: string) =>
  change(db, claim, sql`state = 'dead', finished_at = now(), lease_until = null, last_error = ${lastError}`)

/** Puts a failed job back for later: about 2, 4, 8 … seconds, never more than an hour. */
export async function retryJob(db: Db, claim: Claim, lastError: string): Promise<boolean> {
  // The jitter keeps jobs that failed together from coming back together.
  const delay = sql`least(3600, power(2, attempts)) * (0.5 + random() / 2) * interval '1 second'`
  try {
    return await change(
      db,
      claim,
      sql`state = 'waiting', run_at = now() + ${delay}, lease_until = null, last_error = ${lastError}`,
    )
  } catch (error) {
    if (!isTaken(error)) throw error
    // While this one ran, another with the same key was added: it will do the work.
    return change(db, claim, sql`state = 'done', finished_at = now(), lease_until = null, last_error = ${lastError}`)
  }
}

async function change(db: Db, claim: Claim, assignments: ReturnType<typeof sql>): Promise<boolean> {
  const { rowCount } = await db.execute(sql`update job set ${assignments} where ${stillOurs(claim)}`)
  return rowCount === 1
}
