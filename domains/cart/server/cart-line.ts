import type { Context } from '@sillage/server-kit/context.ts'
import { optionWords } from '../../catalog/option-words.ts'
import { unitPrice } from '../../catalog/price.ts'
import { isSoldOut } from '../../catalog/server/availability.ts'
import { priceFor, type Sellable } from '../../catalog/server/sellable.ts'
import { extraOf } from '../../custom/personal.ts'
import type { CartLine } from '../contract.ts'
import { leastOf } from './line-trouble.ts'
import type { CartLineRow } from './tables.ts'

type Beside = {
  /** All sizes of its product. */
  alike: Sellable[]
  /** How many pieces decide its price. */
  together: number
}

/** A row with why it cannot be bought, and how many pieces of its product are chosen besides. */
type Row = CartLineRow & Pick<CartLine, 'trouble'> & { others: number }

/** One line as it is now. */
export function lineOf(ctx: Context, row: Row, { alike, together }: Beside): CartLine {
  const sellable = alike.find(({ variant }) => variant.id === row.variant_id)
  const picture = sellable?.product.picture
  if (!sellable || !picture) throw new Error(`variant ${row.variant_id} has no product or no picture`)
  const { product } = sellable
  const { currency } = ctx.visitor
  const buying = { currency, quantity: together, at: ctx.now(), personal: row.personal }
  const priceOf = (each: Sellable) => priceFor(each, buying)
  const price = priceOf(sellable)
  // A design belongs to its vessel: another one is another design.
  const isDesigned = row.personal.some(({ design }) => design !== null)
  const hasChoice = row.add_on_of === 0 && alike.length > 1 && !isDesigned
  return {
    id: row.id,
    product_id: product.id,
    add_on_of: row.add_on_of,
    kind: product.kind,
    name: product.name,
    name_en: product.name_en,
    ...optionOf(sellable),
    picture,
    personal: row.personal,
    quantity: row.quantity,
    max_quantity: product.max_quantity,
    min_quantity: leastOf(product, row.add_on_of),
    room: product.max_quantity === null ? null : Math.max(0, product.max_quantity - row.others),
    available: Math.max(0, Math.min(row.quantity, sellable.available)),
    selected: row.selected,
    unit_amount: price.amount,
    list_amount: price.list_amount,
    amount: price.amount * row.quantity,
    seen_amount: seenAmount(sellable, row[`seen_${currency}`], price.amount, buying),
    trouble: row.trouble,
    choices: hasChoice
      ? alike.map((each) => ({
          ...optionOf(each),
          unit_amount: priceOf(each).amount,
          sold_out: isSoldOut(each.available, leastOf(product, row.add_on_of)),
        }))
      : [],
  }
}

function optionOf({ product, variant }: Sellable) {
  const option = optionWords(product.option_groups, variant.values)
  return { variant_id: variant.id, option_name: option.name, option_name_en: option.name_en }
}

/**
 * The price that was seen for one piece is compared with today's for one piece, and shown for the quantity in the line.
 */
function seenAmount(sellable: Sellable, base: number, now: number, buying: Parameters<typeof priceFor>[1]) {
  if (base === priceFor(sellable, { ...buying, quantity: 1, personal: [] }).amount) return null
  const { currency, personal = [] } = buying
  const extra = extraOf(sellable.product.personal_fields, personal, currency)
  const seen = unitPrice(
    { currency, base, sale: null, grade: null, tiers: sellable.tiers },
    { ...buying, extra },
  ).amount
  return seen === now ? null : seen
}
