import { defineMessage } from '../define-message.ts'

const order = ['name', 'order_no', 'goods', 'link'] as const
const common = { kind: 'order', reference: 'order_no' } as const

export const orderDelivered = defineMessage({
  key: 'order.delivered',
  ...common,
  variables: order,
  kr: {
    title: '상품이 도착했어요',
    notice: '#{goods}',
    greeting: '#{name} 님, 상품이 도착했어요.',
    paragraphs: [
      '#{goods}\n주문 번호 #{order_no}',
      '7일 안에 반품이나 교환을 신청할 수 있고, 그 뒤에는 자동으로 구매가 확정돼요.',
    ],
    action: '주문 보기',
    text: '주문 #{order_no} 상품이 도착했어요.',
    talk: {
      code: 'order_delivered',
      text: '#{name} 님, 주문하신 상품이 도착했어요.\n7일 안에 반품이나 교환을 신청할 수 있고, 그 뒤에는 자동으로 구매가 확정돼요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}',
    },
  },
  en: {
    title: 'Your parcel has arrived',
    notice: '#{goods}',
    greeting: 'Your parcel has arrived, #{name}.',
    paragraphs: [
      '#{goods}\nOrder number: #{order_no}',
      'You can return or exchange it within 7 days; after that the purchase is confirmed automatically.',
    ],
    action: 'View order',
    text: 'Your order #{order_no} has arrived.',
  },
})

export const orderConfirmed = defineMessage({
  key: 'order.confirmed',
  ...common,
  variables: order,
  manner: 'by day',
  kr: {
    title: '구매가 확정됐어요',
    notice: '#{goods}',
    greeting: '#{name} 님, 구매가 확정됐어요.',
    paragraphs: ['#{goods}\n주문 번호 #{order_no}', '마음에 드셨다면 리뷰를 남겨 주세요.'],
    action: '주문 보기',
    text: '주문 #{order_no} 구매가 확정됐어요.',
    talk: {
      code: 'order_confirmed',
      text: '#{name} 님, 구매가 확정됐어요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}',
    },
  },
  en: {
    title: 'Your purchase is confirmed',
    notice: '#{goods}',
    greeting: 'Your purchase is confirmed, #{name}.',
    paragraphs: ['#{goods}\nOrder number: #{order_no}', 'If you like it, we would love to read your review.'],
    action: 'View order',
    text: 'Your purchase #{order_no} is confirmed.',
  },
})

/** The same, with what it brought. */
export const orderEarned = defineMessage({
  key: 'order.earned',
  ...common,
  variables: [...order, 'points'],
  manner: 'by day',
  kr: {
    title: '구매가 확정되어 #{points}원이 적립됐어요',
    notice: '#{goods}',
    greeting: '#{name} 님, 구매가 확정됐어요.',
    paragraphs: [
      '#{goods}\n주문 번호 #{order_no}\n적립금 #{points}원',
      '마음에 드셨다면 리뷰를 남겨 주세요. 리뷰를 쓰셔도 적립금을 드려요.',
    ],
    action: '주문 보기',
    text: '주문 #{order_no} 구매가 확정되어 #{points}원이 적립됐어요.',
    talk: {
      code: 'order_earned',
      text: '#{name} 님, 구매가 확정되어 적립금을 드렸어요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}\n■ 적립금: #{points}원',
    },
  },
  en: {
    title: 'Purchase confirmed: you earned #{points} points',
    notice: '#{goods}',
    greeting: 'Your purchase is confirmed, #{name}.',
    paragraphs: [
      '#{goods}\nOrder number: #{order_no}\nPoints: #{points}',
      'If you like it, we would love to read your review. You will earn points for that, too.',
    ],
    action: 'View order',
    text: 'Your purchase #{order_no} is confirmed. You earned #{points} points.',
  },
})

export const arrivalMessages = [orderDelivered, orderConfirmed, orderEarned]
