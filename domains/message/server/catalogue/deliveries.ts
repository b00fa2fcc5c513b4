import { defineMessage } from '../define-message.ts'

const order = ['name', 'order_no', 'goods', 'link'] as const
const parcel = ['courier', 'tracking_no', 'tracking_link'] as const
const common = { kind: 'order', reference: 'order_no' } as const

export const orderPreparing = defineMessage({
  key: 'order.preparing',
  ...common,
  variables: order,
  kr: {
    title: '상품을 준비하고 있어요',
    notice: '#{goods}',
    greeting: '#{name} 님, 상품을 준비하고 있어요.',
    paragraphs: ['#{goods}\n주문 번호 #{order_no}', '정성껏 준비하고 다 되면 다시 알려 드릴게요.'],
    action: '주문 보기',
    text: '주문 #{order_no} 상품을 준비하고 있어요.',
    talk: {
      code: 'order_preparing',
      text: '#{name} 님, 주문하신 상품을 준비하고 있어요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}',
    },
  },
  en: {
    title: 'We are preparing your order',
    notice: '#{goods}',
    greeting: 'We are preparing your order, #{name}.',
    paragraphs: ['#{goods}\nOrder number: #{order_no}', 'We will let you know as soon as it ships.'],
    action: 'View order',
    text: 'We are preparing your order #{order_no}.',
  },
})

/** Something has to be cleared up first; `#{answer}` is what staff say of it to the buyer. */
export const orderOnHold = defineMessage({
  key: 'order.on_hold',
  ...common,
  variables: [...order, 'answer'],
  optional: ['answer'],
  manner: 'by day',
  kr: {
    title: '상품 준비를 잠시 멈췄어요',
    notice: '확인할 것이 있어요. 끝나는 대로 이어서 준비할게요.',
    greeting: '#{name} 님, 상품 준비를 잠시 멈췄어요.',
    paragraphs: [
      '#{goods}\n주문 번호 #{order_no}',
      '#{answer}',
      '확인할 것이 있어 잠시 멈췄어요. 끝나는 대로 이어서 준비할게요. 기다리게 해 드려 죄송해요.',
    ],
    action: '주문 보기',
    text: '주문 #{order_no} 상품 준비를 잠시 멈췄어요. 확인이 끝나는 대로 이어서 준비할게요.',
    talk: {
      code: 'order_on_hold',
      text: '#{name} 님, 확인할 것이 있어 상품 준비를 잠시 멈췄어요.\n끝나는 대로 이어서 준비할게요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}',
    },
  },
  en: {
    title: 'Your order is on hold',
    notice: 'We need to check something before we ship it.',
    greeting: 'Your order is on hold, #{name}.',
    paragraphs: [
      '#{goods}\nOrder number: #{order_no}',
      '#{answer}',
      'We need to check something before we ship it, and will continue as soon as we can. We are sorry for the wait.',
    ],
    action: 'View order',
    text: 'Your order #{order_no} is on hold while we check something.',
  },
})

/** It waits at the counter. */
export const orderReady = defineMessage({
  key: 'order.ready',
  ...common,
  variables: order,
  kr: {
    title: '매장에서 찾아가실 수 있어요',
    notice: '#{goods}',
    greeting: '#{name} 님, 준비됐어요.',
    paragraphs: ['#{goods}', '매장에서 주문 번호를 말씀해 주세요: #{order_no}'],
    action: '주문 보기',
    text: '매장에 준비됐어요. 찾으실 때 주문 번호를 말씀해 주세요: #{order_no}',
    talk: {
      code: 'order_ready',
      text: '#{name} 님, 주문하신 상품이 매장에 준비됐어요.\n매장에서 주문 번호를 말씀해 주세요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}',
    },
  },
  en: {
    title: 'Ready for pickup',
    notice: '#{goods}',
    greeting: 'Your order is ready, #{name}.',
    paragraphs: ['#{goods}', 'Please give the order number #{order_no} at the store.'],
    action: 'View order',
    text: 'Your order #{order_no} is ready for pickup at the store.',
  },
})

export const orderShipped = defineMessage({
  key: 'order.shipped',
  ...common,
  variables: [...order, ...parcel],
  optional: ['tracking_link'],
  kr: {
    title: '상품이 출발했어요',
    notice: '#{goods}',
    greeting: '#{name} 님, 상품을 보내 드렸어요.',
    paragraphs: ['#{goods}\n주문 번호 #{order_no}\n#{courier} #{tracking_no}', '배송 조회: #{tracking_link}'],
    action: '배송 조회',
    text: '상품이 출발했어요. #{courier} #{tracking_no}',
    talk: {
      code: 'order_shipped',
      text: '#{name} 님, 주문하신 상품이 출발했어요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}\n■ 택배사: #{courier}\n■ 송장 번호: #{tracking_no}',
    },
  },
  en: {
    title: 'Your parcel is on its way',
    notice: '#{goods}',
    greeting: 'Your parcel is on its way, #{name}.',
    paragraphs: [
      '#{goods}\nOrder number: #{order_no}\n#{courier} #{tracking_no}',
      'Track your parcel: #{tracking_link}',
    ],
    action: 'Track your parcel',
    text: 'Your parcel is on its way: #{courier} #{tracking_no}',
  },
})

export const exchangeShipped = defineMessage({
  key: 'order.exchange-shipped',
  ...common,
  variables: [...order, ...parcel],
  optional: ['tracking_link'],
  kr: {
    title: '교환 상품이 출발했어요',
    notice: '#{goods}',
    greeting: '#{name} 님, 교환하신 상품을 보내 드렸어요.',
    paragraphs: ['#{goods}\n주문 번호 #{order_no}\n#{courier} #{tracking_no}', '배송 조회: #{tracking_link}'],
    action: '배송 조회',
    text: '교환 상품이 출발했어요. #{courier} #{tracking_no}',
    talk: {
      code: 'order_exchange_shipped',
      text: '#{name} 님, 교환하신 상품이 출발했어요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}\n■ 택배사: #{courier}\n■ 송장 번호: #{tracking_no}',
    },
  },
  en: {
    title: 'Your exchange is on its way',
    notice: '#{goods}',
    greeting: 'Your exchange is on its way, #{name}.',
    paragraphs: [
      '#{goods}\nOrder number: #{order_no}\n#{courier} #{tracking_no}',
      'Track your parcel: #{tracking_link}',
    ],
    action: 'Track your parcel',
    text: 'Your exchange is on its way: #{courier} #{tracking_no}',
  },
})

const carried = ['courier', 'tracking_no'] as const

/** The courier cannot find it. */
export const orderLost = defineMessage({
  key: 'order.lost',
  ...common,
  variables: [...order, ...carried],
  kr: {
    title: '배송 중에 상품이 분실됐어요',
    notice: '환불이나 재발송을 신청해 주세요.',
    greeting: '#{name} 님, 정말 죄송해요. 보내 드린 상품이 배송 중에 분실됐어요.',
    paragraphs: [
      '#{goods}\n주문 번호 #{order_no}\n#{courier} #{tracking_no}',
      '주문 화면에서 환불과 재발송 중 하나를 골라 신청해 주세요. 비용은 모두 저희가 부담해요.',
    ],
    action: '주문 보기',
    text: '배송 중에 상품이 분실됐어요. 주문 #{order_no}에서 환불이나 재발송을 신청해 주세요.',
    talk: {
      code: 'order_lost',
      text: '#{name} 님, 보내 드린 상품이 배송 중에 분실됐어요.\n주문 화면에서 환불이나 재발송을 신청해 주세요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}\n■ 택배사: #{courier}\n■ 송장 번호: #{tracking_no}',
    },
  },
  en: {
    title: 'Your parcel was lost in transit',
    notice: 'Please choose a refund or a replacement.',
    greeting: 'We are very sorry, #{name}: your parcel was lost in transit.',
    paragraphs: [
      '#{goods}\nOrder number: #{order_no}\n#{courier} #{tracking_no}',
      'You can choose a refund or a replacement on your order page, free of charge.',
    ],
    action: 'View order',
    text: 'Your parcel was lost in transit. Please request a refund or a replacement for order #{order_no}.',
  },
})

/** No one took it in, or the address was not found: it is with us again. */
export const orderSentBack = defineMessage({
  key: 'order.sent-back',
  ...common,
  variables: [...order, ...carried],
  kr: {
    title: '상품이 저희에게 반송됐어요',
    notice: '환불이나 재발송을 신청해 주세요.',
    greeting: '#{name} 님, 보내 드린 상품이 배달되지 못하고 반송됐어요.',
    paragraphs: [
      '#{goods}\n주문 번호 #{order_no}\n#{courier} #{tracking_no}',
      '주문 화면에서 환불과 재발송 중 하나를 골라 신청해 주세요.',
    ],
    action: '주문 보기',
    text: '상품이 반송됐어요. 주문 #{order_no}에서 환불이나 재발송을 신청해 주세요.',
    talk: {
      code: 'order_sent_back',
      text: '#{name} 님, 보내 드린 상품이 배달되지 못하고 반송됐어요.\n주문 화면에서 환불이나 재발송을 신청해 주세요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}\n■ 택배사: #{courier}\n■ 송장 번호: #{tracking_no}',
    },
  },
  en: {
    title: 'Your parcel was returned to us',
    notice: 'Please choose a refund or a replacement.',
    greeting: 'Your parcel could not be delivered, #{name}, and was returned to us.',
    paragraphs: [
      '#{goods}\nOrder number: #{order_no}\n#{courier} #{tracking_no}',
      'You can choose a refund or a replacement on your order page.',
    ],
    action: 'View order',
    text: 'Your parcel was returned to us. Please choose a refund or a replacement for order #{order_no}.',
  },
})

export const deliveryMessages = [
  orderPreparing,
  orderOnHold,
  orderReady,
  orderShipped,
  exchangeShipped,
  orderLost,
  orderSentBack,
]
