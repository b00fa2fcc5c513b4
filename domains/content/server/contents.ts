import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { homeTable } from './tables.ts'

export async function findHome(ctx: Context) {
  const [row] = await ctx.db.select().from(homeTable)
  if (!row) throw notFound()
  return row.content
}
