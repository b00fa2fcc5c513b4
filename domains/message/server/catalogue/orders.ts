import { defineMessage } from '../define-message.ts'

const order = ['name', 'order_no', 'goods', 'link'] as const
const account = ['total', 'bank', 'number', 'holder', 'due'] as const
const common = { kind: 'order', reference: 'order_no' } as const

/** The order stands, and waits for money that the buyer sends. */
export const orderDeposit = defineMessage({
  key: 'order.deposit',
  ...common,
  variables: [...order, ...account],
  kr: {
    title: '입금을 기다리고 있어요',
    notice: '#{due}까지 #{total}을 입금해 주세요.',
    greeting: '#{name} 님, 주문해 주셔서 고마워요.',
    paragraphs: [
      '#{goods}\n주문 번호 #{order_no}',
      '#{bank} #{number}\n예금주 #{holder}\n입금할 금액 #{total}',
      '#{due}까지 입금해 주세요. 그때까지 상품을 맡아 둘게요.',
    ],
    action: '주문 보기',
    text: '#{due}까지 입금해 주세요.\n#{bank} #{number} #{holder}\n#{total} (주문 #{order_no})',
    talk: {
      code: 'order_deposit',
      text: '#{name} 님, 주문해 주셔서 고마워요.\n아래 계좌로 입금해 주시면 바로 준비할게요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}\n■ 입금 계좌: #{bank} #{number}\n■ 예금주: #{holder}\n■ 입금할 금액: #{total}\n■ 입금 기한: #{due}',
    },
  },
  en: {
    title: 'Waiting for your transfer',
    notice: 'Please send #{total} by #{due}.',
    greeting: 'Thank you for your order, #{name}.',
    paragraphs: [
      '#{goods}\nOrder number: #{order_no}',
      '#{bank} #{number}\nAccount holder: #{holder}\nAmount: #{total}',
      'Please transfer it by #{due}. We will hold your order until then.',
    ],
    action: 'View order',
    text: 'Please send #{total} by #{due} to #{bank} #{number} (#{holder}). Order #{order_no}',
  },
})

/** The money has not come and the day is near. */
export const orderReminder = defineMessage({
  key: 'order.reminder',
  ...common,
  variables: [...order, ...account],
  manner: 'by day',
  kr: {
    title: '입금 기한이 얼마 남지 않았어요',
    notice: '#{due}까지 입금하지 않으시면 주문이 취소돼요.',
    greeting: '#{name} 님, 입금 기한이 얼마 남지 않았어요.',
    paragraphs: [
      '#{goods}\n주문 번호 #{order_no}',
      '#{bank} #{number}\n예금주 #{holder}\n입금할 금액 #{total}',
      '#{due}까지 입금하지 않으시면 주문이 자동으로 취소돼요. 이미 입금하셨다면 이 메일은 무시해 주세요.',
    ],
    action: '주문 보기',
    text: '입금 기한이 #{due}까지예요.\n#{bank} #{number} #{holder}\n#{total} (주문 #{order_no})',
    talk: {
      code: 'order_reminder',
      text: '#{name} 님, 주문하신 상품의 입금 기한이 얼마 남지 않았어요.\n기한이 지나면 주문이 자동으로 취소돼요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}\n■ 입금 계좌: #{bank} #{number}\n■ 예금주: #{holder}\n■ 입금할 금액: #{total}\n■ 입금 기한: #{due}',
    },
  },
  en: {
    title: 'Your transfer is almost due',
    notice: 'If we do not receive it by #{due}, your order will be canceled.',
    greeting: 'Your transfer is almost due, #{name}.',
    paragraphs: [
      '#{goods}\nOrder number: #{order_no}',
      '#{bank} #{number}\nAccount holder: #{holder}\nAmount: #{total}',
      'If we do not receive it by #{due}, your order will be canceled automatically. If you have already paid, please ignore this email.',
    ],
    action: 'View order',
    text: 'Your transfer of #{total} to #{bank} #{number} is due by #{due}. Order #{order_no}',
  },
})

export const orderExpired = defineMessage({
  key: 'order.expired',
  ...common,
  variables: order,
  manner: 'by day',
  kr: {
    title: '입금 기한이 지나 주문이 취소됐어요',
    notice: '#{goods}',
    greeting: '#{name} 님, 입금이 확인되지 않아 주문이 취소됐어요.',
    paragraphs: [
      '#{goods}\n주문 번호 #{order_no}',
      '쓰신 쿠폰과 적립금은 모두 돌려드렸어요. 아직 필요하시면 다시 주문해 주세요.',
    ],
    action: '주문 보기',
    text: '입금 기한이 지나 주문이 취소됐어요. (#{order_no})',
    talk: {
      code: 'order_expired',
      text: '#{name} 님, 입금 기한이 지나 주문이 취소됐어요.\n쓰신 쿠폰과 적립금은 모두 돌려드렸어요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}',
    },
  },
  en: {
    title: 'Your order has expired',
    notice: '#{goods}',
    greeting: 'Your order was not paid in time, #{name}, and has been canceled.',
    paragraphs: [
      '#{goods}\nOrder number: #{order_no}',
      'Your coupons and points have been restored. If you still want these items, please order again.',
    ],
    action: 'View order',
    text: 'Order #{order_no} was not paid in time and has been canceled.',
  },
})

type Next = { kr: string; en: string }

/** The money is there. `next` is what the buyer hears from us after it: nothing is sent of what is fetched or attended. */
const paid = (name: string, next: Next) =>
  defineMessage({
    key: `order.${name}`,
    ...common,
    variables: [...order, 'total'],
    kr: {
      title: '주문이 완료되었어요',
      notice: '#{goods}',
      greeting: '#{name} 님, 주문해 주셔서 고마워요.',
      paragraphs: ['#{goods}\n결제 금액 #{total}\n주문 번호 #{order_no}', next.kr],
      action: '주문 보기',
      text: '주문 #{order_no} 결제가 완료되었어요. #{total}',
      talk: {
        code: `order_${name.replace('-', '_')}`,
        text: `#{name} 님, 주문해 주셔서 고마워요.\n결제가 완료되었어요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}\n■ 결제 금액: #{total}\n\n${next.kr}`,
      },
    },
    en: {
      title: 'Thank you for your order',
      notice: '#{goods}',
      greeting: 'We have received your payment, #{name}.',
      paragraphs: ['#{goods}\nPaid: #{total}\nOrder number: #{order_no}', next.en],
      action: 'View order',
      text: 'Order #{order_no} is paid: #{total}. Thank you!',
    },
  })

export const orderPaid = paid('paid', {
  kr: '상품을 준비하고 보내 드릴 때 다시 알려 드릴게요.',
  en: 'We will let you know when it ships.',
})
export const orderPaidPickup = paid('paid-pickup', {
  kr: '매장에 준비되면 다시 알려 드릴게요.',
  en: 'We will let you know when it is ready for pickup.',
})
export const orderPaidClass = paid('paid-class', {
  kr: '수업 일시와 장소는 수업 안내로 따로 보내 드려요.',
  en: 'We will send the date and place in a separate email.',
})

/** Canceled by the buyer, with a refund where money had arrived. */
export const orderCanceled = defineMessage({
  key: 'order.canceled',
  ...common,
  variables: [...order, 'money', 'points', 'answer'],
  optional: ['money', 'points', 'answer'],
  kr: {
    title: '주문을 취소했어요',
    notice: '#{goods}',
    greeting: '#{name} 님, 요청하신 대로 취소했어요.',
    paragraphs: [
      '#{goods}\n주문 번호 #{order_no}',
      '#{answer}',
      '환불 금액 #{money}\n돌려받는 적립금 #{points}원',
      '환불은 결제하신 방법에 따라 3~5일이 걸릴 수 있어요.',
    ],
    action: '주문 보기',
    text: '주문 #{order_no}의 취소를 완료했어요.',
    talk: {
      code: 'order_canceled',
      text: '#{name} 님, 요청하신 대로 주문을 취소했어요.\n환불할 금액이 있으면 결제하신 방법으로 돌려드려요. 3~5일이 걸릴 수 있어요.\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}',
    },
  },
  en: {
    title: 'Your order is canceled',
    notice: '#{goods}',
    greeting: 'Your order has been canceled as requested, #{name}.',
    paragraphs: [
      '#{goods}\nOrder number: #{order_no}',
      '#{answer}',
      'Refund: #{money}\nPoints returned: #{points}',
      'A refund may take 3 to 5 days, depending on how you paid.',
    ],
    action: 'View order',
    text: 'Order #{order_no} has been canceled as requested.',
  },
})

export const orderMessages = [
  orderDeposit,
  orderReminder,
  orderExpired,
  orderPaid,
  orderPaidPickup,
  orderPaidClass,
  orderCanceled,
]
