import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { addToCart } from '../../cart/server/change-cart.ts'
import { chosenPieces } from '../../cart/server/chosen-pieces.ts'
import { ownerOf } from '../../cart/server/owner.ts'
import { cartLineTable } from '../../cart/server/tables.ts'
import { touchCart } from '../../cart/server/touch-cart.ts'
import { listSellables } from '../../catalog/server/sellable.ts'
import type { Bought, FormulaVersion } from '../formula-contract.ts'
import { type Plan, planCost } from './plan.ts'

/**
 * Puts the packs a batch takes into the visitor's cart. What is already there counts, and the cart is locked meanwhile:
 * pressing twice, or in two tabs at once, does not add them twice.
 */
export async function buyMaterials(ctx: Context, shown: FormulaVersion, plan: Plan): Promise<Bought> {
  const owner = ownerOf(ctx)
  return ctx.transaction(async (ctx) => {
    await touchCart(ctx, owner)
    const cost = await planCost(ctx, shown, plan)
    const there = await readCart(ctx, owner)
    const packs = cost.needs.flatMap((need) => need.packs)
    const missing = packs.map(({ variant_id, quantity }) => ({
      variant_id,
      quantity: Math.max(0, quantity - (there.get(variant_id) ?? 0)),
    }))
    const lines = await withLeast(ctx, missing, there)
    const cart = lines.length > 0 ? await addToCart(ctx, lines) : null
    const added = new Map(lines.map(({ variant_id, quantity }) => [variant_id, quantity]))
    const in_cart = packs.map(({ variant_id }) => ({
      variant_id,
      quantity: (there.get(variant_id) ?? 0) + (added.get(variant_id) ?? 0),
    }))
    return { cost, in_cart, cart }
  })
}

async function readCart(ctx: Context, owner: string): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select()
    .from(cartLineTable)
    .where(and(eq(cartLineTable.owner, owner), eq(cartLineTable.add_on_of, 0)))
  return new Map(rows.map(({ variant_id, quantity }) => [variant_id, quantity]))
}

type Line = { variant_id: number; quantity: number; add_ons: []; add_on_of: number; personal: [] }

/** Beside what lies there already a rest may be fewer pieces than are sold at once: then as many as are, if there are. */
async function withLeast(
  ctx: Context,
  missing: { variant_id: number; quantity: number }[],
  there: Map<number, number>,
) {
  const wanted = missing.filter(({ quantity }) => quantity > 0)
  const sellables = await listSellables(
    ctx,
    wanted.map(({ variant_id }) => variant_id),
  )
  const chosen = await chosenPieces(ctx, ownerOf(ctx))
  return wanted.flatMap(({ variant_id, quantity }): Line[] => {
    const found = sellables.find(({ variant }) => variant.id === variant_id)
    if (!found) return []
    const { product, available } = found
    const raised = Math.max(quantity, product.min_quantity)
    const most = Math.min(available, product.max_quantity ?? available)
    const all = raised + (chosen.get(product.id) ?? 0)
    if (raised + (there.get(variant_id) ?? 0) > most || all > (product.max_quantity ?? all)) return []
    chosen.set(product.id, all)
    return [{ variant_id, quantity: raised, add_ons: [], add_on_of: 0, personal: [] }]
  })
}
