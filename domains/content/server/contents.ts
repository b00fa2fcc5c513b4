import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { kindsOf } from '../../catalog/server/kinds.ts'
import type { HomeContent } from '../contract.ts'
import { homeTable } from './tables.ts'

export async function findHome(ctx: Context): Promise<HomeContent> {
  const [row] = await ctx.db.select().from(homeTable)
  if (!row) throw notFound()
  const { hero, ...content } = row.content
  const kinds = await kindsOf(ctx, [hero.product_id])
  return { ...content, hero: { ...hero, kind: kinds.get(hero.product_id) ?? null } }
}
