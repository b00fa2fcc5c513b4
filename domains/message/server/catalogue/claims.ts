import { defineMessage, type Message, type Wording } from '../define-message.ts'

const claim = ['name', 'order_no', 'goods', 'link', 'claim', 'answer', 'money', 'points', 'to_pay'] as const
const optional = ['answer', 'money', 'points', 'to_pay'] as const
/** `return_to` is the shop's own address, said where the customer has to send the goods. */
type Variable = (typeof claim)[number] | 'return_to'

type Words = Pick<Wording, 'title' | 'notice'>
type Step = { kr: Words; en: Words }

const amounts = {
  kr: '환불 금액 #{money}\n돌려받는 적립금 #{points}원\n따로 내실 금액 #{to_pay} (주문 화면에서 계좌를 확인해 주세요)',
  en: 'Refund: #{money}\nPoints returned: #{points}\nShipping fee due: #{to_pay} (see your order page for payment details)',
}

/** One step of a claim: the same email with other words. `#{claim}` is what was asked for: 취소, 반품, 교환. */
const step = (name: string, { kr, en }: Step, variables: readonly Variable[] = claim): Message<Variable> =>
  defineMessage({
    key: `claim.${name}`,
    kind: 'order',
    reference: 'order_no',
    variables,
    optional,
    kr: {
      ...kr,
      greeting: '#{name} 님, 안녕하세요.',
      paragraphs: [
        `${kr.title}.\n${kr.notice}`,
        '#{goods}\n주문 번호 #{order_no}\n신청 #{claim}',
        '#{answer}',
        amounts.kr,
      ],
      action: '진행 상황 보기',
      text: `${kr.title}. 주문 #{order_no}`,
      talk: {
        code: `claim_${name}`,
        text: `#{name} 님, ${kr.title}.\n${kr.notice}\n\n■ 상품: #{goods}\n■ 주문 번호: #{order_no}\n■ 신청: #{claim}`,
      },
    },
    en: {
      ...en,
      greeting: 'Hello #{name},',
      paragraphs: [
        `${en.title}. ${en.notice}`,
        '#{goods}\nOrder number: #{order_no}\nRequest: #{claim}',
        '#{answer}',
        amounts.en,
      ],
      action: 'View status',
      text: `${en.title}. Order #{order_no}`,
    },
  })

/** The steps a buyer is notified of; the others are internal, or another message says them. */
export const claimSteps = {
  requested: step('requested', {
    kr: { title: '#{claim} 신청을 받았어요', notice: '확인하는 대로 다시 알려 드릴게요.' },
    en: { title: 'We have received your #{claim} request', notice: 'We will review it and get back to you.' },
  }),
  accepted: step('accepted', {
    kr: { title: '#{claim} 신청을 접수했어요', notice: '곧 상품을 수거하러 갈게요. 받으신 그대로 포장해 주세요.' },
    en: {
      title: 'Your #{claim} request has been accepted',
      notice: 'We will pick up the items from you. Please repack them the way they arrived.',
    },
  }),
  // Bought in a store, or abroad: no one comes for it.
  accepted_store: step('accepted_store', {
    kr: { title: '#{claim} 신청을 접수했어요', notice: '상품을 받으신 매장으로 그대로 포장해 가져와 주세요.' },
    en: {
      title: 'Your #{claim} request has been accepted',
      notice: 'Please repack the items the way you received them and bring them to the store where you picked them up.',
    },
  }),
  accepted_abroad: step(
    'accepted_abroad',
    {
      kr: {
        title: '#{claim} 신청을 접수했어요',
        notice: '상품을 받으신 그대로 포장해 이곳으로 보내 주세요: #{return_to}',
      },
      en: {
        title: 'Your #{claim} request has been accepted',
        notice: 'Please repack the items the way they arrived and send them to #{return_to}, Korea.',
      },
    },
    [...claim, 'return_to'],
  ),
  // It never arrived: there is nothing to fetch.
  accepted_exception: step('accepted_exception', {
    kr: { title: '#{claim} 신청을 접수했어요', notice: '따로 하실 일은 없어요. 곧 마무리하고 알려 드릴게요.' },
    en: {
      title: 'Your #{claim} request has been accepted',
      notice: 'There is nothing you need to do. We will update you soon.',
    },
  }),
  rejected: step('rejected', {
    kr: { title: '#{claim} 신청을 도와드리지 못해요', notice: '이유는 주문 내역에서 보실 수 있어요.' },
    en: { title: 'We could not accept your #{claim} request', notice: 'You can see the reason on your order page.' },
  }),
  // No state of its own: the returned goods were inspected and refused.
  sent_back: step('sent_back', {
    kr: {
      title: '#{claim} 신청을 도와드리지 못해요',
      notice: '보내 주신 상품은 다시 보내 드릴게요. 이유는 주문 내역에서 보실 수 있어요.',
    },
    en: {
      title: 'We could not accept your #{claim} request',
      notice: 'We will send the items back to you. You can see the reason on your order page.',
    },
  }),
  collecting: step('collecting', {
    kr: { title: '#{claim} 상품을 수거하러 가고 있어요', notice: '포장한 상품을 문 앞에 놓아 주세요.' },
    en: { title: 'Your pickup is on its way', notice: 'Please leave the packed items at your door.' },
  }),
  collected: step('collected', {
    kr: { title: '#{claim} 상품을 받았어요', notice: '확인한 뒤에 다시 알려 드릴게요.' },
    en: { title: 'We have received your items', notice: 'We will inspect them and get back to you.' },
  }),
  inspecting: step('inspecting', {
    kr: { title: '#{claim} 상품을 확인했어요', notice: '곧 마무리하고 알려 드릴게요.' },
    en: { title: 'We have inspected your items', notice: 'We will complete your request soon and let you know.' },
  }),
  // No state of its own: the goods are fine, and the exchange waits for the buyer's shipping fee.
  to_pay: step('to_pay', {
    kr: {
      title: '교환 배송비를 기다리고 있어요',
      notice: '주문 화면에 있는 계좌로 보내 주시면 확인하고 바로 보내 드릴게요.',
    },
    en: {
      title: 'Your exchange is waiting for the shipping fee',
      notice: 'Please transfer it to the account on your order page. We will ship your exchange once it arrives.',
    },
  }),
  refunding: step('refunding', {
    kr: { title: '환불을 시작했어요', notice: '결제하신 방법에 따라 3~5일이 걸릴 수 있어요.' },
    en: { title: 'Your refund is being processed', notice: 'It may take 3 to 5 days, depending on how you paid.' },
  }),
  // No state of its own: a refund that the shop has to apologise for.
  sold_out: step('sold_out', {
    kr: { title: '품절되어 취소했어요', notice: '기다리셨을 텐데 정말 죄송해요. 결제하신 금액은 모두 돌려드려요.' },
    en: {
      title: 'Sold out: your item was canceled',
      notice: 'We are very sorry. We are refunding everything you paid for it.',
    },
  }),
  reshipping: step('reshipping', {
    kr: { title: '교환 상품을 준비하고 있어요', notice: '보내 드릴 때 다시 알려 드릴게요.' },
    en: { title: 'Your exchange is being prepared', notice: 'We will let you know when it ships.' },
  }),
  // No state of its own: the same goods once more.
  resending: step('resending', {
    kr: { title: '상품을 다시 준비하고 있어요', notice: '보내 드릴 때 다시 알려 드릴게요.' },
    en: { title: 'Your replacement is being prepared', notice: 'We will let you know when it ships.' },
  }),
  on_hold: step('on_hold', {
    kr: {
      title: '#{claim} 처리를 잠시 멈췄어요',
      notice: '확인이 필요한 것이 있어요. 주문 내역에서 이유를 봐 주세요.',
    },
    en: {
      title: 'Your #{claim} is on hold',
      notice: 'We need to check something first. Please see your order page for the reason.',
    },
  }),
} satisfies Record<string, Message<Variable>>

const refund = ['name', 'order_no', 'link', 'money'] as const

/** The payment method cannot be refunded to. */
export const refundAccountWanted = defineMessage({
  key: 'refund.account',
  kind: 'order',
  reference: 'order_no',
  variables: refund,
  kr: {
    title: '환불 받을 계좌를 알려 주세요',
    notice: '#{money}을 돌려드리려고 해요.',
    greeting: '#{name} 님, 안녕하세요.',
    paragraphs: [
      '#{money}을 돌려드리려고 해요. 계좌로 받은 금액이라, 받으실 계좌를 알려 주셔야 보내 드릴 수 있어요.',
      '환불 금액 #{money}\n주문 번호 #{order_no}',
      '계좌 번호는 돌려드리고 나면 바로 지워요.',
    ],
    action: '계좌 알려 주기',
    text: '주문 #{order_no}의 #{money}을 돌려드릴 계좌를 주문 화면에서 알려 주세요.',
    talk: {
      code: 'refund_account',
      text: '#{name} 님, 환불 받을 계좌를 알려 주세요.\n계좌로 받은 금액이라, 받으실 계좌를 알려 주셔야 보내 드릴 수 있어요.\n\n■ 주문 번호: #{order_no}\n■ 환불 금액: #{money}',
    },
  },
  en: {
    title: 'Where should we send your refund?',
    notice: 'You have a refund of #{money}.',
    greeting: 'Hello #{name},',
    paragraphs: [
      'You paid by bank transfer, so please tell us which account to send your refund to.',
      'Refund: #{money}\nOrder number: #{order_no}',
      'We delete the account number once the refund has been sent.',
    ],
    action: 'Add your bank account',
    text: 'Please enter the account for your refund of #{money} on the page of order #{order_no}.',
  },
})

/** The money has gone. */
export const refundDone = defineMessage({
  key: 'refund.done',
  kind: 'order',
  reference: 'order_no',
  variables: refund,
  kr: {
    title: '환불이 끝났어요',
    notice: '#{money}을 돌려드렸어요.',
    greeting: '#{name} 님, 환불이 끝났어요.',
    paragraphs: [
      '환불 금액 #{money}\n주문 번호 #{order_no}',
      '카드사나 은행에 따라 실제 환불까지 며칠이 걸릴 수 있어요.',
    ],
    action: '주문 보기',
    text: '주문 #{order_no}의 #{money} 환불이 끝났어요.',
    talk: {
      code: 'refund_done',
      text: '#{name} 님, 환불이 끝났어요.\n카드사나 은행에 따라 실제 환불까지 며칠이 걸릴 수 있어요.\n\n■ 주문 번호: #{order_no}\n■ 환불 금액: #{money}',
    },
  },
  en: {
    title: 'Your refund has been sent',
    notice: 'We have refunded #{money}.',
    greeting: 'Your refund has been sent, #{name}.',
    paragraphs: [
      'Refund: #{money}\nOrder number: #{order_no}',
      'Depending on your card or bank, it may take a few days to appear.',
    ],
    action: 'View order',
    text: 'Your refund of #{money} for order #{order_no} has been sent.',
  },
})

/** A refund without a return. */
export const goodwill = defineMessage({
  key: 'order.goodwill',
  kind: 'order',
  reference: 'order_no',
  variables: [...refund, 'reason'],
  kr: {
    title: '#{money}을 돌려드려요',
    notice: '#{reason}',
    greeting: '#{name} 님, 안녕하세요.',
    paragraphs: ['결제하신 금액 중 #{money}을 돌려드려요.\n주문 번호 #{order_no}', '#{reason}'],
    action: '주문 보기',
    text: '주문 #{order_no} 결제 금액 중 #{money}을 돌려드려요.',
    talk: {
      code: 'order_goodwill',
      text: '#{name} 님, 결제하신 금액의 일부를 돌려드려요.\n\n■ 주문 번호: #{order_no}\n■ 돌려드릴 금액: #{money}\n■ 이유: #{reason}',
    },
  },
  en: {
    title: 'A refund of #{money}',
    notice: '#{reason}',
    greeting: 'Hello #{name},',
    paragraphs: ['We are refunding #{money} of what you paid.\nOrder number: #{order_no}', '#{reason}'],
    action: 'View order',
    text: 'We are refunding #{money} of your payment for order #{order_no}.',
  },
})

export const claimMessages = [...Object.values(claimSteps), refundAccountWanted, refundDone, goodwill]
