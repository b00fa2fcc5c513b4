import type { Context } from '@sillage/server-kit/context.ts'
import { listVariantsBySku } from '../../catalog/server/take-over-history.ts'
import { type EndedState, type TakenOrder, takeOverOrder } from '../../order/server/take-over.ts'
import { forgottenVariant } from './forgotten.ts'
import { defineMover, type Moving, type OldRecord } from './mover.ts'
import { amountOf, momentOf } from './shopify-cells.ts'

type Row = Record<string, string>
type Line = { code: string; name: string; quantity: number; unit_amount: number; state: EndedState }
type Order = Omit<TakenOrder, 'lines' | 'created_at' | 'mb_id'> & { member: string; lines: Line[]; created_at: string }

export const shopifyOrder = defineMover<Order>({
  kind: 'order',
  parts: 'order_line',
  read: readOrder,
  async takeOver(ctx, _, { member, created_at, lines, ...order }, moving) {
    const mb_id = (await moving.links('member', [member])).get(member) ?? null
    const taken = { ...order, mb_id, created_at: new Date(created_at), lines: await linesOf(ctx, lines, moving) }
    return String(await takeOverOrder(ctx, taken))
  },
})

function readOrder({ old_id, data, parts }: OldRecord) {
  const label = `${old_id} ${data['Billing Name'] ?? ''}`.trim()
  const refuse = (text: string, detail = '') => ({ label, value: null, notes: [{ text, detail }] })
  const currency = data.Currency === 'KRW' ? 'krw' : data.Currency === 'USD' ? 'usd' : null
  if (currency === null) return refuse('원과 달러 주문만 옮길 수 있어요.', data.Currency)
  const state = endedAs(data)
  if (state === null)
    return refuse('아직 끝나지 않은 주문이에요. 이전 쇼핑몰에서 마친 뒤 다시 옮겨 주세요.', data['Fulfillment Status'])
  const created_at = momentOf(data['Created at'])
  const read = [data, ...parts].map((row) => lineOf(row, state, currency))
  const lines = read.flatMap((line) => line ?? [])
  if (!created_at || lines.length < read.length) return refuse('읽을 수 없는 줄이 있는 주문이에요.', old_id)
  const value = {
    order_no: `S${old_id.replaceAll(/[^\w-]/g, '')}`,
    request_key: `shopify-${old_id}`,
    member: (data.Email ?? '').trim().toLowerCase(),
    currency,
    buyer: { name: data['Billing Name'] ?? '', hp: data.Phone ?? data['Billing Phone'] ?? '', email: data.Email ?? '' },
    receiver: receiverOf(data),
    lines,
    discount_amount: amountOf(data['Discount Amount'], currency) ?? 0,
    point_amount: 0,
    shipping_amount: amountOf(data.Shipping, currency) ?? 0,
    created_at: created_at.toISOString(),
  } as const
  return { label, value: { ...value, lines }, notes: [] }
}

function endedAs(data: Row): EndedState | null {
  if (data['Cancelled at'] || data['Financial Status'] === 'voided') return 'canceled'
  if (data['Financial Status'] === 'refunded') return 'returned'
  return data['Fulfillment Status'] === 'fulfilled' ? 'confirmed' : null
}

function lineOf(row: Row, state: EndedState, currency: 'krw' | 'usd'): Line | null {
  const unit_amount = amountOf(row['Lineitem price'], currency)
  const quantity = Math.trunc(Number(row['Lineitem quantity']))
  if (unit_amount === null || !(quantity >= 1)) return null
  const name = (row['Lineitem name'] ?? '').slice(0, 200)
  return { code: (row['Lineitem sku'] ?? '').trim().toUpperCase(), name, quantity, unit_amount, state }
}

const receiverOf = (data: Row) => ({
  name: data['Shipping Name'] ?? data['Billing Name'] ?? '',
  hp: data['Shipping Phone'] ?? '',
  country: data['Shipping Country'] ?? 'KR',
  zip: (data['Shipping Zip'] ?? '').replace(/^'/, ''),
  addr1: data['Shipping Address1'] ?? data['Shipping Street'] ?? '',
  addr2: data['Shipping Address2'] ?? '',
  city: data['Shipping City'] ?? '',
  state: data['Shipping Province'] ?? '',
  memo: data.Notes ?? '',
})

/** Orders name no product, only a code; what has none stands on one product of its own. */
async function linesOf(ctx: Context, lines: Line[], moving: Moving) {
  const variants = await listVariantsBySku(
    ctx,
    lines.map(({ code }) => code),
  )
  const taken = []
  for (const { code, ...line } of lines) {
    const variant = variants.get(code) ?? (await forgottenVariant(ctx, moving))
    taken.push({
      ...line,
      product_id: variant.product_id,
      variant_id: variant.id,
      sku: variant.sku,
      name_en: line.name,
      option_name: '',
    })
  }
  return taken
}
