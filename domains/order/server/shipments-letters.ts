import { writeLetter } from '@sillage/server-kit/letter-form.ts'
import { defineTemplate } from '@sillage/server-kit/outbox.ts'
import { z } from 'zod'

const order = { name: z.string(), order_no: z.string(), goods: z.string(), link: z.string() }
const kr = { lang: 'ko', sender: '실라주', aside: '궁금한 점이 있으면 고객센터 1800-8914로 연락해 주세요.' } as const
const en = { lang: 'en', sender: 'Sillage', aside: 'Questions? Customer care: +82 1800-8914.' } as const

export const shippedLetter = defineTemplate({
  name: 'order.shipped',
  channel: 'mail',
  payload: z.object({ ...order, courier: z.string(), tracking_no: z.string(), tracking_link: z.string() }),
  kr: ({ name, order_no, goods, courier, tracking_no, tracking_link, link }, site) =>
    writeLetter({
      ...{ ...kr, subject: `[실라주] 상품이 출발했어요 (${order_no})`, greeting: `${name}님, 상품을 보내 드렸어요.` },
      paragraphs: [`${goods}\n${courier} ${tracking_no}`, `택배사에서 보기\n${tracking_link}`],
      action: { label: '배송 조회', url: site.link(link) },
    }),
  en: ({ name, order_no, goods, courier, tracking_no, tracking_link, link }, site) =>
    writeLetter({
      ...{ ...en, subject: `[Sillage] On its way (${order_no})`, greeting: `Your parcel is on its way, ${name}.` },
      paragraphs: [`${goods}\n${courier} ${tracking_no}`, `At the courier’s site\n${tracking_link}`],
      action: { label: 'Follow your parcel', url: site.link(link) },
    }),
})

export const deliveredLetter = defineTemplate({
  name: 'order.delivered',
  channel: 'mail',
  payload: z.object(order),
  kr: ({ name, order_no, goods, link }, site) =>
    writeLetter({
      ...{ ...kr, subject: `[실라주] 상품이 도착했어요 (${order_no})`, greeting: `${name}님, 상품이 도착했어요.` },
      paragraphs: [goods, '7일 안에 반품이나 교환을 신청할 수 있고, 그 뒤에는 자동으로 구매가 확정돼요.'],
      action: { label: '주문 보기', url: site.link(link) },
    }),
  en: ({ name, order_no, goods, link }, site) =>
    writeLetter({
      ...{ ...en, subject: `[Sillage] Your parcel has arrived (${order_no})`, greeting: `It has arrived, ${name}.` },
      paragraphs: [
        goods,
        'You can return or exchange it within 7 days; after that the purchase is confirmed by itself.',
      ],
      action: { label: 'See your order', url: site.link(link) },
    }),
})

export const readyLetter = defineTemplate({
  name: 'order.ready',
  channel: 'mail',
  payload: z.object(order),
  kr: ({ name, order_no, goods, link }, site) =>
    writeLetter({
      ...{ ...kr, subject: `[실라주] 매장에서 찾아가실 수 있어요 (${order_no})`, greeting: `${name}님, 준비됐어요.` },
      paragraphs: [goods, `매장에서 주문 번호 ${order_no}를 말씀해 주세요.`],
      action: { label: '주문 보기', url: site.link(link) },
    }),
  en: ({ name, order_no, goods, link }, site) =>
    writeLetter({
      ...{ ...en, subject: `[Sillage] Ready to collect (${order_no})`, greeting: `Your order is ready, ${name}.` },
      paragraphs: [goods, `Please say the order number ${order_no} at the store.`],
      action: { label: 'See your order', url: site.link(link) },
    }),
})

export const shipmentLetters = [shippedLetter, deliveredLetter, readyLetter]
