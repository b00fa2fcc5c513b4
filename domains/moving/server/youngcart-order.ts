import type { Context } from '@sillage/server-kit/context.ts'
import { listOldVariants } from '../../catalog/server/take-over-history.ts'
import { type EndedState, type TakenOrder, takeOverOrder } from '../../order/server/take-over.ts'
import { takeOverParcel } from '../../shipment/server/take-over.ts'
import { forgottenVariant } from './forgotten.ts'
import { defineMover, type Moving, type OldRecord } from './mover.ts'
import { dayOf, numberOf } from './youngcart-cells.ts'

type Row = Record<string, string>
type Line = {
  it_id: string
  values: string[]
  name: string
  option_name: string
  quantity: number
  unit_amount: number
  state: EndedState
}
type Parcel = { courier: string; tracking_no: string }
type Order = Omit<TakenOrder, 'lines' | 'created_at' | 'mb_id'> & {
  member: string
  lines: Line[]
  created_at: string
  parcel: Parcel | null
}

/** What has ended there, in our words; all others are still to be done. */
const ended: Record<string, EndedState> = {
  완료: 'confirmed',
  배송: 'confirmed',
  취소: 'canceled',
  반품: 'returned',
  품절: 'sold_out',
}
/** Couriers as shops write them. */
const couriers = [
  [/대한통운|CJ/i, 'cj'],
  [/우체국|EMS/i, 'epost'],
  [/한진/, 'hanjin'],
  [/로젠/, 'logen'],
  [/롯데|현대/, 'lotte'],
] as const

export const youngcartOrder = defineMover<Order>({
  kind: 'order',
  parts: 'order_line',
  read: readOrder,
  async takeOver(ctx, _, { member, created_at, lines, parcel, ...order }, moving) {
    const mb_id = (await moving.links('member', [member])).get(member) ?? null
    const taken = { ...order, mb_id, created_at: new Date(created_at), lines: await linesOf(ctx, lines, moving) }
    const order_id = await takeOverOrder(ctx, taken)
    if (parcel) await takeOverParcel(ctx, order_id, { ...parcel, delivered_at: taken.created_at })
    return String(order_id)
  },
})

function readOrder({ old_id, data, parts }: OldRecord) {
  const label = `${data.od_name ?? ''} ${(data.od_time ?? '').slice(0, 10)}`.trim()
  const refuse = (text: string, detail = '') => ({ label, value: null, notes: [{ text, detail }] })
  const lines = parts.map((part) => lineOf(part, data.od_status ?? ''))
  if (lines.length === 0) return refuse('주문한 상품이 없어요.', old_id)
  if (lines.some(({ state }) => state === undefined))
    return refuse('아직 끝나지 않은 주문이에요. 이전 쇼핑몰에서 마친 뒤 다시 옮겨 주세요.', data.od_status)
  const sent = lines.flatMap(({ state, ...line }) => (state ? [{ ...line, state }] : []))
  const shipping = numberOf(data.od_send_cost) + numberOf(data.od_send_cost2) - numberOf(data.od_send_coupon)
  const coupons = parts.reduce((sum, { cp_price }) => sum + numberOf(cp_price), numberOf(data.od_coupon))
  const value = {
    order_no: old_id,
    request_key: `youngcart-${old_id}`,
    member: (data.mb_id ?? '').toLowerCase(),
    currency: 'krw' as const,
    buyer: { name: data.od_name ?? '', hp: data.od_hp || data.od_tel || '', email: data.od_email ?? '' },
    receiver: receiverOf(data),
    lines: sent,
    discount_amount: Math.max(0, coupons),
    point_amount: Math.max(0, numberOf(data.od_receipt_point)),
    shipping_amount: Math.max(0, shipping),
    created_at: (dayOf(data.od_time) ?? new Date(0)).toISOString(),
    parcel: parcelOf(data),
  }
  return { label, value, notes: [] }
}

function lineOf(row: Row, status: string) {
  const isAddOn = row.io_type === '1'
  const option = row.ct_option && row.ct_option !== row.it_name ? row.ct_option : ''
  return {
    it_id: row.it_id ?? '',
    values: isAddOn || !row.io_id ? [] : row.io_id.split('\x1e').map((value) => value.trim()),
    name: (row.it_name ?? '').slice(0, 200),
    option_name: option.slice(0, 200),
    quantity: Math.max(1, Math.min(numberOf(row.ct_qty), 9_999)),
    unit_amount: Math.max(0, (isAddOn ? 0 : numberOf(row.ct_price)) + numberOf(row.io_price)),
    state: ended[row.ct_status ?? ''] ?? ended[status],
  }
}

const receiverOf = (data: Row) => ({
  name: data.od_b_name ?? '',
  hp: data.od_b_hp || data.od_b_tel || '',
  country: 'KR',
  zip: `${data.od_b_zip1 ?? ''}${data.od_b_zip2 ?? ''}`,
  addr1: data.od_b_addr1 ?? '',
  addr2: [data.od_b_addr2, data.od_b_addr3].filter(Boolean).join(' '),
  memo: data.od_memo ?? '',
})

function parcelOf({ od_invoice, od_delivery_company }: Row) {
  const courier = couriers.find(([shape]) => shape.test(od_delivery_company ?? ''))?.[1]
  return od_invoice && courier ? { courier, tracking_no: od_invoice.trim() } : null
}

/** Ours of each product and option; what the old shop has forgotten stands on one product of its own. */
async function linesOf(ctx: Context, lines: Line[], moving: Moving) {
  const links = await moving.links(
    'product',
    lines.map(({ it_id }) => it_id),
  )
  const variants = await listOldVariants(ctx, [...new Set([...links.values()].map(Number))])
  const taken = []
  for (const { it_id, values, ...line } of lines) {
    const own = variants.get(Number(links.get(it_id))) ?? []
    const same = own.find((variant) => variant.values.join('\n') === values.join('\n')) ?? own[0]
    const variant = same ?? (await forgottenVariant(ctx, moving))
    taken.push({
      ...line,
      product_id: variant.product_id,
      variant_id: variant.id,
      sku: variant.sku,
      name_en: line.name,
    })
  }
  return taken
}
