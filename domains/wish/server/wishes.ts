import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import { cardTable } from '../../catalog/server/tables.ts'
import type { wish } from '../contract.ts'
import { wishesMax } from '../words.ts'
import { wishTable } from './tables.ts'

/** Hidden products have no card: they are missing here, and back again when they are shown again. */
export async function listWishes(ctx: Context, query: HandlerInput<typeof wish.list>['query']) {
  const mine = mineOf(ctx)
  const direction = query.order === 'asc' ? asc : desc
  const shown = ctx.db
    .select({ product: cardTable.card, created_at: wishTable.created_at })
    .from(wishTable)
    .innerJoin(cardTable, eq(cardTable.product_id, wishTable.product_id))
    .where(mine)
    .orderBy(direction(wishTable.created_at), direction(wishTable.product_id))
  const total = (await listIds(ctx)).length
  const rows = await shown.limit(query.per_page).offset(offsetOf(query))
  return toPage(
    rows.map(({ product, created_at }) => ({ product, created_at: created_at.toISOString() })),
    total,
    query,
  )
}

export const findWished = async (ctx: Context) => ({ product_ids: await listIds(ctx) })

/** A product that was hidden meanwhile is not among them. */
async function listIds(ctx: Context) {
  const rows = await ctx.db
    .select({ id: wishTable.product_id })
    .from(wishTable)
    .innerJoin(cardTable, eq(cardTable.product_id, wishTable.product_id))
    .where(mineOf(ctx))
    .orderBy(asc(wishTable.product_id))
  return rows.map(({ id }) => id)
}

/** Wishing twice keeps one wish, and the day it was first made. */
export async function addWish(ctx: Context, product_id: number) {
  const { mb_id } = requireMember(ctx)
  const [card] = await ctx.db
    .select({ id: cardTable.product_id })
    .from(cardTable)
    .where(eq(cardTable.product_id, product_id))
  if (!card) throw notFound()
  if ((await ctx.db.$count(wishTable, mineOf(ctx))) >= wishesMax)
    throw new Problem(409, '찜 목록이 가득 찼어요. 몇 개를 빼고 다시 담아 주세요.', { code: 'full' })
  await ctx.db.insert(wishTable).values({ mb_id, product_id, created_at: ctx.now() }).onConflictDoNothing()
  return findWished(ctx)
}

export async function removeWish(ctx: Context, product_id: number) {
  await ctx.db.delete(wishTable).where(and(mineOf(ctx), eq(wishTable.product_id, product_id)))
  return findWished(ctx)
}

const mineOf = (ctx: Context) => eq(wishTable.mb_id, requireMember(ctx).mb_id)
