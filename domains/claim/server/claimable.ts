import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { optionWords } from '../../catalog/option-words.ts'
import { rulesOf } from '../../catalog/server/cards.ts'
import { gradeOf, type Sellable, selectSellables } from '../../catalog/server/sellable.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { classTimes } from '../../course/server/class-times.ts'
import type { LineRow, LockedOrder } from '../../order/server/lines.ts'
import { shipmentTable } from '../../order/server/tables.ts'
import { type DeliveryException, deliveryExceptionOf } from '../../order/words.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import { type ClaimOptions, claimOptions } from '../rules.ts'
import { claimReasons } from '../words.ts'
import { type ClaimWithLines, isDropped } from './ledger.ts'

export type Swap = {
  variant_id: number
  option_name: string
  option_name_en: string
  available: number
  /** The same variant as was bought. */
  same: boolean
}
export type Claimable = {
  line: LineRow
  delivery_exception: DeliveryException | null
  options: ClaimOptions
  variants: Swap[]
}

/** What may be claimed of each line without an open claim. */
export async function listClaimable(
  ctx: Context,
  { order, lines }: LockedOrder,
  claims: readonly ClaimWithLines[],
): Promise<Claimable[]> {
  const taken = new Set(claims.filter(({ claim }) => !isDropped(claim)).flatMap(({ lines }) => lines.map(idOf)))
  const times = await classTimes(ctx, { order, lines })
  const parcels = await listExceptions(ctx, lines)
  const rules = await findShopRules(ctx)
  const free = lines
    .filter(({ id }) => !taken.has(id))
    .map((line) => {
      const delivery_exception = parcels.get(line.shipment_id ?? 0) ?? null
      const class_time = times.get(line.id) ?? null
      return {
        line,
        delivery_exception,
        options: claimOptions({ ...line, delivery_exception, class_time }, ctx.now(), rules),
      }
    })
  const swapped = free.filter(({ line, options }) => options.reasons.exchange.length > 0 && line.kind !== 'service')
  const sellables = await listOthers(
    ctx,
    swapped.map(({ line }) => line.product_id),
  )
  return free.map(({ line, delivery_exception, options }) => {
    const others = delivery_exception ? [] : swapsFor(line, order.currency, sellables)
    const variants = [...sameAgain(line, sellables), ...others]
    // The same item again repairs the shop's mistake, and does not help a buyer who chose the wrong one.
    const exchange = options.reasons.exchange.filter((reason) =>
      claimReasons[reason].fault === 'shop' ? variants.length > 0 : others.length > 0,
    )
    return { line, delivery_exception, variants, options: { ...options, reasons: { ...options.reasons, exchange } } }
  })
}

const idOf = ({ line_id }: { line_id: number }) => line_id

/** The parcels that will not arrive, of those these lines went off in. */
async function listExceptions(ctx: Context, lines: readonly LineRow[]): Promise<Map<number, DeliveryException>> {
  const ids = lines.flatMap(({ state, shipment_id }) => (state === 'shipping' && shipment_id ? shipment_id : []))
  if (ids.length === 0) return new Map()
  const rows = await ctx.db.select().from(shipmentTable).where(inArray(shipmentTable.id, ids))
  return new Map(
    rows.flatMap(({ id, state }) => {
      const delivery_exception = deliveryExceptionOf(state)
      return delivery_exception ? [[id, delivery_exception]] : []
    }),
  )
}

async function listOthers(ctx: Context, product_ids: number[]): Promise<Sellable[]> {
  if (product_ids.length === 0) return []
  return selectSellables(ctx.db, gradeOf(ctx), {})
    .where(and(inArray(variantTable.product_id, product_ids), eq(variantTable.retired, false)))
    .orderBy(variantTable.position)
}

/** The same item again, for what did not arrive or arrived wrong, at the price paid; empty if it is sold out. */
function sameAgain(line: LineRow, sellables: readonly Sellable[]): Swap[] {
  const own = sellables.find(({ variant }) => variant.id === line.variant_id)
  if (!own || own.available < 1) return []
  const { variant_id, option_name, option_name_en } = line
  return [{ variant_id, option_name, option_name_en, available: own.available, same: true }]
}

/** The other variants of the product at the same list price: what was paid pays for them too. */
function swapsFor(line: LineRow, currency: 'krw' | 'usd', sellables: readonly Sellable[]): Swap[] {
  const ours = sellables.filter(({ product }) => product.id === line.product_id && product.visible)
  const own = ours.find(({ variant }) => variant.id === line.variant_id)
  if (!own) return []
  const listOf = ({ product, variant }: Sellable) => rulesOf(product, variant, currency).base
  return ours
    .filter((each) => each !== own && listOf(each) === listOf(own))
    .map((each) => {
      const option = optionWords(each.product.option_groups, each.variant.values)
      return {
        variant_id: each.variant.id,
        option_name: option.name,
        option_name_en: option.name_en,
        available: Math.max(0, each.available),
        same: false,
      }
    })
}
