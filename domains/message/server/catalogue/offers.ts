import { defineMessage } from '../define-message.ts'

/** An offer in writing has gone out. */
export const quotationSent = defineMessage({
  key: 'quotation.sent',
  kind: 'order',
  reference: 'quotation_no',
  variables: ['name', 'quotation_no', 'goods', 'total', 'valid_until', 'link'],
  kr: {
    title: '견적서를 보내 드려요',
    notice: '#{goods}, #{valid_until}까지 이 가격이에요.',
    greeting: '#{name}님, 부탁하신 견적서를 보내 드려요.',
    paragraphs: [
      '#{goods}\n합계 #{total}\n견적 번호 #{quotation_no}',
      '#{valid_until}까지 이 가격으로 주문하실 수 있어요. 궁금한 점은 언제든 물어봐 주세요.',
    ],
    action: '견적서 보기',
    text: '견적서를 보내 드려요. (#{quotation_no}) #{link}',
    talk: {
      code: 'quotation_sent',
      text: '#{name}님, 부탁하신 견적서를 보내 드려요.\n\n■ 견적 번호: #{quotation_no}\n■ 상품: #{goods}\n■ 합계: #{total}\n■ 유효 기간: #{valid_until}까지',
    },
  },
  en: {
    title: 'Your quotation',
    notice: '#{goods}, at this price until #{valid_until}.',
    greeting: 'Here is the quotation you asked for, #{name}.',
    paragraphs: [
      '#{goods}\nTotal: #{total}\nQuotation: #{quotation_no}',
      'You can order at this price until #{valid_until}. Ask us whatever you want to know.',
    ],
    action: 'See the quotation',
    text: 'Your quotation #{quotation_no}: #{link}',
  },
})

/** What somebody asked to be told of is there again: an answer, no advertising. */
export const restocked = defineMessage({
  key: 'product.restocked',
  kind: 'product',
  variables: ['name', 'product', 'link'],
  manner: 'by day',
  kr: {
    title: '#{product}, 다시 들어왔어요',
    notice: '기다리신 상품을 다시 살 수 있어요.',
    greeting: '#{name}님, 기다리신 상품이 다시 들어왔어요.',
    paragraphs: ['#{product}', '알려 달라고 하셔서 보내 드려요. 수량이 많지 않을 수 있어요.'],
    action: '상품 보기',
    text: '알림을 신청하신 #{product}, 다시 들어왔어요.',
    talk: {
      code: 'product_restocked',
      text: '#{name}님, 재입고 알림을 신청하신 상품이 다시 들어왔어요.\n\n■ 상품: #{product}',
    },
  },
  en: {
    title: '#{product} is back',
    notice: 'What you were waiting for can be bought again.',
    greeting: 'What you were waiting for is back, #{name}.',
    paragraphs: ['#{product}', 'You asked us to tell you. There may not be many.'],
    action: 'See it',
    text: '#{product}, which you were waiting for, is back.',
  },
})

/** Nobody asked for this one: it is advertising. KakaoTalk does not carry it. */
export const couponEnding = defineMessage({
  key: 'coupon.ending',
  kind: 'coupon',
  variables: ['name', 'coupon', 'ends', 'link'],
  manner: 'advertising',
  kr: {
    title: '쿠폰이 곧 끝나요',
    notice: '#{coupon}, #{ends}까지 쓸 수 있어요.',
    greeting: '#{name}님, 쿠폰이 곧 끝나요.',
    paragraphs: ['#{coupon}\n#{ends}까지'],
    action: '쿠폰 보기',
    text: '#{coupon} 쿠폰을 #{ends}까지 쓸 수 있어요. #{link}',
  },
  en: {
    title: 'Your coupon ends soon',
    notice: '#{coupon}: until #{ends}.',
    greeting: 'Your coupon ends soon, #{name}.',
    paragraphs: ['#{coupon}\nUntil #{ends}'],
    action: 'See my coupons',
    text: '#{coupon} ends on #{ends}. #{link}',
  },
})

export const offerMessages = [quotationSent, restocked, couponEnding]
