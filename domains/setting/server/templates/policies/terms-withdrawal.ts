import { classRefunds, noClassRefund } from '../../../class-refunds.ts'
import { article } from './policy-shape.ts'

/** The terms, where something is given back: goods and money. */
export const withdrawal = [
  article({
    title: '청약철회',
    title_en: 'Right of withdrawal',
    points: [
      '이용자는 계약 내용을 적은 서면을 받은 날과 상품을 받은 날 가운데 늦은 날부터 7일 안에 이유를 말하지 않고 청약을 철회할 수 있어요.',
      '상품이 표시나 광고와 다르거나 계약과 다르게 온 경우에는 받은 날부터 3개월, 그 사실을 안 날이나 알 수 있었던 날부터 30일 안에 철회할 수 있어요.',
      '철회는 주문 내역 화면이나 고객센터에서 알리면 되고, 알린 때에 효력이 생겨요. 구매를 확정하셨어도 기한 안에는 철회할 수 있어요.',
      '마음이 바뀌어 돌려보낼 때의 배송비는 이용자가, 상품에 흠이 있거나 잘못 온 때의 배송비는 회사가 부담해요. 회사는 위약금이나 손해배상을 청구하지 않아요.',
    ],
    points_en: [
      'You may withdraw without giving a reason within 7 days from receiving the written contract or the goods, whichever is later.',
      'If the goods differ from what was shown or advertised, or from the contract, you may withdraw within 3 months of receiving them and within 30 days of the day you knew or could have known.',
      'Tell us under My orders or through customer care; the withdrawal takes effect when you do. Having confirmed the purchase does not end this right before its time.',
      'You pay for return shipping if you change your mind; we pay if the goods are faulty or wrong. We charge no penalty or damages.',
    ],
  }),
  article({
    title: '청약철회를 할 수 없는 경우',
    title_en: 'When withdrawal is not possible',
    text: ['다음 경우에는 청약을 철회할 수 없고, 회사는 이 사실을 상품 화면과 주문서에 미리 표시해요.'],
    text_en: [
      'You cannot withdraw in the following cases, which we point out in advance on the product page and the order form.',
    ],
    points: [
      '이용자의 책임으로 상품이 없어지거나 망가진 경우. 내용을 확인하려고 겉포장을 뜯은 것은 괜찮아요.',
      '향수의 봉인을 뜯거나 캔들에 불을 붙인 것처럼, 쓰거나 일부를 소비해 가치가 뚜렷하게 줄어든 경우.',
      '시간이 지나 다시 팔기 어려울 만큼 가치가 줄어든 경우.',
      '책처럼 복제할 수 있는 상품의 포장을 뜯은 경우.',
      '각인, 맞춤 향, 주문 용기처럼 이용자의 주문에 따라 따로 만드는 상품으로서, 철회할 수 없다는 것을 미리 알리고 따로 동의를 받은 경우.',
      '이미 시작한 클래스. 이때에는 아래 클래스의 환불 기준을 따라요.',
    ],
    points_en: [
      'The goods were lost or damaged through your fault. Opening the outer packaging to look inside is fine.',
      'The goods clearly lost value through use or partial consumption, such as a perfume whose seal is broken or a candle that has been lit.',
      'The goods lost so much value through the passing of time that they can hardly be sold again.',
      'The packaging of goods that can be copied, such as books, has been opened.',
      'The goods are made for you alone, such as engravings, custom scents or ordered bottles, and you agreed separately after being told that they cannot be returned.',
      'A class that has already begun. The refunds for classes below apply instead.',
    ],
  }),
  article({
    title: '환급',
    title_en: 'Refunds',
    points: [
      '회사는 상품을 돌려받은 날부터 3영업일 안에 대금을 돌려드려요. 늦어지면 늦은 기간에 대해 연 15%의 지연이자를 더해 드려요.',
      '카드와 간편결제는 결제를 취소하는 방법으로, 가상계좌와 무통장입금은 이용자가 알려 준 계좌로 돌려드려요.',
      '쓰신 쿠폰과 적립금은 취소한 범위에 맞추어 되돌려 드려요.',
      '일부만 돌려보내 무료 배송의 조건을 채우지 못하게 되면, 처음의 배송비를 빼고 돌려드려요. 금액은 신청하기 전에 화면에서 확인할 수 있어요.',
    ],
    points_en: [
      'We refund the money within 3 business days of receiving the goods. If we are late we add interest of 15 % a year for the delay.',
      'Card and easy payments are canceled; for virtual accounts and bank transfers the money goes to the account you give us.',
      'Coupons and points you used are returned to the extent of the cancellation.',
      'If a partial return means that the order no longer qualifies for free shipping, the first shipping charge is deducted. You see the amount before you ask.',
    ],
  }),
  article({
    title: '교환과 흠이 있는 상품',
    title_en: 'Exchanges and faulty goods',
    points: [
      '상품이 깨지거나 새거나 잘못 왔다면 받은 날부터 30일 안에 사진과 함께 알려 주세요. 같은 상품으로 바꾸어 드리거나 대금을 돌려드려요.',
      '같은 상품의 다른 향이나 크기로 바꾸는 것은 청약철회를 할 수 있는 동안 신청할 수 있고, 오가는 배송비는 이용자가 부담해요.',
      '그 밖의 품질 보증은 공정거래위원회가 고시한 소비자분쟁해결기준을 따라요.',
    ],
    points_en: [
      'If goods arrive broken, leaking or wrong, tell us within 30 days with a picture. We replace them or refund the money.',
      'You may ask for another scent or size of the same goods for as long as you can withdraw; you pay the shipping both ways.',
      'For other questions of quality the dispute resolution standards published by the Korea Fair Trade Commission apply.',
    ],
  }),
]

/** Classes came to the terms with their second version. */
export const classes = article({
  title: '클래스의 신청과 환불',
  title_en: 'Classes: enrolment and refunds',
  text: ['클래스는 결제를 마친 때에 자리가 정해져요. 이용자의 사정으로 그만두시면 다음과 같이 돌려드려요.'],
  text_en: ['A seat in a class is yours once it is paid for. If you cancel it, we refund as follows.'],
  table: {
    head: ['그만두는 때', '돌려드리는 금액'],
    head_en: ['When you give up', 'What we return'],
    rows: [...classRefunds, noClassRefund].map(({ when, text, when_en, text_en }) => ({
      cells: [when, text],
      cells_en: [when_en, text_en],
    })),
  },
  points: [
    '먼저 받은 재료는 뜯지 않았을 때 돌려보낼 수 있고, 뜯었다면 재료비를 빼고 돌려드려요.',
    '최소 인원이 모이지 않거나 회사의 사정으로 클래스를 열지 못하면 받은 금액을 모두 돌려드려요.',
    '클래스에서는 불과 뜨거운 왁스, 향료를 다루어요. 강사의 안내를 따라 주시고, 알레르기나 임신처럼 살필 일이 있으면 미리 알려 주세요.',
  ],
  points_en: [
    'Materials received in advance can be returned unopened; if opened, their price is deducted.',
    'If too few enrol, or if we cannot hold a class for reasons of our own, we refund everything.',
    'Classes involve fire, hot wax and fragrance materials. Please follow the teacher, and tell us in advance about allergies, pregnancy or anything else we should know.',
  ],
})
