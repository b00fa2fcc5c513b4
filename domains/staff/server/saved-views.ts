import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, isStaffWith, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, eq, or } from 'drizzle-orm'
import type { staffViews } from '../view-contract.ts'
import { savedViewTable } from './tables.ts'

const viewsPerList = 30

export async function listViews(ctx: Context, { query: { list } }: HandlerInput<typeof staffViews.list>) {
  const { mb_id } = requireMember(ctx)
  const rows = await ctx.db
    .select()
    .from(savedViewTable)
    .where(and(eq(savedViewTable.list, list), or(eq(savedViewTable.mb_id, mb_id), eq(savedViewTable.shared, true))))
    .orderBy(asc(savedViewTable.id))
    .limit(100)
  return { data: rows.map((row) => ({ ...row, mine: row.mb_id === mb_id })) }
}

/** Saving under an existing name replaces that view. */
export async function saveView(ctx: Context, { body }: HandlerInput<typeof staffViews.save>) {
  const { mb_id } = requireMember(ctx)
  const { list, name, query, shared } = body
  const mine = and(eq(savedViewTable.mb_id, mb_id), eq(savedViewTable.list, list))
  if ((await ctx.db.$count(savedViewTable, mine)) >= viewsPerList)
    throw new Problem(422, '보기는 목록마다 30개까지 저장할 수 있어요. 안 쓰는 것을 지워 주세요.')
  const [row] = await ctx.db
    .insert(savedViewTable)
    .values({ mb_id, list, name, query, shared })
    .onConflictDoUpdate({
      target: [savedViewTable.mb_id, savedViewTable.list, savedViewTable.name],
      set: { query, shared },
    })
    .returning()
  if (!row) throw new Error('a saved view was not returned')
  return { ...row, mine: true }
}

export async function removeView(ctx: Context, id: number) {
  const { mb_id } = requireMember(ctx)
  const own = eq(savedViewTable.mb_id, mb_id)
  const mayRemove = isStaffWith(ctx, 'staff') ? or(own, eq(savedViewTable.shared, true)) : own
  const [gone] = await ctx.db
    .delete(savedViewTable)
    .where(and(eq(savedViewTable.id, id), mayRemove))
    .returning({ id: savedViewTable.id })
  if (!gone) throw notFound('지울 수 있는 보기가 없어요.')
  return gone
}
