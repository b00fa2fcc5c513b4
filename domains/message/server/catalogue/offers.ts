import { defineMessage } from '../define-message.ts'

/** Someone asked for a lot at once. */
export const quotationRequested = defineMessage({
  key: 'quotation.requested',
  kind: 'order',
  reference: 'quotation_no',
  variables: ['name', 'quotation_no', 'link'],
  kr: {
    title: '대량 구매 요청을 받았어요',
    notice: '#{quotation_no} · 담당자가 확인하고 견적서를 보내 드릴게요.',
    greeting: '#{name} 님, 요청해 주셔서 고마워요.',
    paragraphs: ['요청 번호 #{quotation_no}', '담당자가 확인하고 견적서를 보내 드릴게요.'],
    action: '보낸 요청 보기',
    text: '대량 구매 요청을 받았어요. (#{quotation_no}) #{link}',
    talk: {
      code: 'quotation_requested',
      text: '#{name} 님, 대량 구매 요청을 받았어요.\n담당자가 확인하고 견적서를 보내 드릴게요.\n\n■ 요청 번호: #{quotation_no}',
    },
  },
  en: {
    title: 'We have received your bulk request',
    notice: '#{quotation_no} · We will review it and send you a quotation.',
    greeting: 'Thank you, #{name}.',
    paragraphs: ['Request #{quotation_no}', 'We will review it and send you a quotation.'],
    action: 'View request',
    text: 'We have received your bulk request #{quotation_no}: #{link}',
  },
})

/** A business asked for the fragrance of its space. */
export const briefRequested = defineMessage({
  key: 'quotation.brief_requested',
  kind: 'order',
  reference: 'quotation_no',
  variables: ['name', 'quotation_no', 'answer_day', 'link'],
  kr: {
    title: '공간의 향 요청을 받았어요',
    notice: '#{quotation_no} · #{answer_day}까지 첫 답과 견적을 보내 드릴게요.',
    greeting: '#{name} 님, 요청해 주셔서 고마워요.',
    paragraphs: ['요청 번호 #{quotation_no}', '조향사가 검토하고 #{answer_day}까지 첫 답과 견적을 보내 드릴게요.'],
    action: '보낸 요청 보기',
    text: '공간의 향 요청을 받았어요. (#{quotation_no}) #{link}',
    talk: {
      code: 'brief_requested',
      text: '#{name} 님, 공간의 향 요청을 받았어요.\n#{answer_day}까지 첫 답과 견적을 보내 드릴게요.\n\n■ 요청 번호: #{quotation_no}',
    },
  },
  en: {
    title: 'We have received your fragrance brief',
    notice: '#{quotation_no} · We will reply with a quotation by #{answer_day}.',
    greeting: 'Thank you, #{name}.',
    paragraphs: ['Request #{quotation_no}', 'A perfumer will read it and reply with a quotation by #{answer_day}.'],
    action: 'View request',
    text: 'We have received your fragrance brief #{quotation_no}: #{link}',
  },
})

export const quotationDeclined = defineMessage({
  key: 'quotation.declined',
  kind: 'order',
  reference: 'quotation_no',
  variables: ['name', 'quotation_no', 'reason', 'link'],
  kr: {
    title: '이번에는 견적을 드리기 어려워요',
    notice: '#{reason}',
    greeting: '#{name} 님, 문의해 주셔서 고마워요.',
    paragraphs: ['견적 번호 #{quotation_no}', '#{reason}'],
    action: '문의하신 내용 보기',
    text: '이번에는 견적을 드리기 어려워요. (#{quotation_no}) #{link}',
    talk: {
      code: 'quotation_declined',
      text: '#{name} 님, 문의해 주셔서 고마워요. 이번에는 견적을 드리기 어려워요.\n\n■ 견적 번호: #{quotation_no}\n■ 사유: #{reason}',
    },
  },
  en: {
    title: 'We are unable to provide a quotation',
    notice: '#{reason}',
    greeting: 'Thank you for your request, #{name}.',
    paragraphs: ['Quotation #{quotation_no}', '#{reason}'],
    action: 'View your request',
    text: 'We are unable to provide quotation #{quotation_no}: #{link}',
  },
})

/** An offer in writing has gone out. */
export const quotationSent = defineMessage({
  key: 'quotation.sent',
  kind: 'order',
  reference: 'quotation_no',
  variables: ['name', 'quotation_no', 'version', 'total', 'last_day', 'link'],
  kr: {
    title: '견적서가 도착했어요',
    notice: '#{quotation_no} · #{total}',
    greeting: '#{name} 님, 견적을 문의해 주셔서 고마워요.',
    paragraphs: [
      '견적 번호 #{quotation_no} (버전 #{version})\n합계 #{total}\n이 가격은 #{last_day}까지 유효해요.',
      '아래에서 PDF를 내려받고, 전부 또는 일부를 골라 주문하실 수 있어요.',
    ],
    action: '견적서 보기',
    text: '견적서를 보내 드려요. (#{quotation_no}) #{link}',
    talk: {
      code: 'quotation_sent',
      text: '#{name} 님, 문의하신 견적서를 보내 드려요.\n\n■ 견적 번호: #{quotation_no} (버전 #{version})\n■ 합계: #{total}\n■ 유효 기간: #{last_day}까지',
    },
  },
  en: {
    title: 'Your quotation is here',
    notice: '#{quotation_no} · #{total}',
    greeting: 'Thank you for your request, #{name}.',
    paragraphs: [
      'Quotation #{quotation_no} (version #{version})\nTotal: #{total}\nThese prices are valid until #{last_day}.',
      'Use the button below to download the PDF and order everything or just what you need.',
    ],
    action: 'View quotation',
    text: 'Your quotation #{quotation_no}: #{link}',
  },
})

/** A product someone asked about is back: an answer, no advertising. */
export const restocked = defineMessage({
  key: 'product.restocked',
  kind: 'product',
  variables: ['name', 'product', 'link'],
  manner: 'by day',
  kr: {
    title: '#{product}, 다시 들어왔어요',
    notice: '기다리신 상품을 다시 살 수 있어요.',
    greeting: '#{name} 님, 기다리신 상품이 다시 들어왔어요.',
    paragraphs: ['#{product}', '알려 달라고 하셔서 보내 드려요. 수량이 많지 않을 수 있어요.'],
    action: '상품 보기',
    text: '알림을 신청하신 #{product}, 다시 들어왔어요.',
    talk: {
      code: 'product_restocked',
      text: '#{name} 님, 재입고 알림을 신청하신 상품이 다시 들어왔어요.\n\n■ 상품: #{product}',
    },
  },
  en: {
    title: '#{product} is back in stock',
    notice: 'The item you were waiting for is back in stock.',
    greeting: 'The item you were waiting for is back in stock, #{name}.',
    paragraphs: ['#{product}', 'You asked us to let you know. Stock may be limited.'],
    action: 'View product',
    text: '#{product} is back in stock.',
  },
})

/** No one asked for this one: it is advertising. KakaoTalk does not carry it. */
export const couponEnding = defineMessage({
  key: 'coupon.ending',
  kind: 'coupon',
  variables: ['name', 'coupon', 'ends', 'link'],
  manner: 'advertising',
  kr: {
    title: '쿠폰이 곧 끝나요',
    notice: '#{coupon}, #{ends}까지 쓸 수 있어요.',
    greeting: '#{name} 님, 쿠폰이 곧 끝나요.',
    paragraphs: ['#{coupon}\n#{ends}까지'],
    action: '쿠폰 보기',
    text: '#{coupon} 쿠폰을 #{ends}까지 쓸 수 있어요. #{link}',
  },
  en: {
    title: 'Your coupon expires soon',
    notice: '#{coupon}: expires on #{ends}.',
    greeting: 'Your coupon expires soon, #{name}.',
    paragraphs: ['#{coupon}\nExpires on #{ends}'],
    action: 'View my coupons',
    text: '#{coupon} expires on #{ends}. #{link}',
  },
})

export const offerMessages = [
  quotationRequested,
  briefRequested,
  quotationSent,
  quotationDeclined,
  restocked,
  couponEnding,
]
