import { article } from './policy-shape.ts'

/** The terms, from the order to the doorstep. */
export const orders = [
  article({
    title: '서비스의 제공과 중단',
    title_en: 'The service and its interruptions',
    points: [
      '회사는 상품과 클래스의 정보를 제공하고, 계약을 맺고, 상품을 배송하거나 클래스를 여는 일을 해요.',
      '서비스는 하루 24시간 제공해요. 점검이나 고장, 통신 장애과 같은 사유가 있으면 잠시 멈출 수 있고, 미리 알 수 있는 일은 미리 알려요.',
      '회사의 고의나 과실로 서비스가 멈추어 이용자가 손해를 입으면 회사가 배상해요.',
    ],
    points_en: [
      'We provide information on goods and classes, make contracts, deliver goods and hold classes.',
      'The service runs around the clock. It may pause for maintenance, faults or loss of connection; planned interruptions are announced in advance.',
      'If an interruption caused by our intent or negligence harms you, we compensate you.',
    ],
  }),
  article({
    title: '주문',
    title_en: 'Ordering',
    points: [
      '이용자는 상품을 고르고, 받는 분의 정보를 적고, 결제 방법을 골라 주문해요. 비회원도 주문할 수 있어요.',
      '회사는 결제 전에 상품의 이름과 값, 배송비, 할인, 배송 방법과 예상 기간, 청약철회의 조건을 한 화면에서 보여 드려요.',
      '이용자는 결제 전까지 주문 내용을 확인하고 고칠 수 있어요.',
      '표시된 값에는 부가가치세가 들어 있어요.',
    ],
    points_en: [
      'You order by choosing goods, stating who receives them and choosing how to pay. Guests may order too.',
      'Before you pay we show on one screen the goods and prices, shipping, discounts, the method and expected time of delivery, and the conditions of withdrawal.',
      'You can check and correct the order until you pay.',
      'Prices shown include value added tax.',
    ],
  }),
  article({
    title: '계약의 성립',
    title_en: 'When the contract is made',
    points: [
      '계약은 회사가 주문을 받았다는 알림을 보낸 때에 이루어져요.',
      '회사는 주문 내용에 거짓이나 빠진 것이 있는 경우, 재고가 없는 경우, 다시 팔려는 목적의 대량 주문으로 보이는 경우에 주문을 받아들이지 않을 수 있어요. 이미 받은 대금은 바로 돌려드려요.',
      '값이 뚜렷하게 잘못 표시된 경우 회사는 이유를 알리고 주문을 취소할 수 있어요. 대금은 3영업일 안에 돌려드려요.',
      '미성년자가 법정대리인의 동의 없이 맺은 계약은 본인이나 법정대리인이 취소할 수 있어요.',
    ],
    points_en: [
      'The contract is made when we send the notice that your order has been received.',
      'We may decline an order that is false or incomplete, that is out of stock, or that appears to be a bulk purchase for resale. Money already paid is refunded at once.',
      'Where a price was plainly shown in error we may cancel the order and say why. The money is refunded within 3 business days.',
      'A contract made by a minor without the consent of a legal guardian may be canceled by the minor or the guardian.',
    ],
  }),
  article({
    title: '대금의 지급',
    title_en: 'Payment',
    points: [
      '대금은 카드, 계좌이체, 가상계좌, 무통장입금, 간편결제, 페이팔, 적립금과 쿠폰 가운데 주문서에 보이는 방법으로 낼 수 있어요.',
      '가상계좌와 무통장입금은 주문한 때부터 3일(비회원은 1일) 안에 넣어 주셔야 해요. 기한이 지나면 주문은 저절로 취소돼요.',
      '회사는 결제 방법에 따로 수수료를 붙이지 않아요.',
      '먼저 대금을 내는 주문은 법이 정한 구매안전서비스로 보호받을 수 있어요.',
    ],
    points_en: [
      'You can pay by card, instant bank transfer, virtual account, bank transfer, easy pay, PayPal, points and coupons, as offered on the order form.',
      'For virtual accounts and bank transfers the money has to arrive within 3 days of the order (1 day without an account). After that the order is canceled automatically.',
      'We add no fee for any way of paying.',
      'Orders paid in advance can be protected by the purchase-safety service that the law provides for.',
    ],
  }),
  article({
    title: '현금영수증과 세금계산서',
    title_en: 'Cash receipts and tax invoices',
    points: [
      '현금으로 결제하면 현금영수증을 신청할 수 있어요. 10만 원 이상의 현금 거래에는 신청하지 않으셔도 법에 따라 발급해요.',
      '사업자 회원은 계좌이체와 가상계좌, 무통장입금 주문에 세금계산서를 신청할 수 있어요.',
    ],
    points_en: [
      'You can ask for a cash receipt when paying in cash. For cash payments of 100,000 won or more one is issued by law even without being asked for.',
      'Business members can ask for a tax invoice for orders paid by instant transfer, virtual account or bank transfer.',
    ],
  }),
  article({
    title: '배송',
    title_en: 'Delivery',
    points: [
      '평일 주문 마감 시간 전에 결제한 주문은 그날 보내고, 결제한 날부터 늦어도 3영업일 안에 보내요. 마감 시간과 주문 제작처럼 더 걸리는 상품의 기간은 상품 화면에 적어요.',
      '국내 배송비와, 할인 뒤 얼마 이상이면 무료인지는 배송비 안내와 주문서에 보이는 대로예요. 제주와 섬 지역에는 주문서에 보이는 추가 배송비가 있어요.',
      '매장에서 받기를 고르면 준비되었다는 알림을 받은 뒤 그 매장에서 받을 수 있어요.',
      '해외 배송은 EMS로 하고 나라와 무게에 따라 배송비가 달라요. 알코올이 든 상품처럼 그 나라로 보낼 수 없는 것이 있으면 보내기 전에 알리고 그 값을 돌려드려요. 받는 나라의 세금은 받는 분이 내요.',
      '약속한 기간 안에 보낼 수 없으면 바로 알리고, 이용자가 원하면 주문을 취소해 드려요.',
    ],
    points_en: [
      'Orders paid on a weekday before the cut-off time ship the same day, and all orders ship within 3 business days of payment at the latest. The cut-off time, and how long goods such as made-to-order ones take, are stated on the product page.',
      'The cost of shipping within Korea, and the amount after discounts from which it is free, are shown under shipping costs and on the order form. Jeju and other islands carry the surcharge shown on the order form.',
      'If you choose store pickup, you can collect the goods at that store once we notify you that they are ready.',
      'Overseas orders go by EMS; the cost depends on country and weight. Where something cannot be sent to a country, such as goods that contain alcohol, we let you know before shipping and refund your payment. Taxes of the destination country are paid by the recipient.',
      'If we cannot ship an order in the promised time, we let you know at once, and cancel it if you wish.',
    ],
  }),
]

/** How delivery was put before goods could be collected in a store. */
export const deliveryAtFirst = article({
  title: '배송',
  title_en: 'Delivery',
  points: [
    '평일 주문 마감 시간 전에 결제한 주문은 그날 보내고, 결제한 날부터 늦어도 3영업일 안에 보내요. 마감 시간과 주문 제작처럼 더 걸리는 상품의 기간은 상품 화면에 적어요.',
    '국내 배송비와, 할인 뒤 얼마 이상이면 무료인지는 배송비 안내와 주문서에 보이는 대로예요. 제주와 섬 지역에는 주문서에 보이는 추가 배송비가 있어요.',
    '약속한 기간 안에 보낼 수 없으면 바로 알리고, 이용자가 원하면 주문을 취소해 드려요.',
  ],
  points_en: [
    'Orders paid on a weekday before the cut-off time ship the same day, and all orders ship within 3 business days of payment at the latest. The cut-off time, and how long goods such as made-to-order ones take, are stated on the product page.',
    'The cost of shipping within Korea, and the amount after discounts from which it is free, are shown under shipping costs and on the order form. Jeju and other islands carry the surcharge shown on the order form.',
    'If we cannot ship an order in the promised time, we let you know at once, and cancel it if you wish.',
  ],
})
