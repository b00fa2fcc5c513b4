import type { Context } from '@sillage/server-kit/context.ts'
import { post } from '@sillage/server-kit/outbox.ts'
import { notify } from '../../notification/server/notify.ts'
import { courierName, trackingLink } from '../../shipping/couriers.ts'
import type { Held, LineRow } from './lines/move-lines.ts'
import { nameOf } from './paying/order-name.ts'
import { linkOf } from './paying/tell.ts'
import { deliveredLetter, readyLetter, shippedLetter } from './shipments-letters.ts'
import type { shipmentTable } from './tables.ts'

type Shipment = Pick<typeof shipmentTable.$inferSelect, 'id' | 'courier' | 'tracking_no'>
type News = { occasion: string; title: string; title_en: string }

const addressed = ({ id, buyer, lang }: Held['order'], transition: string) => ({
  ...{ subject: `order ${id}`, transition, recipient: buyer.email, lang },
})

async function notifyBuyer(ctx: Context, { order }: Held, lines: readonly LineRow[], news: News) {
  if (!order.mb_id) return
  await notify(ctx, {
    ...{ ...news, mb_id: order.mb_id, kind: 'order', link: `/my-page/order/${order.id}` },
    ...{ body: nameOf(lines, 'kr'), body_en: nameOf(lines, 'en') },
  })
}

const wordsOf = (ctx: Context, { order }: Held, lines: readonly LineRow[]) => ({
  ...{ name: order.buyer.name, order_no: order.order_no, goods: nameOf(lines, order.lang), link: linkOf(ctx, order) },
})

/** A parcel is on its way; a corrected number is told too. */
export async function tellShipped(ctx: Context, held: Held, shipment: Shipment, lines: readonly LineRow[]) {
  const { id, courier, tracking_no } = shipment
  const tracking_link = trackingLink(courier, tracking_no) ?? ''
  await post(ctx, {
    ...{ template: shippedLetter, ...addressed(held.order, `shipped ${id} ${tracking_no}`) },
    payload: { ...wordsOf(ctx, held, lines), courier: courierName(courier), tracking_no, tracking_link },
  })
  await notifyBuyer(ctx, held, lines, {
    ...{ occasion: `shipment:${id} shipped`, title: '상품이 출발했어요', title_en: 'Your parcel is on its way' },
  })
}

export async function tellDelivered(ctx: Context, held: Held, { id }: Shipment, lines: readonly LineRow[]) {
  await post(ctx, {
    ...{ template: deliveredLetter, ...addressed(held.order, `delivered ${id}`), payload: wordsOf(ctx, held, lines) },
  })
  await notifyBuyer(ctx, held, lines, {
    ...{ occasion: `shipment:${id} delivered`, title: '상품이 도착했어요', title_en: 'Your parcel has arrived' },
  })
}

/** It waits at the counter. */
export async function tellReady(ctx: Context, held: Held) {
  const ready = held.lines.filter(({ state }) => state === 'ready')
  await post(ctx, {
    ...{ template: readyLetter, ...addressed(held.order, `ready ${ready.map(({ id }) => id).join(' ')}`) },
    payload: wordsOf(ctx, held, ready),
  })
  await notifyBuyer(ctx, held, ready, {
    occasion: `order:${held.order.id} ready`,
    ...{ title: '매장에서 찾아가실 수 있어요', title_en: 'Ready to collect at the store' },
  })
}
