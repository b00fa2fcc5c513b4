import { Problem } from '@sillage/kit/problem.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { inArray } from 'drizzle-orm'
import { stockTrouble } from '../../cart/server/line-trouble.ts'
import { cartHash } from '../../cart/server/owner.ts'
import { gradeOf, selectSellables } from '../../catalog/server/sellable.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { refuseAcceptance } from '../../quotation/acceptance.ts'
import { type AcceptedQuotation, readAccepted } from '../../quotation/server/ordering.ts'
import { firstShippingRules } from '../../shipping/server/first-rules.ts'
import type { QuotationRef } from '../contract.ts'
import { addOwnReservations, type Basket, type BasketLine, orderColumns } from './basket.ts'

/** The accepted lines of a quotation, at the quoted prices. Prices are never taken from the request. */
export async function readQuotationBasket(ctx: Context, { id, view_key }: QuotationRef): Promise<Basket> {
  const { row, lines, refused } = await readAccepted(ctx, id, view_key ?? undefined)
  const mark = cartHash(`quotation:${id}`)
  const ids = lines.map(({ variant_id }) => variant_id)
  const sellables =
    ids.length > 0
      ? await selectSellables(ctx.db, gradeOf(ctx), orderColumns(mark, seoulDay(ctx.now()))).where(
          inArray(variantTable.id, ids),
        )
      : []
  const [first] = sellables
  if (first?.tried) await addOwnReservations(ctx, { cart_mark: mark, line_ids: [] }, sellables)
  const all = lines.flatMap((line): BasketLine[] => {
    const sellable = sellables.find(({ variant }) => variant.id === line.variant_id)
    if (!sellable) return []
    return [
      {
        line_id: line.id,
        add_on_of: 0,
        quantity: line.quantity,
        selected: true,
        product_id: line.product_id,
        // How many may be bought at once was agreed with the quotation.
        trouble: stockTrouble(sellable, line.quantity),
        sellable,
        option_name: line.option_name,
        option_name_en: line.option_name_en,
        personal: line.personal,
        unit_amount: line.unit_amount,
        list_amount: line.list_amount,
        unit_trace: line.trace,
        category_ids: sellable.category_ids,
        allocations: sellable.parts ?? [{ variant_id: line.variant_id, quantity: 1 }],
        reservation_minutes: sellable.reservation_minutes,
        restricted: sellable.restricted,
        has_kit: sellable.has_kit,
      },
    ]
  })
  const ready = all.filter(({ trouble }) => trouble === null)
  return {
    owner: '',
    id: mark,
    version: row.version,
    lines: ready,
    left_out: lines.length - ready.length,
    tried: first?.tried ?? false,
    rules: first?.rules ?? firstShippingRules,
    terms: first?.terms ?? {},
    quotation: row,
    refused: refused ?? refuseTier(lines, ready),
  }
}

/** Where a part has sold out meanwhile, the rest may be too little for the price that was promised for all of it. */
function refuseTier(lines: AcceptedQuotation['lines'], ready: readonly BasketLine[]): Problem | null {
  if (ready.length === 0) return null
  const taken = new Map(ready.map(({ line_id, quantity }) => [line_id, quantity]))
  if (!refuseAcceptance(lines, taken)) return null
  return new Problem(
    409,
    '견적 상품 일부가 품절이라 남은 수량으로는 이 가격에 주문할 수 없어요. 새 견적을 받아 주세요.',
    {
      code: 'tier',
    },
  )
}
