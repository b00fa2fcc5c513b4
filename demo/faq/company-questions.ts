import type { SeedFaq } from './faq-shape.ts'

/** About what we make and teach, and whom we work with. */
export const companyQuestions: SeedFaq[] = [
  {
    topic: 'scent',
    document: 'candle-safety',
    title: '캔들을 처음 켤 때 얼마나 켜 두어야 하나요?',
    title_en: 'How long should the first burn be?',
    body: [
      '표면이 가장자리까지 녹을 때까지, 보통 두 시간이에요. 첫 불이 짧으면 가운데만 파여요. 네 시간은 넘기지 마세요.',
    ],
    body_en: [
      'Until the surface has melted to the edge, about two hours. A short first burn digs a tunnel. Never burn longer than four hours.',
    ],
  },
  {
    topic: 'scent',
    title: '향이 약하게 느껴져요',
    title_en: 'The scent seems weak',
    body: [
      '코는 같은 향에 금방 익숙해져요. 방을 나갔다 들어오시면 다르게 느껴질 거예요.',
      '- 캔들: 심지를 5 mm로 다듬고 문을 닫아 보세요.',
      '- 디퓨저: 리드를 뒤집거나 두 개 더 꽂아 보세요.',
    ],
    body_en: [
      'The nose soon gets used to a scent. Leave the room and come back, and it is there again.',
      '- Candles: trim the wick to 5 mm and close the door.',
      '- Diffusers: turn the reeds, or add two more.',
    ],
  },
  {
    topic: 'scent',
    title: '반려동물이 있어도 괜찮나요?',
    title_en: 'Is it safe with pets?',
    body: ['고양이와 새는 향에 예민해요. 환기가 되는 곳에서 짧게 쓰고, 동물이 스스로 자리를 옮길 수 있게 해 주세요.'],
    body_en: ['Cats and birds are sensitive. Use scent briefly in an airy room, and leave the animal a way out.'],
  },
  {
    topic: 'class',
    title: '수업을 취소하면 얼마를 돌려받나요?',
    title_en: 'What do I get back if I cancel a class?',
    body: [
      '시작하기 전에는 모두 돌려드려요.',
      '- 3분의 1이 지나기 전: 3분의 2',
      '- 절반이 지나기 전: 2분의 1',
      '- 그 뒤: 돌려드리지 못해요',
    ],
    body_en: [
      'Before it starts, everything.',
      '- Before one third has passed: two thirds',
      '- Before half has passed: one half',
      '- After that: nothing',
    ],
  },
  {
    topic: 'class',
    title: '혼자 가도 되나요? 준비물은요?',
    title_en: 'Can I come alone, and what should I bring?',
    body: ['혼자 오시는 분이 더 많아요. 앞치마와 재료는 모두 준비해 두니 편한 옷으로 오세요.'],
    body_en: ['Most people come alone. We provide aprons and materials; just wear something comfortable.'],
  },
  {
    topic: 'member',
    title: '적립금은 어떻게 쌓이고 언제 쓰나요?',
    title_en: 'How do points work?',
    body: [
      '구매를 확정하시면 금액의 1%가 적립금으로 쌓여요. 리뷰를 쓰시면 100원, 사진을 함께 올리시면 300원을 드려요.',
      '1,000원부터 10원 단위로, 상품 금액까지 쓰실 수 있어요.',
    ],
    body_en: [
      'You earn 1% once an order is confirmed. A review earns 100 points, or 300 with a photo.',
      'You can use 1,000 points or more, in steps of ten, up to the price of your items.',
    ],
  },
  {
    topic: 'member',
    title: '탈퇴하면 제 정보는 어떻게 되나요?',
    title_en: 'What happens to my data if I leave?',
    body: [
      '바로 지워요. 법이 남기라고 한 거래 기록만 따로 떼어 정해진 기간 동안 보관해요. 자세한 것은 [개인정보 처리방침](/contents/privacy)에 있어요.',
    ],
    body_en: [
      'It is erased at once. We keep only the records the law requires, for as long as it requires. See our [privacy policy](/contents/privacy).',
    ],
  },
  {
    topic: 'business',
    title: '도매 가격은 어떻게 받나요?',
    title_en: 'How do I get wholesale prices?',
    body: [
      '사업자등록증을 가지고 [도매 신청](/customer/wholesale-apply)을 해 주세요. 보통 영업일 3일 안에 답해 드리고, 승인되면 상품 화면에 도매 가격이 보여요.',
    ],
    body_en: [
      '[Apply for wholesale](/customer/wholesale-apply) with your business registration. We usually answer within three working days, and once you are approved you see wholesale prices.',
    ],
  },
  {
    topic: 'business',
    title: '답례품을 백 개쯤 만들고 싶어요',
    title_en: 'I need about a hundred gifts',
    body: [
      '[대량 구매](/customer/bulk-request)에 수량과 날짜를 적어 주시면 견적서를 보내 드려요. 라벨에 글을 새기려면 2주 전에 알려 주세요.',
    ],
    body_en: [
      'Tell us how many you need and when under [bulk orders](/customer/bulk-request), and we will send you a quotation. For your own label, please allow two weeks.',
    ],
  },
]
