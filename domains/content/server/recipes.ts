import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { type Currency, money } from '@sillage/kit/money.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { optionWords } from '../../catalog/option-words.ts'
import { isSoldOut } from '../../catalog/server/availability.ts'
import { gradeOf, priceFor, type Sellable, selectSellables } from '../../catalog/server/sellable.ts'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import type { RecipeSheet, recipes } from '../recipe-contract.ts'
import { withCards } from './chosen.ts'
import { type RecipeMaterial, recipeTable } from './tables.ts'

/** Recipes with their materials as products; a material that is no longer sold is left out. */
export async function listRecipes(ctx: Context, query: HandlerInput<typeof recipes.list>['query']) {
  const shown = eq(recipeTable.visible, true)
  const rows = await ctx.db
    .select()
    .from(recipeTable)
    .where(shown)
    .orderBy(desc(recipeTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  const cards = await withCards(
    ctx,
    rows.flatMap((row) => row.materials.map((material) => ({ ...material, recipe_id: row.id }))),
  )
  const full = rows.map((row) => ({ ...row, materials: cards.filter(({ recipe_id }) => recipe_id === row.id) }))
  return toPage(full, await ctx.db.$count(recipeTable, shown), query)
}

/** One recipe with its steps, and its materials as what would go into the cart. */
export async function findRecipe(ctx: Context, id: number): Promise<RecipeSheet> {
  const row = await findShown(ctx, id)
  // The answer is cached for everyone: the first visitor's own prices must not be in it.
  return { ...row, materials: await materialsOf({ ...ctx, member: null }, row.materials) }
}

/** The same materials at this visitor's prices. */
export async function listMyMaterialPrices(ctx: Context, id: number) {
  const { materials } = await findShown(ctx, id)
  return (await materialsOf(ctx, materials)).map(({ variant_id, price }) => ({ variant_id, price }))
}

async function findShown(ctx: Context, id: number) {
  const [row] = await ctx.db
    .select()
    .from(recipeTable)
    .where(and(eq(recipeTable.id, id), eq(recipeTable.visible, true)))
  if (!row) throw notFound()
  return row
}

async function materialsOf(ctx: Context, chosen: RecipeMaterial[]): Promise<RecipeSheet['materials']> {
  const sellables = await listVariants(ctx, chosen)
  return (await withCards(ctx, chosen)).flatMap(({ product, ...material }) => {
    const found = sellables.filter((each) => each.product.id === product.id)
    const sellable = found.find(({ variant }) => variant.sku === material.sku) ?? found[0]
    return sellable ? [{ product, ...inCart(sellable, material, ctx.now()) }] : []
  })
}

/** Every size of the materials that is still sold, in the order of their pages. */
const listVariants = (ctx: Context, materials: RecipeMaterial[]): Promise<Sellable[]> =>
  selectSellables(ctx.db, gradeOf(ctx), {})
    .where(
      and(
        inArray(
          productTable.id,
          materials.map(({ product_id }) => product_id),
        ),
        eq(variantTable.retired, false),
      ),
    )
    .orderBy(asc(variantTable.position))

function inCart(sellable: Sellable, { quantity, uses = '', uses_en = '' }: RecipeMaterial, at: Date) {
  const { product, variant, available } = sellable
  const option = optionWords(product.option_groups, variant.values)
  const priceIn = (currency: Currency) =>
    money(priceFor(sellable, { currency, quantity, at }).amount * quantity, currency)
  return {
    quantity,
    uses,
    uses_en,
    variant_id: variant.id,
    option_name: option.name,
    option_name_en: option.name_en,
    price: { krw: priceIn('krw'), usd: priceIn('usd') },
    sold_out: isSoldOut(available, Math.max(quantity, product.min_quantity)),
  }
}
