import type { Context } from '@sillage/server-kit/context.ts'
import { inArray } from 'drizzle-orm'
import { gradeOf, type Sellable } from '../../catalog/server/sellable.ts'
import { productCategoryTable } from '../../catalog/server/tables.ts'
import { couponOffer } from '../../coupon/offer.ts'
import { listUsable } from '../../coupon/server/holdings.ts'
import { earnedOnLines, earnPercent } from '../../point/earned.ts'
import { type OrderTotal, orderTotal } from '../../pricing/total.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import { findShippingRules } from '../../shipping/server/rules.ts'
import { boughtLines } from '../chosen-lines.ts'
import type { CartLine } from '../contract.ts'

/** What the selected lines cost together, by the function that charges. */
export async function sumOf(ctx: Context, lines: CartLine[], sellables: Map<number, Sellable>) {
  const bought = boughtLines(lines)
  const weightOf = (line: CartLine) => sellables.get(line.variant_id)?.variant.weight_g ?? 0
  const travels = bought.some(({ kind }) => kind !== 'class')
  const total = orderTotal({
    currency: ctx.visitor.currency,
    order_coupon: null,
    shipping_coupon: null,
    points: 0,
    point_balance: 0,
    rules: await findShippingRules(ctx),
    destination: { delivery: travels ? 'parcel' : 'none', country: 'KR', zip: '' },
    lines: bought.map((line) => ({
      product_id: line.product_id,
      category_ids: [],
      quantity: line.quantity,
      unit_amount: line.unit_amount,
      unit_trace: [],
      weight_g: weightOf(line),
      coupon: null,
    })),
  })
  return {
    list_amount: bought.reduce((sum, line) => sum + line.list_amount * line.quantity, 0),
    goods_amount: total.goods_amount,
    shipping_amount: total.shipping_amount,
    total_amount: total.total_amount,
    missing_for_free: total.shipping.missing,
    weight_g: bought.reduce((sum, line) => sum + line.quantity * weightOf(line), 0),
    coupon_count: await countCoupons(ctx, bought, total),
    points: earnedOnLines(total.lines, ctx.visitor.currency, earnPercent(gradeOf(ctx), await findShopRules(ctx))),
  }
}

async function countCoupons(ctx: Context, bought: CartLine[], { shipping }: OrderTotal) {
  if (!ctx.member || bought.length === 0) return 0
  const holdings = await listUsable(ctx, ctx.member.mb_id)
  if (holdings.length === 0) return 0
  const ids = bought.map(({ product_id }) => product_id)
  const rows = await ctx.db.select().from(productCategoryTable).where(inArray(productCategoryTable.product_id, ids))
  const lines = bought.map(({ product_id, amount }) => ({
    product_id,
    amount,
    category_ids: rows.filter((row) => row.product_id === product_id).map(({ category_id }) => category_id),
  }))
  const basis = { currency: ctx.visitor.currency, lines, shipping: shipping.fee }
  return holdings.filter(({ coupon }) => couponOffer(coupon, basis).refused === null).length
}
