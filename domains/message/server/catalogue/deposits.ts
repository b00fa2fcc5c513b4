import { defineMessage } from '../define-message.ts'

const order = ['name', 'order_no', 'link', 'total', 'came'] as const
const common = { kind: 'order', reference: 'order_no' } as const

export const depositShort = defineMessage({
  key: 'order.short',
  ...common,
  variables: [...order, 'missing'],
  kr: {
    title: '입금액이 부족해요',
    notice: '#{missing}을 더 입금해 주세요.',
    greeting: '#{name} 님, 입금해 주셔서 고마워요.',
    paragraphs: [
      '주문 금액 #{total}\n입금하신 금액 #{came}\n부족한 금액 #{missing}',
      '부족한 금액을 같은 계좌로 입금해 주시면 바로 준비할게요. 돌려받고 싶으시면 고객센터로 알려 주세요.',
    ],
    action: '주문 보기',
    text: '주문 #{order_no} 입금액이 #{missing} 부족해요. 같은 계좌로 보내 주세요.',
    talk: {
      code: 'order_short',
      text: '#{name} 님, 입금하신 금액이 주문 금액보다 적어요.\n부족한 금액을 같은 계좌로 보내 주시면 바로 준비할게요.\n\n■ 주문 번호: #{order_no}\n■ 주문 금액: #{total}\n■ 입금하신 금액: #{came}\n■ 부족한 금액: #{missing}',
    },
  },
  en: {
    title: 'Your transfer was short',
    notice: 'Please transfer the remaining #{missing}.',
    greeting: 'Thank you for your transfer, #{name}.',
    paragraphs: [
      'Order total: #{total}\nReceived: #{came}\nStill due: #{missing}',
      'Please transfer the rest to the same account and we will prepare your order. If you would prefer a refund, please contact customer care.',
    ],
    action: 'View order',
    text: 'Your transfer for order #{order_no} was #{missing} short. Please transfer the rest.',
  },
})

export const depositOver = defineMessage({
  key: 'order.over',
  ...common,
  variables: [...order, 'back'],
  kr: {
    title: '더 입금하신 금액을 돌려드려요',
    notice: '더 보내신 #{back}을 돌려드릴게요.',
    greeting: '#{name} 님, 주문 금액보다 많이 입금해 주셨어요.',
    paragraphs: [
      '주문 금액 #{total}\n입금하신 금액 #{came}\n돌려드릴 금액 #{back}',
      '주문은 그대로 준비할게요. 돌려받으실 계좌가 필요하면 따로 여쭐게요.',
    ],
    action: '주문 보기',
    text: '주문 #{order_no}에 더 보내신 #{back}을 돌려드려요.',
    talk: {
      code: 'order_over',
      text: '#{name} 님, 주문 금액보다 많이 입금해 주셨어요.\n더 보내신 금액은 돌려드리고, 주문은 그대로 준비할게요.\n\n■ 주문 번호: #{order_no}\n■ 주문 금액: #{total}\n■ 입금하신 금액: #{came}\n■ 돌려드릴 금액: #{back}',
    },
  },
  en: {
    title: 'You transferred too much',
    notice: 'We will refund #{back}.',
    greeting: 'You transferred more than your order total, #{name}.',
    paragraphs: [
      'Order total: #{total}\nReceived: #{came}\nRefund: #{back}',
      'Your order is confirmed. If we need your bank details for the refund, we will email you.',
    ],
    action: 'View order',
    text: 'You transferred #{back} too much for order #{order_no}. We will refund it.',
  },
})

export const depositLate = defineMessage({
  key: 'order.late',
  ...common,
  variables: [...order, 'why'],
  kr: {
    title: '보내신 결제를 돌려드려요',
    notice: '#{why} #{came}을 돌려드려요.',
    greeting: '#{name} 님, 보내신 결제로 주문을 진행할 수 없었어요.',
    paragraphs: [
      '주문 금액 #{total}\n받은 금액 #{came}',
      '#{why} 받은 금액은 모두 돌려드려요. 돌려받으실 계좌가 필요하면 따로 여쭐게요.',
    ],
    action: '주문 보기',
    text: '#{why} 보내신 #{came}을 돌려드려요. (#{order_no})',
    talk: {
      code: 'order_late',
      text: '#{name} 님, 보내신 결제로 주문을 진행할 수 없었어요.\n#{why}\n받은 금액은 모두 돌려드려요.\n\n■ 주문 번호: #{order_no}\n■ 주문 금액: #{total}\n■ 받은 금액: #{came}',
    },
  },
  en: {
    title: 'We are refunding your payment',
    notice: '#{why} We will refund #{came}.',
    greeting: 'We could not use your payment for the order, #{name}.',
    paragraphs: [
      'Order total: #{total}\nReceived: #{came}',
      '#{why} We will refund the full amount. If we need your bank details for the refund, we will email you.',
    ],
    action: 'View order',
    text: 'Order #{order_no}: #{why} We will refund #{came}.',
  },
})

/** What counted as this buyer's money was someone else's, or was reversed by the bank. */
export const depositTaken = defineMessage({
  key: 'order.unmatched',
  ...common,
  variables: ['name', 'order_no', 'link', 'total', 'bank', 'number', 'holder', 'due'],
  kr: {
    title: '입금을 다시 확인해 주세요',
    notice: '#{due}까지 #{total}을 입금해 주세요.',
    greeting: '#{name} 님, 잘못 알려 드려서 죄송해요.',
    paragraphs: [
      '이 주문의 입금으로 확인했던 금액이 다른 분의 입금이거나 취소된 입금이었어요. 주문은 그대로 있고, 다시 입금을 기다리고 있어요.',
      '#{bank} #{number}\n예금주 #{holder}\n입금할 금액 #{total}',
      '#{due}까지 입금해 주시면 바로 준비할게요. 이미 보내셨다면 고객센터로 알려 주세요.',
    ],
    action: '주문 보기',
    text: '주문 #{order_no}의 입금이 확인되지 않았어요.\n#{due}까지 #{bank} #{number} #{holder}\n#{total}',
    talk: {
      code: 'order_unmatched',
      text: '#{name} 님, 잘못 알려 드려서 죄송해요.\n주문하신 상품의 입금이 확인되지 않아 다시 입금을 기다리고 있어요. 이미 보내셨다면 고객센터로 알려 주세요.\n\n■ 주문 번호: #{order_no}\n■ 입금 계좌: #{bank} #{number}\n■ 예금주: #{holder}\n■ 입금할 금액: #{total}\n■ 입금 기한: #{due}',
    },
  },
  en: {
    title: 'Please check your transfer',
    notice: 'Please send #{total} by #{due}.',
    greeting: 'We are sorry, #{name}: our earlier message was wrong.',
    paragraphs: [
      'The transfer we matched to your order belonged to someone else or was reversed by the bank. Your order is still open and waiting for your transfer.',
      '#{bank} #{number}\nAccount holder: #{holder}\nAmount: #{total}',
      'Please send it by #{due} and we will prepare your order. If you have already sent it, please contact customer care.',
    ],
    action: 'View order',
    text: 'We have not found your transfer for order #{order_no}. Please send #{total} by #{due} to #{bank} #{number} (#{holder}).',
  },
})

export const depositMessages = [depositShort, depositOver, depositLate, depositTaken]
