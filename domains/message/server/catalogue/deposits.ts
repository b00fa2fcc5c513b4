import { defineMessage } from '../define-message.ts'

const order = ['name', 'order_no', 'link', 'total', 'came'] as const
const common = { kind: 'order', reference: 'order_no' } as const

export const depositShort = defineMessage({
  ...{ key: 'order.short', ...common, variables: [...order, 'missing'] },
  kr: {
    title: '입금액이 모자라요',
    notice: '#{missing}을 더 입금해 주세요.',
    greeting: '#{name}님, 입금해 주셔서 고마워요.',
    paragraphs: [
      '주문 금액 #{total}\n입금하신 금액 #{came}\n모자란 금액 #{missing}',
      '모자란 금액을 같은 계좌로 입금해 주시면 바로 준비할게요. 돌려받고 싶으시면 고객센터로 알려 주세요.',
    ],
    action: '주문 보기',
    text: '주문 #{order_no} 입금액이 #{missing} 모자라요. 같은 계좌로 보내 주세요.',
    talk: {
      code: 'order_short',
      text: '#{name}님, 입금하신 금액이 주문 금액보다 모자라요.\n모자란 금액을 같은 계좌로 보내 주시면 바로 준비할게요.\n\n■ 주문 번호: #{order_no}\n■ 주문 금액: #{total}\n■ 입금하신 금액: #{came}\n■ 모자란 금액: #{missing}',
    },
  },
  en: {
    title: 'Your transfer fell short',
    notice: 'Please send another #{missing}.',
    greeting: 'Thank you for your transfer, #{name}.',
    paragraphs: [
      'Order total: #{total}\nReceived: #{came}\nMissing: #{missing}',
      'Send the rest to the same account and we will get your order ready. To have it back instead, call customer care.',
    ],
    action: 'See your order',
    text: 'Your transfer for order #{order_no} is #{missing} short. Please send the rest.',
  },
})

export const depositOver = defineMessage({
  ...{ key: 'order.over', ...common, variables: [...order, 'back'] },
  kr: {
    title: '더 입금하신 금액을 돌려드려요',
    notice: '더 보내신 #{back}을 돌려드릴게요.',
    greeting: '#{name}님, 주문 금액보다 많이 입금해 주셨어요.',
    paragraphs: [
      '주문 금액 #{total}\n입금하신 금액 #{came}\n돌려드릴 금액 #{back}',
      '주문은 그대로 준비할게요. 돌려받으실 계좌가 필요하면 따로 여쭐게요.',
    ],
    action: '주문 보기',
    text: '주문 #{order_no}에 더 보내신 #{back}을 돌려드려요.',
    talk: {
      code: 'order_over',
      text: '#{name}님, 주문 금액보다 많이 입금해 주셨어요.\n더 보내신 금액은 돌려드리고, 주문은 그대로 준비할게요.\n\n■ 주문 번호: #{order_no}\n■ 주문 금액: #{total}\n■ 입금하신 금액: #{came}\n■ 돌려드릴 금액: #{back}',
    },
  },
  en: {
    title: 'You sent more than it costs',
    notice: 'We give #{back} back.',
    greeting: 'You sent more than your order costs, #{name}.',
    paragraphs: [
      'Order total: #{total}\nReceived: #{came}\nComing back: #{back}',
      'Your order goes ahead. If we need an account to send it to, we ask you in another letter.',
    ],
    action: 'See your order',
    text: 'You sent #{back} too much for order #{order_no}; it comes back to you.',
  },
})

export const depositLate = defineMessage({
  ...{ key: 'order.late', ...common, variables: order },
  kr: {
    title: '늦게 온 결제를 돌려드려요',
    notice: '그사이 품절되어 #{came}을 돌려드려요.',
    greeting: '#{name}님, 결제가 늦게 도착했어요.',
    paragraphs: [
      '주문 금액 #{total}\n받은 금액 #{came}',
      '기한이 지나 상품이 다른 분께 갔어요. 받은 금액은 모두 돌려드려요. 돌려받으실 계좌가 필요하면 따로 여쭐게요.',
    ],
    action: '주문 보기',
    text: '기한이 지나 취소된 주문이에요. 보내신 #{came}을 돌려드려요. (#{order_no})',
    talk: {
      code: 'order_late',
      text: '#{name}님, 결제가 기한보다 늦게 도착했고 그사이 상품이 품절됐어요.\n받은 금액은 모두 돌려드려요.\n\n■ 주문 번호: #{order_no}\n■ 주문 금액: #{total}\n■ 받은 금액: #{came}',
    },
  },
  en: {
    title: 'Your payment came too late',
    notice: 'It is sold out by now; we give #{came} back.',
    greeting: 'Your payment came too late, #{name}.',
    paragraphs: [
      'Order total: #{total}\nReceived: #{came}',
      'What you ordered has gone to somebody else. We give everything back. If we need an account to send it to, we ask you in another letter.',
    ],
    action: 'See your order',
    text: 'Your payment for order #{order_no} came too late. We give #{came} back.',
  },
})

export const depositMessages = [depositShort, depositOver, depositLate]
