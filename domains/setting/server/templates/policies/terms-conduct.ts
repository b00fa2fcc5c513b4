import { article } from './policy-shape.ts'

/** The terms, from benefits to disputes. */
export const conduct = [
  article({
    title: '적립금과 쿠폰',
    title_en: 'Points and coupons',
    points: [
      '적립금은 구매를 확정하거나 리뷰를 쓰면 쌓이고, 쌓인 날부터 12개월 동안 쓸 수 있어요. 기한이 지나면 사라지고, 30일 전에 알려 드려요.',
      '적립금은 1,000원부터 10원 단위로, 상품 금액까지 쓸 수 있어요. 원화 주문에만 쓸 수 있고 현금으로 바꾸거나 다른 사람에게 넘길 수 없어요.',
      '쿠폰에는 쓸 수 있는 상품과 기간, 최소 금액이 적혀 있고, 그 조건을 따라요.',
      '반품하면 그 구매로 쌓인 적립금은 회수해요. 거짓 주문이나 거짓 리뷰처럼 부당하게 얻은 혜택도 회수할 수 있어요.',
    ],
    points_en: [
      'Points are earned by confirming a purchase or writing a review, and can be used for 12 months. After that they expire; we let you know 30 days ahead.',
      'Points can be used from 1,000 won, in steps of ten, up to the price of the goods. They are for orders in won only and cannot be exchanged for cash or transferred.',
      'A coupon states the goods, the period and the minimum amount it is for, and those conditions apply.',
      'Points earned by goods that are returned are taken back. Benefits gained improperly, such as by false orders or reviews, may be taken back too.',
    ],
  }),
  article({
    title: '견적과 대량 주문',
    title_en: 'Quotations and bulk orders',
    points: [
      '견적의 값은 보낸 날부터 14일 동안 지켜요.',
      '도매와 대리점 값은 회사의 심사를 거친 사업자 회원에게 적용하고, 회사는 심사에 필요한 서류를 요청할 수 있어요.',
    ],
    points_en: [
      'The prices of a quotation are held for 14 days from the day it is sent.',
      'Wholesale and dealer prices are for business members whom we have approved; we may ask for supporting documents.',
    ],
  }),
  article({
    title: '리뷰와 게시물',
    title_en: 'Reviews and posts',
    points: [
      '이용자가 쓴 리뷰와 문의, 사진의 저작권은 쓴 분에게 있어요. 회사는 몰에서 보여 주는 데에 쓰고, 광고처럼 다른 곳에 쓸 때에는 따로 허락을 받아요.',
      '욕설, 다른 사람의 개인정보, 거짓 내용, 권리를 침해하는 글은 이유를 알리고 숨길 수 있어요. 별점이 낮다는 이유로는 가리지 않아요.',
    ],
    points_en: [
      'The copyright in reviews, questions and pictures stays with the people who made them. We show them in the shop, and ask before using them elsewhere, as in advertising.',
      "We may hide posts that are abusive, false, contain others' personal information or infringe rights, and say why. We do not hide a review because its stars are few.",
    ],
  }),
  article({
    title: '안전한 사용',
    title_en: 'Safe use',
    points: [
      '캔들과 디퓨저 같은 생활화학제품은 안전기준에 맞는지 확인하고 신고한 것만 팔며, 신고번호와 주의할 점을 상품 화면에 적어요.',
      '상품은 적힌 방법대로 쓰고, 불을 켠 채 자리를 비우지 말고, 어린이와 반려동물의 손이 닿지 않는 곳에 두어 주세요.',
      '재료와 향료로 만든 것을 팔려면 관계 법령에 따른 신고와 표시를 직접 하셔야 해요.',
    ],
    points_en: [
      'Household chemical products such as candles and diffusers are sold only once checked and reported under the safety standards; the report number and cautions are on their pages.',
      'Please use goods as described, never leave a flame unattended, and keep them away from children and pets.',
      'If you sell what you make from our materials, you are responsible for the reports and labels the law requires.',
    ],
  }),
  article({
    title: '개인정보의 보호',
    title_en: 'Personal information',
    text: ['회사는 이용자의 개인정보를 개인정보 처리방침에 따라 보호해요. 처리방침은 이 화면에서 함께 볼 수 있어요.'],
    text_en: ['We protect your personal information as our privacy policy says. You can read it on this page.'],
  }),
  article({
    title: '회사와 이용자의 의무',
    title_en: 'Duties on both sides',
    points: [
      '회사는 법령과 이 약관을 지키고, 상품과 서비스를 꾸준하고 안전하게 제공하려고 힘써요.',
      '이용자는 거짓 정보를 적거나, 다른 사람의 정보를 쓰거나, 몰의 운영을 방해하거나, 회사와 다른 사람의 권리를 침해해서는 안 돼요.',
    ],
    points_en: [
      'We comply with the law and these terms, and work to provide goods and services steadily and safely.',
      "You may not give false information, use another person's information, interfere with the shop, or infringe the rights of the company or of others.",
    ],
  }),
  article({
    title: '책임',
    title_en: 'Liability',
    points: [
      '회사는 천재지변처럼 막을 수 없는 일로 서비스를 제공하지 못한 때와 이용자의 책임으로 생긴 손해에는 책임을 지지 않아요.',
      '회사의 고의나 과실로 생긴 손해, 상품의 결함으로 생긴 손해에 대한 책임은 법이 정한 대로 져요. 이 약관은 그 책임을 줄이지 않아요.',
    ],
    points_en: [
      'We are not liable where events beyond our control keep us from providing the service, nor for damage that you caused.',
      'For damage caused by our intent or negligence, or by defective goods, we are liable as provided by law. Nothing in these terms reduces that liability.',
    ],
  }),
  article({
    title: '분쟁의 해결',
    title_en: 'Disputes',
    points: [
      '불만과 의견은 고객센터 1800-8914나 care@sillage.example로 알려 주세요. 3영업일 안에 진행 상황을 알려 드려요.',
      '해결되지 않으면 한국소비자원의 소비자분쟁조정위원회나 전자거래분쟁조정위원회에 조정을 신청할 수 있어요.',
      '소송은 이용자의 주소를 관할하는 지방법원에서 다루고, 대한민국의 법을 적용해요. 해외에 사는 소비자가 그 나라의 법으로 받는 보호는 그대로예요.',
    ],
    points_en: [
      'Please send complaints to 1800-8914 or care@sillage.example. We will reply within 3 business days.',
      'What cannot be settled may be brought to the Consumer Dispute Settlement Commission of the Korea Consumer Agency or to the Electronic Commerce Mediation Committee.',
      'Lawsuits are heard by the district court of your place of residence, under the law of the Republic of Korea. Consumers abroad keep the protection their own law gives them.',
    ],
  }),
]
