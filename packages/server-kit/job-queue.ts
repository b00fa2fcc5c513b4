import { type Placeholder, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { prepared } from './prepared.ts'
import { isTaken } from './violated.ts'

/** One run of a job. Its number of attempts distinguishes it from the runs before and after it. */
export type Claim = { id: number; name: string; payload: unknown; attempts: number }

type Known = readonly { name: string; leaseMs: number }[]
const namesAndLeases = (jobs: Known) => ({
  names: jobs.map((job) => job.name),
  leases: jobs.map((job) => job.leaseMs),
})

// The job that has been due longest, those of workers that died included; no two workers get the same one. Leases come
// last: joined before the limit, all that waits would be read for each job that is taken.
const names = sql`${sql.placeholder('names')}::text[]`
const claiming = sql`
  due as materialized (
    select id, name from job
    where state in ('waiting', 'running') and run_at <= now() and (state = 'waiting' or lease_until < now())
      and name = any(${names}) and id <> ${sql.placeholder('id')}
    order by run_at limit 1
    for update skip locked
  ), claimed as (
    update job
    set state = 'running', attempts = job.attempts + 1,
      lease_until = now() + known.lease_ms * interval '1 millisecond'
    from due join unnest(${names}, ${sql.placeholder('leases')}::float8[]) as known (name, lease_ms) using (name)
    where job.id = due.id
    returning job.id, job.name, job.payload, job.attempts
  )`

/** Takes the next job that is due. */
export async function claimJob(db: Db, jobs: Known): Promise<Claim | undefined> {
  const [claim] = await claimNext(db, { ...namesAndLeases(jobs), id: 0 })
  return claim
}
const claimNext = prepared<Claim>(sql`with ${claiming} select * from claimed`)

// A run whose lease has expired may not touch the job any more: it belongs to the run that came after.
const stillOurs = ({ id, attempts }: Record<'id' | 'attempts', number | Placeholder>) =>
  sql`id = ${id} and attempts = ${attempts} and state = 'running'`

/** Every change of a claimed job answers whether the run still has its lease. */
export const renewLease = (db: Db, claim: Claim, leaseMs: number) =>
  change(db, claim, sql`lease_until = now() + ${leaseMs}::float8 * interval '1 millisecond'`)

/** Marks a run as done and takes the next job in the same statement: a busy worker asks once for each. */
export async function finishJob(db: Db, { id, attempts }: Claim, jobs: Known = []) {
  const [row] = await finishAndClaim(db, { ...namesAndLeases(jobs), id, attempts })
  return { isOurs: row?.finished === 1, next: row?.next ?? undefined }
}
const finishAndClaim = prepared<{ finished: number; next: Claim | null }>(sql`
  with finished as (
    update job set state = 'done', finished_at = now(), lease_until = null, last_error = null
    where ${stillOurs({ id: sql.placeholder('id'), attempts: sql.placeholder('attempts') })} returning id
  ), ${claiming}
  select (select count(*)::int from finished) as finished, (select to_jsonb(claimed) from claimed) as next`)

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
