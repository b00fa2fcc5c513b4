import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { desc } from 'drizzle-orm'
import { homeTable, instagramTable } from './tables.ts'

export async function findHome(ctx: Context) {
  const [row] = await ctx.db.select().from(homeTable)
  if (!row) throw notFound()
  return row.content
}

export async function listInstagram(ctx: Context) {
  return ctx.db.select().from(instagramTable).orderBy(desc(instagramTable.posted_at)).limit(30)
}
