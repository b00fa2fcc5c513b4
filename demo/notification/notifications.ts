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

/** What the demo member was told, newest first: of what she has ordered, asked and been given in the other demo rows. */
export const notifications: DemoNotification[] = [
  {
    kind: 'coupon',
    title: '쿠폰이 사흘 뒤에 끝나요',
    title_en: 'A coupon ends in three days',
    body: '‘캔들 켜는 계절’ 쿠폰을 아직 쓰지 않으셨어요. 캔들을 10% 할인해 드려요.',
    body_en: 'You have not used “Candle season” yet: 10% off candles.',
    link: '/my-page/coupon',
    days_ago: 0,
    read: false,
  },
  {
    kind: 'class',
    title: '일주일 뒤에 수업이 있어요',
    title_en: 'Your class is a week away',
    body: '‘조향 기초, 냄새에 이름 붙이기’, 성수 스튜디오에서 만나요.',
    body_en: '“Perfumery I: Naming What You Smell”, at the Seongsu studio.',
    link: '/my-page/tssa',
    days_ago: 0,
    read: false,
  },
  {
    kind: 'order',
    title: '상품이 출발했어요',
    title_en: 'Your parcel is on its way',
    body: '‘향을 적는 법’을 보냈어요. 보통 하루나 이틀이면 도착해요.',
    body_en: '“Writing Scent” has left our studio. It usually takes a day or two.',
    link: '/my-page/order',
    days_ago: 1,
    read: false,
  },
  {
    kind: 'product',
    title: '‘유칼립투스 수건’, 다시 들어왔어요',
    title_en: '“Eucalyptus Towel” is back in stock',
    body: '기다리신 상품을 다시 살 수 있어요.',
    body_en: 'The item you were waiting for is back in stock.',
    link: '/shop/product/1202',
    days_ago: 1,
    read: false,
  },
  {
    kind: 'order',
    title: '상품이 도착했어요',
    title_en: 'Your parcel has arrived',
    body: '‘귤껍질 난로’가 도착했어요. 향이 어땠는지 들려주세요.',
    body_en: '“Tangerine Stove” has arrived. Tell us how you like the scent.',
    link: '/my-page/product-review',
    days_ago: 3,
    read: true,
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
    kind: 'notice',
    title: '성수 매장, 금요일은 밤 9시까지 열어요',
    title_en: 'The Seongsu store is open until 9 pm on Fridays',
    body: '자세한 시간은 공지에서 확인해 주세요.',
    body_en: 'See our notices for the opening hours.',
    link: '/customer/notice',
    days_ago: 14,
    read: true,
  },
  {
    kind: 'coupon',
    title: '쿠폰을 드렸어요',
    title_en: 'A coupon for you',
    body: '‘배송비 쿠폰’, 2만 원부터 쓸 수 있어요.',
    body_en: '“Shipping coupon”, for orders of ₩20,000 or more.',
    link: '/my-page/coupon',
    days_ago: 20,
    read: true,
  },
  {
    kind: 'order',
    title: '구매가 확정됐어요',
    title_en: 'Your purchase is confirmed',
    body: '‘처음 만드는 소이 캔들’',
    body_en: '“Your First Soy Candle”',
    link: '/my-page/order',
    days_ago: 24,
    read: true,
  },
  {
    kind: 'application',
    title: '도매 신청 결과를 알려 드려요',
    title_en: 'About your wholesale application',
    body: '이번에는 승인하지 못했어요. 이유는 신청 내용에서 보실 수 있어요.',
    body_en: 'We could not approve it this time. You will find the reason in your application.',
    link: '/customer/wholesale-apply/1/show',
    days_ago: 207,
    read: true,
  },
  {
    kind: 'welcome',
    title: '하나 님, 실라주에 오신 것을 환영해요',
    title_en: 'Welcome to Sillage, Hana',
    body: '향이 지나간 자리까지 마음에 들었으면 해요.',
    body_en: 'We hope you enjoy every scent, and the trail it leaves.',
    link: '',
    days_ago: 300,
    read: true,
  },
]
