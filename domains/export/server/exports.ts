import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import { type Context, isStaffWith, requireMember, requireRecentProof } from '@sillage/server-kit/context.ts'
import { typeOf } from '@sillage/server-kit/files.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { ExportFile, staffExports } from '../contract.ts'
import type { ExportedList } from '../words.ts'
import { dropExports } from './forget-exports.ts'
import { writeExportJob } from './jobs.ts'
import { listsToExport } from './lists.ts'
import { exportTable } from './tables.ts'
import { exportName } from './write-export.ts'

type Row = typeof exportTable.$inferSelect

const toFile = ({ created_at, ...row }: Row): ExportFile => ({ ...row, created_at: created_at.toISOString() })

/** A list that someone may not see is none to them; one that names people asks who they are first. */
function requireList(ctx: Context, list: ExportedList) {
  const { permission, personal } = listsToExport[list]
  if (!isStaffWith(ctx, permission)) throw notFound()
  if (personal) requireRecentProof(ctx)
}

export async function listExports(ctx: Context) {
  const { mb_id } = requireMember(ctx)
  const rows = await ctx.db
    .select()
    .from(exportTable)
    .where(eq(exportTable.mb_id, mb_id))
    .orderBy(desc(exportTable.created_at))
    .limit(20)
  return { data: rows.map(toFile) }
}

const mostAtOnce = 3

/** Asked for now, made by a worker: the screen is free at once. */
export async function startExport(ctx: Context, { body }: HandlerInput<typeof staffExports.start>) {
  const { mb_id } = requireMember(ctx)
  const { list, format } = body
  requireList(ctx, list)
  const { after: _, limit: __, ...query } = body.query
  // What the list would refuse is refused now, and not by a job that no one watches.
  await listsToExport[list].page(ctx, { ...query, limit: '1' })
  return ctx.transaction(async (ctx) => {
    // One of them starts after the other: two presses do not start a fourth.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`export:${mb_id}`}))`)
    const open = and(eq(exportTable.mb_id, mb_id), inArray(exportTable.state, ['waiting', 'running']))
    if ((await ctx.db.$count(exportTable, open)) >= mostAtOnce)
      throw new Problem(409, '앞서 요청한 파일을 아직 만들고 있어요. 끝나면 다시 시도해 주세요.', { code: 'busy' })
    const [row] = await ctx.db
      .insert(exportTable)
      .values({ mb_id, list, format, query, lang: ctx.visitor.lang, created_at: ctx.now() })
      .returning()
    if (!row) throw new Error('an inserted export was not returned')
    await enqueue(ctx, writeExportJob, { id: row.id })
    await writeAudit(ctx, { action: `${list}.export`, subject: list, before: null, after: { format, query } })
    return toFile(row)
  })
}

const mine = (ctx: Context, id: string) => and(eq(exportTable.id, id), eq(exportTable.mb_id, requireMember(ctx).mb_id))

export async function openExport(ctx: Context, { params }: HandlerInput<typeof staffExports.file>) {
  const [row] = await ctx.db.select().from(exportTable).where(mine(ctx, params.id))
  if (!row) throw notFound()
  requireList(ctx, row.list)
  const name = exportName(row)
  const file = row.state === 'done' ? await ctx.files.get(name) : null
  if (!file) throw notFound('파일이 아직 없거나 지워졌어요.')
  return { ...file, type: typeOf(name), name: `${row.list}-${seoulDay(row.created_at)}.${row.format}` }
}

export async function removeExport(ctx: Context, { params }: HandlerInput<typeof staffExports.remove>) {
  if ((await dropExports(ctx, mine(ctx, params.id))) === 0) throw notFound()
  return { message: '지웠어요.' }
}
