import type { Currency } from '@sillage/kit/money.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { optionWords } from '../../catalog/option-words.ts'
import { listSellables, priceFor, type Sellable } from '../../catalog/server/sellable.ts'
import type { PersonalInput } from '../../custom/personal-contract.ts'
import { checkPersonal } from '../../custom/server/check-personal.ts'
import { memberTable } from '../../member/server/tables.ts'
import { orderTotal } from '../../pricing/total.ts'
import { findShippingRules } from '../../shipping/server/rules.ts'
import type { quotationLineTable } from './tables.ts'

export type Wanted = {
  variant_id: number
  quantity: number
  unit_amount?: number | undefined
  personal?: PersonalInput[]
}
export type NewLine = Omit<typeof quotationLineTable.$inferInsert, 'id' | 'quotation_id' | 'version'>
type Destination = { country: string; zip: string }
type Buyer = { mb_id: string | null; currency: Currency }

/** Prices as the quotation's buyer pays them: their grade decides, also when staff call it. */
export async function asBuyer(ctx: Context, { mb_id, currency }: Buyer): Promise<Context> {
  const visitor = { ...ctx.visitor, currency }
  if (mb_id === null) return { ...ctx, member: null, visitor }
  const [found] = await ctx.db
    .select({ mb_id: memberTable.mb_id, mb_name: memberTable.mb_name, grade: memberTable.grade })
    .from(memberTable)
    .where(eq(memberTable.mb_id, mb_id))
  return { ...ctx, visitor, member: found ? { ...found, is_admin: false, permissions: [] } : null }
}

/** What this buyer would pay now, by the function that charges; a price by hand keeps why it is one. */
export async function priceLines(ctx: Context, wanted: readonly Wanted[], reason = ''): Promise<NewLine[]> {
  const merged = mergeTwins(wanted)
  const sellables = new Map(
    (
      await listSellables(
        ctx,
        merged.map(({ variant_id }) => variant_id),
      )
    ).map((each) => [each.variant.id, each]),
  )
  const found = await Promise.all(
    merged.map(async (line) => {
      const sellable = offeredOf(sellables.get(line.variant_id))
      const asked = { fields: sellable.product.personal_fields, values: sellable.variant.values }
      return { ...line, sellable, personal: await checkPersonal(ctx, asked, line.personal ?? []) }
    }),
  )
  return found.map(({ sellable, quantity, personal, unit_amount: byHand }, position) => {
    const { product, variant } = sellable
    // Tiers look at all pieces of a product together, whatever their size.
    const alike = found.filter((each) => each.sellable.product.id === product.id)
    const together = alike.reduce((sum, each) => sum + each.quantity, 0)
    const price = priceFor(sellable, { currency: ctx.visitor.currency, quantity: together, at: ctx.now(), personal })
    const option = optionWords(product.option_groups, variant.values)
    const isByHand = byHand !== undefined && byHand !== price.amount
    return {
      position,
      product_id: product.id,
      variant_id: variant.id,
      sku: variant.sku,
      quantity,
      name: product.name,
      name_en: product.name_en,
      option_name: option.name,
      option_name_en: option.name_en,
      personal,
      list_amount: price.list_amount,
      unit_amount: isByHand ? byHand : price.amount,
      trace: isByHand ? [{ step: 'base', amount: byHand }] : price.trace,
      reason: isByHand ? reason : '',
    }
  })
}

function mergeTwins(wanted: readonly Wanted[]): Wanted[] {
  const lines = new Map<string, Wanted>()
  for (const line of wanted) {
    const key = JSON.stringify([line.variant_id, line.personal ?? []])
    const known = lines.get(key)
    lines.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...lines.values()]
}

function offeredOf(sellable: Sellable | undefined): Sellable {
  if (sellable?.product.visible && !sellable.variant.retired) return sellable
  throw invalid('lines', '판매가 끝난 상품이 있어요. 목록에서 빼 주세요.')
}

type Counted = { variant_id: number; product_id: number; quantity: number; unit_amount: number }

/** The total of the lines with shipping. */
export async function sumLines(ctx: Context, lines: readonly Counted[], { country, zip }: Destination) {
  const sellables = await listSellables(
    ctx,
    lines.map(({ variant_id }) => variant_id),
  )
  const travels = sellables.some(({ product }) => product.kind !== 'class')
  const delivery = country === 'KR' ? 'parcel' : 'ems'
  const weightOf = (id: number) => sellables.find(({ variant }) => variant.id === id)?.variant.weight_g ?? 0
  const total = orderTotal({
    currency: ctx.visitor.currency,
    order_coupon: null,
    shipping_coupon: null,
    points: 0,
    point_balance: 0,
    rules: await findShippingRules(ctx),
    destination: { delivery: travels ? delivery : 'none', country, zip },
    lines: lines.map(({ variant_id, product_id, quantity, unit_amount }) => ({
      product_id,
      category_ids: [],
      quantity,
      unit_amount,
      unit_trace: [],
      coupon: null,
      weight_g: weightOf(variant_id),
    })),
  })
  if (total.refused.shipping === 'country') throw invalid('country', '이 나라로는 보낼 수 없어요.')
  if (total.refused.shipping === 'weight') throw invalid('lines', '너무 무거워서 보낼 수 없어요. 나누어 주문해 주세요.')
  const { goods_amount, shipping_amount, total_amount } = total
  // What could be quoted and then not ordered would be a broken promise.
  if (total.refused.total) throw invalid('lines', '금액이 너무 커요. 나누어 견적을 받아 주세요.')
  return { goods_amount, shipping_amount, total_amount }
}
