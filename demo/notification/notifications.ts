import type { NotificationKind } from '@sillage/domains/notification/words.ts'

type DemoNotification = {
  kind: NotificationKind
  title: string
  title_en: string
  body: string
  body_en: string
  link: string
  days_ago: number
  read: boolean
}

/** What the demo member was told lately, newest first. */
export const notifications: DemoNotification[] = [
  {
    kind: 'order',
    title: '주문한 상품이 출발했어요',
    title_en: 'Your order is on its way',
    body: '주문하신 상품을 보냈어요. 보통 하루나 이틀이면 도착해요.',
    body_en: 'Your order has left our studio. It usually takes a day or two.',
    link: '/my-page/order',
    days_ago: 0,
    read: false,
  },
  {
    kind: 'inquiry',
    title: '1:1 문의에 답변이 달렸어요',
    title_en: 'We answered your inquiry',
    body: '‘디퓨저 리필은 얼마나 쓸 수 있나요’에 답을 남겼어요.',
    body_en: 'We have replied to your question about diffuser refills.',
    link: '/my-page/inquiry',
    days_ago: 11,
    read: false,
  },
  {
    kind: 'coupon',
    title: '쿠폰이 사흘 뒤에 끝나요',
    title_en: 'A coupon ends in three days',
    body: '디퓨저 10% 할인 쿠폰을 아직 쓰지 않았어요.',
    body_en: 'You have not used your 10% off coupon for diffusers yet.',
    link: '/my-page/coupon',
    days_ago: 1,
    read: false,
  },
  {
    kind: 'product',
    title: '기다리던 상품이 다시 들어왔어요',
    title_en: 'Back in stock',
    body: '찜해 둔 상품을 다시 살 수 있어요. 수량이 많지는 않아요.',
    body_en: 'Something on your wish list is available again, in small numbers.',
    link: '/my-page/wish-list',
    days_ago: 1,
    read: false,
  },
  {
    kind: 'class',
    title: '조향 기초 수업이 곧 시작해요',
    title_en: 'Perfumery I starts soon',
    body: '‘조향 기초, 냄새에 이름 붙이기’에 아직 자리가 있어요.',
    body_en: 'There are still seats in “Perfumery I: Naming What You Smell”.',
    link: '/tssa/product/1601',
    days_ago: 2,
    read: false,
  },
  {
    kind: 'point',
    title: '적립금 640원이 쌓였어요',
    title_en: 'You earned 640 points',
    body: '구매를 확정해 주셔서 고마워요. 다음 주문부터 쓸 수 있어요.',
    body_en: 'Thank you for your order. You can use them on your next one.',
    link: '/my-page/point',
    days_ago: 5,
    read: true,
  },
  {
    kind: 'order',
    title: '상품이 도착했어요',
    title_en: 'Your order has arrived',
    body: '무화과 그늘 캔들을 문 앞에 두었어요. 향이 어땠는지 들려주세요.',
    body_en: 'Fig Shade is at your door. Tell us how you like the scent.',
    link: '/my-page/product-review',
    days_ago: 6,
    read: true,
  },
  {
    kind: 'notice',
    title: '연휴 배송 안내',
    title_en: 'Deliveries over the holidays',
    body: '연휴 전 마지막 발송일을 공지에 적어 두었어요.',
    body_en: 'The last day we ship before the holidays is in our notices.',
    link: '/customer/notice',
    days_ago: 9,
    read: true,
  },
  {
    kind: 'account',
    title: '새 기기에서 로그인했어요',
    title_en: 'A new device signed in',
    body: '본인이 아니라면 회원 정보에서 그 기기를 로그아웃해 주세요.',
    body_en: 'If this was not you, sign that device out on your account page.',
    link: '/my-page/account',
    days_ago: 13,
    read: true,
  },
  {
    kind: 'application',
    title: '도매 신청서를 확인하고 있어요',
    title_en: 'We are reading your wholesale application',
    body: '영업일 기준 사흘 안에 답을 드릴게요.',
    body_en: 'You will hear from us within three working days.',
    link: '/customer/wholesale-apply',
    days_ago: 20,
    read: true,
  },
  {
    kind: 'coupon',
    title: '첫 구매 쿠폰을 드렸어요',
    title_en: 'A coupon for your first order',
    body: '3만 원부터 쓸 수 있는 3,000원 쿠폰이에요.',
    body_en: 'It takes ₩3,000 off an order of ₩30,000 or more.',
    link: '/my-page/coupon',
    days_ago: 34,
    read: true,
  },
  {
    kind: 'welcome',
    title: '실라주에 오신 걸 환영해요',
    title_en: 'Welcome to Sillage',
    body: '향이 지나간 자리까지 마음에 들었으면 해요.',
    body_en: 'We hope you like even the trail a scent leaves behind.',
    link: '',
    days_ago: 34,
    read: true,
  },
]
