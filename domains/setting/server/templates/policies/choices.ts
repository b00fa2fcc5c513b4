import { article, type SeedPolicy } from './policy-shape.ts'

const first = { version: 1, published_days_ago: 420, effective_days_ago: 420, changes: '', changes_en: '' } as const

/** What a member may agree to or not: nothing depends on it. */
export const choices: SeedPolicy[] = [
  {
    kind: 'optional',
    ...first,
    sections: [
      article({
        title: '수집하는 항목과 목적, 기간',
        title_en: 'What we collect, why, and for how long',
        table: {
          head: ['항목', '목적', '보유 기간'],
          head_en: ['Items', 'Purpose', 'Kept'],
          rows: [
            {
              cells: ['우편번호, 주소', '주문서의 주소 채우기', '동의를 철회하거나 탈퇴할 때까지'],
              cells_en: ['Postcode, address', 'Filling in the order form', 'Until you withdraw consent or leave'],
            },
            {
              cells: [
                '본 상품, 찜한 상품, 구매 이력',
                '좋아할 만한 향과 상품의 추천',
                '동의를 철회하거나 탈퇴할 때까지',
              ],
              cells_en: [
                'Goods seen, wished for and bought',
                'Suggesting scents and goods',
                'Until you withdraw consent or leave',
              ],
            },
          ],
        },
      }),
      article({
        title: '거부할 권리와 불이익',
        title_en: 'Your right to refuse',
        text: [
          '동의하지 않아도 가입과 주문에 아무런 불이익이 없어요. 동의는 내 정보 화면에서 언제든지 철회할 수 있어요.',
        ],
        text_en: ['You can join and order without agreeing. You can withdraw consent at any time under My account.'],
      }),
    ],
  },
  {
    kind: 'ads',
    ...first,
    sections: [
      article({
        title: '보내 드리는 소식',
        title_en: 'What we send',
        text: [
          '새 상품과 행사, 할인, 쿠폰, 클래스 모집 소식을 고르신 방법으로 보내 드려요. 메일과 문자, 카카오톡을 하나씩 고를 수 있어요.',
        ],
        text_en: [
          'News of products, events, discounts, coupons and classes, by the channels you choose: email, text message or KakaoTalk, each separately.',
        ],
      }),
      article({
        title: '쓰는 정보와 기간',
        title_en: 'What we use, and for how long',
        table: {
          head: ['방법', '항목', '보유 기간'],
          head_en: ['Way', 'Items', 'Kept'],
          rows: [
            {
              cells: ['메일', '이름, 메일 주소', '동의를 철회하거나 탈퇴할 때까지'],
              cells_en: ['Email', 'Name, email address', 'Until you withdraw consent or leave'],
            },
            {
              cells: ['문자', '이름, 휴대전화 번호', '동의를 철회하거나 탈퇴할 때까지'],
              cells_en: ['Text message', 'Name, mobile number', 'Until you withdraw consent or leave'],
            },
            {
              cells: ['카카오톡', '이름, 휴대전화 번호', '동의를 철회하거나 탈퇴할 때까지'],
              cells_en: ['KakaoTalk', 'Name, mobile number', 'Until you withdraw consent or leave'],
            },
          ],
        },
      }),
      article({
        title: '보낼 때의 약속',
        title_en: 'What we promise',
        points: [
          '소식의 머리에 (광고)와 회사의 이름을, 끝에 무료로 거절하는 방법을 적어요.',
          '밤 9시부터 아침 8시까지는 보내지 않아요.',
          '동의하거나 철회하시면 그 결과를 14일 안에 알려 드리고, 2년마다 계속 받으실지 여쭤요.',
          '주문과 배송, 약관의 변경처럼 꼭 알려야 하는 안내는 동의와 관계없이 보내요.',
        ],
        points_en: [
          'Each message begins with the advertising mark and our name, and ends with a free way to opt out.',
          'We send nothing between 9 in the evening and 8 in the morning.',
          'We confirm your consent, or its withdrawal, within 14 days, and ask every 2 years whether you wish to continue.',
          'Notices you need, such as those about orders, delivery and changed terms, are sent regardless.',
        ],
      }),
      article({
        title: '거부할 권리와 불이익',
        title_en: 'Your right to refuse',
        text: [
          '동의하지 않아도 가입과 주문에 아무런 불이익이 없어요. 다만 소식과 함께 드리는 혜택을 놓칠 수 있어요. 내 정보 화면이나 받은 소식의 수신 거부에서 언제든지 철회할 수 있어요.',
        ],
        text_en: [
          'You can join and order without agreeing, though you may miss benefits that come with our news. You can withdraw at any time under My account or by the link in each message.',
        ],
      }),
    ],
  },
]
