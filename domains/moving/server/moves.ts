import { Readable } from 'node:stream'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { csvLine, csvStart } from '@sillage/server-kit/csv.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { removeFilesOf, withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { staffMoves } from '../contract.ts'
import { moveKinds, moveOutcomes } from '../words.ts'
import { applyMove, readMove, subjectOf } from './job.ts'
import { moveRecordTable, moveTable } from './tables.ts'

type Row = typeof moveTable.$inferSelect

export async function listMoves(ctx: Context, { after, limit }: HandlerInput<typeof staffMoves.list>['query']) {
  const rows = await ctx.db
    .select()
    .from(moveTable)
    .where(after ? lt(moveTable.id, after) : undefined)
    .orderBy(desc(moveTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: shown.map(toMove), next_after }
}

const toMove = ({ created_at, finished_at, ...row }: Row) => ({
  ...row,
  created_at: created_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
})

/** The files are stored with the move, and the dry run begins by itself. */
export async function startMove(ctx: Context, { body, files }: HandlerInput<typeof staffMoves.start>) {
  if (files.files.length === 0) throw invalid('files', '파일을 골라 주세요.')
  const sent = [...files.files, ...files.pictures]
  return withStoredFiles(ctx, sent, async (ctx, attach) => {
    const name = sent
      .map((file) => file.name)
      .join(', ')
      .slice(0, 300)
    const row = { ...body, krw_per_usd: Math.round(body.krw_per_usd), name }
    const [move] = await ctx.db.insert(moveTable).values(row).returning()
    if (!move) throw new Error('an inserted move was not returned')
    await attach({ place: 'moving', subject: subjectOf(move.id), mb_id: null })
    await writeAudit(ctx, { action: 'moving.start', subject: subjectOf(move.id), before: null, after: row })
    await enqueue(ctx, readMove, { move_id: move.id })
    return toMove(move)
  })
}

async function findMove(ctx: Context, move_id: number) {
  const [move] = await ctx.db.select().from(moveTable).where(eq(moveTable.id, move_id))
  if (!move) throw notFound()
  return move
}

export async function showMove(ctx: Context, move_id: number) {
  const move = await findMove(ctx, move_id)
  const { kind, outcome, notes } = moveRecordTable
  const rows = await ctx.db
    .select({
      kind,
      outcome,
      count: sql<number>`count(*)::int`,
      noted: sql<number>`(count(*) filter (where ${notes} <> '[]'))::int`,
    })
    .from(moveRecordTable)
    .where(and(eq(moveRecordTable.move_id, move_id), inArray(kind, [...moveKinds])))
    .groupBy(kind, outcome)
  const kinds = moveKinds
    .filter((each) => rows.some((row) => row.kind === each))
    .map((each) => {
      const own = rows.filter((row) => row.kind === each)
      const count = (of: string) => own.find((row) => row.outcome === of)?.count ?? 0
      const counts = Object.fromEntries(moveOutcomes.map((of) => [of, count(of)])) as Record<
        (typeof moveOutcomes)[number],
        number
      > // outcome by outcome
      return { kind: each, counts, notes: own.reduce((sum, { noted }) => sum + noted, 0) }
    })
  return { ...toMove(move), missing: move.missing, kinds }
}

export async function listLeftOut(ctx: Context, { params, query }: HandlerInput<typeof staffMoves.leftOut>) {
  const { kind, after = 0, limit } = query
  const rows = await notedAfter(ctx, params.move_id, { kind, after, limit: limit + 1 })
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: shown.map(toLeftOut), next_after }
}

type Page = { kind?: string | undefined; after: number; limit: number }
const notedAfter = (ctx: Context, move_id: number, { kind, after, limit }: Page) =>
  ctx.db
    .select()
    .from(moveRecordTable)
    .where(
      and(
        eq(moveRecordTable.move_id, move_id),
        gt(moveRecordTable.id, after),
        sql`${moveRecordTable.notes} <> '[]'`,
        inArray(moveRecordTable.kind, kind ? [kind] : [...moveKinds]),
      ),
    )
    .orderBy(asc(moveRecordTable.id))
    .limit(limit)

const toLeftOut = ({ kind, outcome, ...row }: typeof moveRecordTable.$inferSelect) => ({
  ...row,
  kind: moveKinds.find((each) => each === kind) ?? 'product',
  outcome: outcome ?? ('left_out' as const),
})

/** Everything that is not taken over, or not all of it, one line each. */
export async function reportMove(ctx: Context, move_id: number) {
  await findMove(ctx, move_id)
  return {
    stream: Readable.from(reportLines(ctx, move_id)),
    type: 'text/csv; charset=utf-8',
    name: `move-${move_id}.csv`,
  }
}

async function* reportLines(ctx: Context, move_id: number) {
  yield csvStart + csvLine(['kind', 'id', 'name', 'outcome', 'reason', 'detail'])
  const page = { after: 0, limit: 500 }
  for (let rows = await notedAfter(ctx, move_id, page); rows.length > 0; rows = await notedAfter(ctx, move_id, page)) {
    for (const { kind, old_id, label, outcome, notes } of rows)
      for (const { text, detail } of notes) yield csvLine([kind, old_id, label, outcome ?? '', text, detail])
    page.after = rows.at(-1)?.id ?? Number.MAX_SAFE_INTEGER
  }
}

/** Pressed twice it begins once. */
export async function startApplying(ctx: Context, move_id: number) {
  return ctx.transaction(async (ctx) => {
    const toDo = and(eq(moveRecordTable.move_id, move_id), inArray(moveRecordTable.outcome, ['new', 'changed']))
    const total = await ctx.db.$count(moveRecordTable, toDo)
    const [move] = await ctx.db
      .update(moveTable)
      .set({ step: 'applying', done: 0, total })
      .where(and(eq(moveTable.id, move_id), eq(moveTable.step, 'ready')))
      .returning()
    if (!move) {
      const now = await findMove(ctx, move_id)
      if (now.step === 'applying' || now.step === 'done') return toMove(now)
      throw new Problem(409, '아직 적용할 수 없어요. 미리 실행이 끝난 뒤에 눌러 주세요.')
    }
    await writeAudit(ctx, { action: 'moving.apply', subject: subjectOf(move_id), before: null, after: { total } })
    await enqueue(ctx, applyMove, { move_id })
    return toMove(move)
  })
}

export async function removeMove(ctx: Context, move_id: number) {
  await ctx.transaction(async (ctx) => {
    const [gone] = await ctx.db
      .delete(moveTable)
      .where(and(eq(moveTable.id, move_id), sql`${moveTable.step} <> 'applying'`))
      .returning()
    if (!gone) {
      await findMove(ctx, move_id)
      throw new Problem(409, '옮기는 동안에는 지울 수 없어요.')
    }
    await removeFilesOf(ctx, [subjectOf(move_id)])
    await writeAudit(ctx, { action: 'moving.remove', subject: subjectOf(move_id), before: gone, after: null })
  })
  return { message: '지웠어요.' }
}

const daysKept = 30

/** What was read for a move holds personal data: after a month it is gone, whatever became of the move. */
export async function forgetMoves(ctx: Context) {
  const old = and(lt(moveTable.created_at, addDays(ctx.now(), -daysKept)), sql`${moveTable.step} <> 'applying'`)
  const gone = await ctx.db.delete(moveTable).where(old).returning({ id: moveTable.id })
  await removeFilesOf(
    ctx,
    gone.map(({ id }) => subjectOf(id)),
  )
}
