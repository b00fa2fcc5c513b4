import type { SeedFaq } from './faq-shape.ts'

/** About buying: orders, parcels, and what comes back. */
export const shopQuestions: SeedFaq[] = [
  {
    topic: 'order',
    title: '회원이 아니어도 주문할 수 있나요?',
    title_en: 'Can I order without an account?',
    body: [
      '네. 주문서에서 주문 비밀번호를 정하시면 [비회원 주문 조회](/guest-order)에서 언제든 보실 수 있어요.',
      '적립금과 쿠폰, 수업 기록은 회원에게만 쌓여요.',
    ],
    body_en: [
      'Yes. Choose an order password on the order form, and you can [look up your order](/guest-order) at any time.',
      'Points, coupons and your class records are kept for members only.',
    ],
  },
  {
    topic: 'order',
    title: '무통장입금은 언제까지 보내야 하나요?',
    title_en: 'How long do I have to make a bank transfer?',
    body: [
      '주문하신 때부터 **3일**, 비회원 주문은 **하루** 안에 보내 주세요. 그 뒤에는 주문이 자동으로 취소되고, 잡아 둔 상품은 다시 판매돼요.',
    ],
    body_en: [
      'Within **three days** of ordering, or **one day** if you ordered as a guest. After that, the order is canceled and the items go back on sale.',
    ],
  },
  {
    topic: 'order',
    title: '현금영수증과 세금계산서를 받을 수 있나요?',
    title_en: 'Can I get a cash receipt or a tax invoice?',
    body: [
      '주문서에서 고르시면 돼요.',
      '- 현금영수증: 휴대전화 번호나 사업자 번호로 바로 발급해요.',
      '- 세금계산서: 사업자등록번호가 맞는지 확인한 뒤 메일로 보내 드려요.',
    ],
    body_en: [
      'Yes, choose one on the order form.',
      '- Cash receipt: issued at once to your mobile or business number.',
      '- Tax invoice: emailed to you once the business number has been checked.',
    ],
  },
  {
    topic: 'delivery',
    pinned: true,
    title: '배송비는 얼마인가요?',
    title_en: 'How much is shipping?',
    body: [
      '국내에서는 한 주문에 한 번 받고, 할인한 뒤 상품 금액이 정해진 금액 이상이면 받지 않아요. 지금 금액은 [배송비 안내](/customer/shipment-cost)에 있어요.',
      '제주와 섬 지역은 추가 배송비가 있어요. 같은 화면에서 우편번호로 확인해 보세요.',
    ],
    body_en: [
      'Within Korea, shipping is charged once per order and is free above a certain amount after discounts. See the current rates under [shipping costs](/customer/shipment-cost).',
      'Jeju and the islands cost more. Check your postcode on the same page.',
    ],
  },
  {
    topic: 'delivery',
    title: '언제 도착하나요?',
    title_en: 'When will it arrive?',
    body: [
      '평일 주문 마감 시간 전에 결제하시면 그날 떠나고, 대부분 다음 날 도착해요. 선물 포장과 각인은 하루가 더 걸려요.',
      '마감 시간은 [배송비 안내](/customer/shipment-cost)와 상품 화면에 있어요.',
    ],
    body_en: [
      'Orders paid on a weekday before the cut-off time ship the same day and usually arrive the next. Gift wrapping and engraving take one more day.',
      'You can find the cut-off time under [shipping costs](/customer/shipment-cost) and on every product page.',
    ],
  },
  {
    topic: 'delivery',
    title: '해외로 보낼 수 있나요?',
    title_en: 'Do you ship abroad?',
    body: [
      '네, EMS로 보내 드려요. 요금은 나라와 무게로 정해져요.',
      '알코올이 든 향수와 스프레이는 나라에 따라 보낼 수 없어요. 그럴 때는 보내기 전에 고객센터에서 연락드리고 결제하신 금액을 환불해 드려요.',
    ],
    body_en: [
      'Yes, by EMS; the price depends on the country and the weight.',
      'Perfumes and sprays contain alcohol and cannot be shipped to every country. If yours is one of them, customer care will contact you before anything ships and refund your payment.',
    ],
  },
  {
    topic: 'claim',
    pinned: true,
    title: '교환이나 반품은 언제까지 할 수 있나요?',
    title_en: 'How long do I have to return or exchange an item?',
    body: [
      '받으신 날부터 **7일** 안에 [주문 내역](/my-page/order)에서 신청해 주세요.',
      '마음이 바뀌셨을 때는 왕복 배송비를 받고, 저희 잘못일 때는 받지 않아요.',
    ],
    body_en: [
      'Send your request within **seven days** of delivery, under [your orders](/my-page/order).',
      'If you changed your mind you pay shipping both ways; if it was our fault, you pay nothing.',
    ],
  },
  {
    topic: 'claim',
    title: '개봉한 향수를 반품할 수 있나요?',
    title_en: 'Can I return a perfume I have opened?',
    body: ['봉인을 뜯은 향수와 오일, 주문 제작한 상품은 반품할 수 없어요. 사시기 전에 상품 화면에도 적어 두었어요.'],
    body_en: [
      'Opened perfumes and oils, and items made to order, cannot be returned. The product page says so before you buy.',
    ],
  },
  {
    topic: 'claim',
    title: '깨진 채로 도착했어요',
    title_en: 'It arrived broken',
    body: [
      '죄송해요. 이렇게 알려 주시면 바로 새것을 보내 드려요.',
      '1. 상자와 깨진 부분을 사진으로 찍어 주세요.',
      '2. [1:1 문의](/my-page/inquiry/new)에 주문 번호와 함께 올려 주세요.',
      '3. 유리 조각은 위험하니 보내지 않으셔도 돼요.',
    ],
    body_en: [
      'We are sorry. Let us know as follows and we will send a replacement right away.',
      '1. Take a picture of the box and of what broke.',
      '2. [Write to us](/my-page/inquiry/new) with your order number.',
      '3. Broken glass is dangerous, so there is no need to send it back.',
    ],
  },
]
