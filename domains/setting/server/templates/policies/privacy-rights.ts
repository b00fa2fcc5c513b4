import { article } from './policy-shape.ts'

/** The privacy policy: who else handles it, what you may ask for, and whom to ask. */
export const rights = [
  article({
    title: '개인정보의 제3자 제공',
    title_en: 'Provision to third parties',
    text: [
      '회사는 이용자의 동의가 있거나 법률에 특별한 규정이 있는 경우에만 개인정보를 다른 곳에 제공해요. 동의를 받아 제공하는 내용은 이 화면의 개인정보 제3자 제공 동의에 적혀 있어요.',
    ],
    text_en: [
      'We provide personal information to others only with your consent or where a law specifically says so. What is provided with consent is set out in the consent to provision on this page.',
    ],
  }),
  article({
    title: '처리의 위탁',
    title_en: 'Processors',
    text: ['회사는 다음 일을 맡기고 있으며, 계약으로 목적 밖의 이용과 재위탁을 막고 안전하게 처리하는지 살펴요.'],
    text_en: [
      'We entrust the following work to processors. Our contracts forbid use for other purposes and subcontracting without consent, and we check that the information is handled safely.',
    ],
    table: {
      head: ['맡은 곳', '맡은 일', '기간'],
      head_en: ['Processor', 'Work', 'Time'],
      rows: [
        {
          cells: ['토스페이먼츠 주식회사, 주식회사 카카오페이', '결제와 환급', '위탁 계약이 끝날 때까지'],
          cells_en: ['Toss Payments Co., Ltd., KakaoPay Corp.', 'Payments and refunds', 'Until the contract ends'],
        },
        {
          cells: ['CJ대한통운 주식회사, 우정사업본부', '상품의 배송과 회수', '배송을 마칠 때까지'],
          cells_en: ['CJ Logistics Corporation, Korea Post', 'Delivery and collection of goods', 'Until delivered'],
        },
        {
          cells: ['솔라피 주식회사, 주식회사 카카오', '문자와 알림톡의 발송', '보낸 뒤 법이 정한 기간까지'],
          cells_en: [
            'SOLAPI Inc., Kakao Corp.',
            'Sending text messages and AlimTalk',
            'As long as the law says after sending',
          ],
        },
        {
          cells: ['주식회사 채널코퍼레이션', '상담 창의 운영', '위탁 계약이 끝날 때까지'],
          cells_en: ['Channel Corporation', 'Running the chat', 'Until the contract ends'],
        },
      ],
    },
  }),
  article({
    title: '국외 이전',
    title_en: 'Transfer abroad',
    text: [
      '페이팔로 결제하거나 해외로 배송하는 주문에서는 계약을 이행하는 데에 필요한 정보가 다음과 같이 국외로 옮겨져요. 원하지 않으면 다른 결제 방법이나 국내 배송을 고를 수 있어요.',
    ],
    text_en: [
      'For orders paid by PayPal or delivered abroad, what the contract needs is transferred as follows. If you do not want that, choose another payment method or delivery in Korea.',
    ],
    table: {
      head: ['받는 곳과 나라', '항목', '때와 방법', '목적', '기간'],
      head_en: ['Recipient and country', 'Items', 'When and how', 'Purpose', 'Time'],
      rows: [
        {
          cells: [
            'PayPal Pte. Ltd. (싱가포르), 1800-8914로 문의',
            '주문 번호, 금액, 이름, 메일 주소',
            '결제할 때 암호화된 통신으로',
            '결제와 환급',
            '결제를 마친 뒤 그 나라의 법이 정한 기간',
          ],
          cells_en: [
            'PayPal Pte. Ltd. (Singapore), questions to 1800-8914',
            'Order number, amount, name, email',
            'On payment, over an encrypted connection',
            'Payment and refunds',
            'For the period that local law requires after payment',
          ],
        },
        {
          cells: [
            '받는 나라의 우편 사업자',
            '받는 분의 이름, 주소, 연락처',
            '보낼 때 운송장과 통관 서류로',
            '배송과 통관',
            '배송을 마칠 때까지',
          ],
          cells_en: [
            'The postal service of the destination',
            "Receiver's name, address, phone",
            'On dispatch, on labels and customs documents',
            'Delivery and customs',
            'Until delivered',
          ],
        },
      ],
    },
  }),
  article({
    title: '지우는 방법',
    title_en: 'How we erase',
    text: [
      '전자 파일은 되살릴 수 없는 방법으로 지우고, 종이는 잘게 자르거나 태워요. 탈퇴하면 법이 정한 기록을 뺀 모든 정보를 그 자리에서 지워요.',
    ],
    text_en: [
      'Files are erased so that they cannot be restored; paper is shredded or incinerated. When you leave, everything but the records required by law is erased immediately.',
    ],
  }),
  article({
    title: '이용자와 법정대리인의 권리',
    title_en: 'Your rights',
    points: [
      '이용자는 언제든지 자기 개인정보를 보고, 고치고, 지우고, 처리를 멈추도록 요구할 수 있어요. 내 정보 화면에서 바로 하거나 고객센터에 말씀해 주세요.',
      '내 정보 화면에서 회사가 가진 개인정보를 모두 파일로 내려받을 수 있어요.',
      '동의는 언제든지 철회할 수 있어요. 선택 동의를 철회해도 주문과 배송에는 영향이 없어요.',
      '회사는 요구를 받은 날부터 10일 안에 처리하고 결과를 알려요. 처리할 수 없는 이유가 있으면 그것도 알려요.',
      '대리인을 통해서도 요구할 수 있고, 이때에는 위임장을 확인해요.',
      '만 14세 미만의 어린이는 가입할 수 없어요. 어린이의 정보가 모인 것을 알게 되면 바로 지워요.',
    ],
    points_en: [
      'You may ask at any time to see, correct or erase your personal information, or to have its processing stopped: under My account, or through customer care.',
      'Under My account you can download everything we hold about you as a file.',
      'You can withdraw consent at any time. Withdrawing an optional consent does not affect orders or delivery.',
      'We act within 10 days and tell you the result, and the reason where something cannot be done.',
      'Someone else may ask on your behalf with a power of attorney.',
      'Children under 14 cannot join. If we learn that we have collected information of a child, we erase it at once.',
    ],
  }),
  article({
    title: '안전하게 지키는 방법',
    title_en: 'How we keep it safe',
    points: [
      '비밀번호는 되돌릴 수 없게 암호화하고, 통신은 모두 암호화해요.',
      '개인정보를 다루는 직원을 줄이고, 맡은 일에 따라 권한을 나누고, 누가 무엇을 바꾸었는지 기록해요.',
      '해마다 직원을 교육하고, 보안 점검을 해요.',
      '개인정보가 새어 나간 것을 알면 72시간 안에 해당하는 분께 알리고 개인정보보호위원회에 신고해요.',
    ],
    points_en: [
      'Passwords are hashed so that they cannot be read back; all connections are encrypted.',
      'Only a few of our staff handle personal information; what each may do depends on their work, and every change is logged.',
      'We train staff and check our security every year.',
      'In the event of a data breach, we notify those affected and report to the Personal Information Protection Commission within 72 hours of learning of it.',
    ],
  }),
  article({
    title: '쿠키',
    title_en: 'Cookies',
    text: [
      '회사는 로그인 유지(30일), 장바구니, 언어를 기억하는 데에 쿠키를 써요. 다른 곳의 광고를 위해 이용자를 따라다니는 쿠키는 쓰지 않아요.',
      '브라우저의 설정에서 쿠키를 지우거나 막을 수 있어요. 막으면 로그인과 장바구니를 쓸 수 없어요.',
    ],
    text_en: [
      'We use cookies to keep you signed in (30 days), to keep your cart and to remember your language. We use no cookies that track you for third-party advertising.',
      'You can delete or block cookies in your browser. Without them, signing in and the cart do not work.',
    ],
  }),
  article({
    title: '개인정보 보호책임자',
    title_en: 'Privacy officer',
    text: [
      '개인정보 보호책임자는 오재민이에요. 열람 청구와 문의, 불만은 1800-8914나 care@sillage.example, 서울특별시 성동구 연무장길 47, 3층 주식회사 실라주로 알려 주세요.',
      '다른 도움이 필요하면 개인정보침해신고센터(118), 개인정보분쟁조정위원회(1833-6972), 대검찰청(1301), 경찰청(182)에 물어보실 수 있어요.',
    ],
    text_en: [
      'Our privacy officer is Oh Jaemin. Requests, questions and complaints reach us at 1800-8914, care@sillage.example, or Sillage Co., Ltd., 3F, 47 Yeonmujang-gil, Seongdong-gu, Seoul.',
      "For other help you can turn to the Privacy Infringement Report Center (118), the Personal Information Dispute Mediation Committee (1833-6972), the Supreme Prosecutors' Office (1301) or the National Police Agency (182).",
    ],
  }),
  article({
    title: '방침의 변경',
    title_en: 'Changes of this policy',
    text: [
      '이 방침을 바꿀 때에는 시행일 7일 전부터 공지로 알리고, 이용자의 권리가 크게 달라지면 30일 전부터 알려요. 지난 판과 바뀐 점은 이 화면의 판 고르기에서 볼 수 있어요.',
    ],
    text_en: [
      'We announce changes of this policy at least 7 days ahead, and 30 days ahead if they significantly affect your rights. Earlier versions and what changed can be read under Versions on this page.',
    ],
  }),
]
