import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireStaff } from '@sillage/server-kit/context.ts'
import { defineJob, enqueue, type Job } from '@sillage/server-kit/jobs.ts'
import { isTaken } from '@sillage/server-kit/violated.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ChangeKind } from '../../audit/actions.ts'
import type { LeftOutRow } from '../words.ts'
import { type ChangeArea, findMade, type Made, type OpenSet, openChangeSet } from './change-sets.ts'
import { toChangeSet } from './list-sets.ts'
import { changePartTable, changeRowTable, changeSetTable } from './tables.ts'

/** Applies a part of a file as a part of the set, and names the rows that it had to leave out. */
export type ApplyPart = (ctx: Context, set: AppliedSet, rows: unknown[]) => Promise<LeftOutRow[]>
type AppliedSet = OpenSet & Pick<typeof changeSetTable.$inferSelect, 'request_key' | 'done'>
export type PartAppliers = Partial<Record<ChangeKind, ApplyPart>>

const job = { name: 'change-set.apply', payload: z.object({ change_set_id: z.int() }) }

/** How many rows a transaction changes at most, if those of one thing leave the choice: buyers wait no longer than for these. */
const rowsInPart = 200

/** Cuts a file into parts. Rows of one group stay together: those of one product are looked at as one. */
export function partsOf<Row>(rows: readonly Row[], groupOf: (row: Row) => string): Row[][] {
  const parts: Row[][] = [[]]
  for (const group of Map.groupBy(rows, groupOf).values()) {
    const last = parts.at(-1)
    if (last && (last.length === 0 || last.length + group.length <= rowsInPart)) last.push(...group)
    else parts.push(group)
  }
  return parts.filter((part) => part.length > 0)
}

/** Stores the rows with their set and leaves them to the job. Refused while another file of the kind is applied. */
export async function startChangeSet(ctx: Context, area: ChangeArea, made: Made, parts: readonly unknown[][]) {
  const total = parts.reduce((sum, { length }) => sum + length, 0)
  try {
    return await ctx.transaction(async (ctx) => {
      const id = await openChangeSet(ctx, area, { ...made, total })
      if (id === null) return findMade(ctx, made.request_key)
      await ctx.db.insert(changePartTable).values(parts.map((rows) => ({ change_set_id: id, rows })))
      await enqueue(ctx, job, { change_set_id: id })
      return id
    })
  } catch (error) {
    if (isTaken(error)) throw busy()
    throw error
  }
}

const busy = () =>
  new Problem(409, '앞서 올린 같은 종류의 파일을 아직 적용하고 있어요. 끝난 뒤에 다시 시도해 주세요.', { code: 'busy' })

/** The job behind every file. What applies a part of each kind is given from above. */
export const createApplyJob = (appliers: PartAppliers): Job<typeof job.payload> =>
  defineJob({
    ...job,
    async run(ctx, { change_set_id }) {
      for (let isMore = true; isMore; ) isMore = await applyNext(ctx, appliers, change_set_id)
    },
    async onDead(ctx, { change_set_id }) {
      await moveOn(ctx, change_set_id, 'failed')
    },
  })

/** One part, in the transaction that removes it: a worker that dies has done all of it or nothing. False at the end. */
const applyNext = (ctx: Context, appliers: PartAppliers, id: number) =>
  ctx.transaction(async (ctx) => {
    const applying = and(eq(changeSetTable.id, id), eq(changeSetTable.state, 'applying'))
    // Two workers who think that the job is theirs take turns here.
    const [set] = await ctx.db.select().from(changeSetTable).where(applying).for('update')
    if (!set) return false
    const { rows: found } = await ctx.db.execute<{ rows: unknown[] }>(sql`
      delete from ${changePartTable} where id = (
        select id from ${changePartTable} where change_set_id = ${id} order by id limit 1) returning rows`)
    const [part] = found
    if (!part) {
      await moveOn(ctx, id, 'applied')
      return false
    }
    const apply = appliers[set.kind]
    if (!apply) throw new Error(`no one applies parts of ${set.kind}`)
    const leftOut = await apply(asStaff(ctx, set), set, part.rows)
    await ctx.db
      .update(changeSetTable)
      .set({
        done: sql`${changeSetTable.done} + ${part.rows.length}`,
        left_out: sql`${changeSetTable.left_out} || ${JSON.stringify(leftOut)}::jsonb`,
      })
      .where(eq(changeSetTable.id, id))
    return true
  })

/** As the member of staff who sent the file: movements and the audit log name them. */
const asStaff = (ctx: Context, { mb_id, permission }: typeof changeSetTable.$inferSelect): Context => ({
  ...ctx,
  member: { mb_id, mb_name: mb_id, is_admin: true, permissions: [permission], grade: 'general' },
})

const moveOn = (ctx: Context, id: number, state: 'applied' | 'failed' | 'stopped') =>
  ctx.db
    .update(changeSetTable)
    .set({ state })
    .where(and(eq(changeSetTable.id, id), eq(changeSetTable.state, 'applying')))

/** How far it is. */
export async function showChangeSet(ctx: Context, id: number) {
  const set = await findSet(ctx, id)
  return toChangeSet(set, await ctx.db.$count(changeRowTable, eq(changeRowTable.change_set_id, id)))
}

async function findSet(ctx: Context, id: number) {
  const [set] = await ctx.db.select().from(changeSetTable).where(eq(changeSetTable.id, id))
  if (!set) throw notFound()
  requireStaff(ctx, set.permission)
  return set
}

/** The part that is being applied is finished first; the others wait until staff go on, or undo what was applied. */
export async function stopChangeSet(ctx: Context, id: number) {
  await findSet(ctx, id)
  await moveOn(ctx, id, 'stopped')
  return showChangeSet(ctx, id)
}

/** Goes on where it was stopped or failed. Pressed twice it goes on once. */
export async function resumeChangeSet(ctx: Context, id: number) {
  await findSet(ctx, id)
  try {
    await ctx.transaction(async (ctx) => {
      const waiting = and(eq(changeSetTable.id, id), inArray(changeSetTable.state, ['stopped', 'failed']))
      const [set] = await ctx.db
        .update(changeSetTable)
        .set({ state: 'applying' })
        .where(and(waiting, sql`${changeSetTable.undone_at} is null`))
        .returning({ id: changeSetTable.id })
      if (set) await enqueue(ctx, job, { change_set_id: id })
    })
  } catch (error) {
    if (isTaken(error)) throw busy()
    throw error
  }
  return showChangeSet(ctx, id)
}
