import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { desc, inArray } from 'drizzle-orm'
import { cardTable } from '../../catalog/server/tables.ts'
import type { content } from '../contract.ts'
import { homeTable, instagramTable, recipeTable } from './tables.ts'

export async function findHome(ctx: Context) {
  const [row] = await ctx.db.select().from(homeTable)
  if (!row) throw notFound()
  return row.content
}

/** Recipes with their materials as products; a material that is no longer sold is left out. */
export async function listRecipes(ctx: Context, query: HandlerInput<typeof content.recipes>['query']) {
  const rows = await ctx.db
    .select()
    .from(recipeTable)
    .orderBy(desc(recipeTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  const wanted = rows.flatMap((row) => row.materials.map(({ product_id }) => product_id))
  const cards =
    wanted.length === 0 ? [] : await ctx.db.select().from(cardTable).where(inArray(cardTable.product_id, wanted))
  const byProduct = new Map(cards.map(({ product_id, card }) => [product_id, card]))
  const recipes = rows.map((row) => ({
    ...row,
    materials: row.materials.flatMap(({ product_id, quantity }) => {
      const product = byProduct.get(product_id)
      return product ? [{ quantity, product }] : []
    }),
  }))
  return toPage(recipes, await ctx.db.$count(recipeTable), query)
}

export async function listInstagram(ctx: Context) {
  return ctx.db.select().from(instagramTable).orderBy(desc(instagramTable.posted_at)).limit(30)
}
