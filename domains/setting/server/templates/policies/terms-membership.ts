import { article } from './policy-shape.ts'

/** The terms, from their purpose to how a membership ends. */
export const membership = [
  article({
    title: '목적',
    title_en: 'Purpose',
    text: [
      '이 약관은 주식회사 실라주(이하 "회사")가 운영하는 온라인 쇼핑몰 실라주(이하 "몰")에서 상품을 사고 서비스를 이용할 때 회사와 이용자가 갖는 권리와 의무, 책임을 정해요.',
    ],
    text_en: [
      'These terms set out the rights, duties and responsibilities of Sillage Co., Ltd. ("we", "the company") and of you when you buy goods and use services in the online shop Sillage ("the shop").',
    ],
  }),
  article({
    title: '회사의 정보',
    title_en: 'Who we are',
    points: [
      '상호는 주식회사 실라주, 대표자는 한서윤이에요.',
      '사업자등록번호는 214-88-60930, 통신판매업 신고번호는 제2025-서울성동-01482호예요.',
      '주소는 서울특별시 성동구 연무장길 47, 3층이고, 불만과 문의도 이곳에서 받아요.',
      '전화는 1800-8914(평일 10:00~18:00, 점심 12:00~13:00, 주말과 공휴일 휴무), 메일은 care@sillage.example이에요.',
    ],
    points_en: [
      'The company is Sillage Co., Ltd., represented by Han Seoyun.',
      'Business registration number 214-88-60930; mail-order sales report number 2025-Seoul Seongdong-01482.',
      'Our address is 3F, 47 Yeonmujang-gil, Seongdong-gu, Seoul. Complaints and questions are received there too.',
      'Telephone 1800-8914 (weekdays 10:00–18:00, lunch 12:00–13:00, closed on weekends and public holidays); email care@sillage.example.',
    ],
  }),
  article({
    title: '용어의 뜻',
    title_en: 'What the words mean',
    points: [
      '"이용자"는 몰에 접속해 이 약관에 따라 서비스를 이용하는 회원과 비회원을 말해요.',
      '"회원"은 몰에 가입해 아이디를 받은 분, "비회원"은 가입하지 않고 서비스를 이용하는 분이에요.',
      '"상품"은 몰에서 파는 향수, 캔들, 홈 프래그런스, 만들기 재료, 책과 같은 물건과 주문 제작 서비스를 말해요.',
      '"클래스"는 TSSA가 날짜와 장소, 정원을 정해 여는 수업이에요.',
      '"적립금"과 "쿠폰"은 몰에서 대금을 낼 때 쓸 수 있도록 회사가 드리는 혜택이에요.',
      '여기서 정하지 않은 말은 관계 법령과 일반적인 상거래의 뜻을 따라요.',
    ],
    points_en: [
      '"You" means anyone who visits the shop and uses its services under these terms, as a member or as a guest.',
      'A "member" has joined the shop and holds an ID; a "guest" uses the shop without joining.',
      '"Goods" are what the shop sells: perfume, candles, home fragrance, materials, books, and made-to-order services.',
      'A "class" is a course held by TSSA on stated dates, at a stated place, with a stated number of seats.',
      '"Points" and "coupons" are benefits we give that can be used towards payment in the shop.',
      'Words not explained here have the meaning given to them by law and by ordinary trade.',
    ],
  }),
  article({
    title: '약관의 게시와 개정',
    title_en: 'Publication and changes of these terms',
    points: [
      '회사는 이 약관을 이용자가 쉽게 볼 수 있도록 몰의 첫 화면에서 이어지는 화면에 게시하고, 지난 판도 모두 남겨 두어요.',
      '회사는 약관의 규제에 관한 법률, 전자상거래 등에서의 소비자보호에 관한 법률 등 관계 법령을 어기지 않는 범위에서 약관을 고칠 수 있어요.',
      '약관을 고칠 때에는 시행일과 바뀌는 내용, 이유를 시행일 7일 전부터 알려요. 이용자에게 불리하게 바뀌면 30일 전부터 알리고 회원에게 메일로도 보내요.',
      '바뀐 약관은 시행일 이후에 맺은 계약에만 적용해요. 그 전에 맺은 계약에는 계약할 때의 약관을 적용해요.',
      '회원은 바뀐 약관에 동의하지 않으면 탈퇴할 수 있어요.',
    ],
    points_en: [
      'We publish these terms on a page linked from the first screen of the shop, and keep every earlier version readable.',
      'We may change these terms within the limits of the law, in particular the Act on the Regulation of Terms and Conditions and the Act on Consumer Protection in Electronic Commerce.',
      'We announce a change, its reason and the day it begins at least 7 days ahead. Where a change is to your disadvantage we announce it 30 days ahead and email members.',
      'Changed terms apply to contracts made from the day they begin. Earlier contracts keep the terms under which they were made.',
      'A member who does not agree to changed terms may end the membership.',
    ],
  }),
  article({
    title: '회원 가입',
    title_en: 'Joining',
    points: [
      '만 14세 이상이면 누구나 이 약관과 개인정보 수집·이용에 동의하고 가입을 신청할 수 있어요.',
      '가입은 휴대전화와 메일을 인증하고 회사가 신청을 받아들인 때에 이루어져요. 카카오 계정으로 신청해도 같아요.',
      '다른 사람의 이름이나 연락처를 쓴 경우, 거짓 내용을 적은 경우, 이용 제한을 받고 있는 경우에는 가입을 받아들이지 않거나 나중에 취소할 수 있어요.',
      '선택 항목에 동의하지 않아도 가입할 수 있어요.',
    ],
    points_en: [
      'Anyone aged 14 or over may apply to join by agreeing to these terms and to the collection and use of personal information.',
      'You are a member once your mobile number and email address are verified and we accept the application. The same holds when you apply with a Kakao account.',
      "We may refuse an application, or cancel it later, where another person's name or contact details were used, where what was stated is false, or where use of the shop is restricted.",
      'You can join without agreeing to anything optional.',
    ],
  }),
  article({
    title: '회원 정보의 관리',
    title_en: 'Looking after your account',
    points: [
      '회원은 내 정보 화면에서 언제든지 자기 정보를 보고 고칠 수 있어요. 바뀐 연락처를 고치지 않아 생긴 불이익은 회원이 부담해요.',
      '아이디와 비밀번호를 관리할 책임은 회원에게 있고, 다른 사람이 쓰게 해서는 안 돼요.',
      '아이디를 다른 사람이 쓰고 있다고 생각되면 바로 비밀번호를 바꾸고 회사에 알려 주세요.',
    ],
    points_en: [
      'You can see and correct your information at any time under My account. You are responsible for any disadvantage that arises because your contact details were not updated.',
      'You are responsible for your ID and password and may not let others use them.',
      'If you think that someone else is using your ID, change the password immediately and let us know.',
    ],
  }),
  article({
    title: '탈퇴와 이용 제한',
    title_en: 'Leaving, and restrictions',
    points: [
      '회원은 내 정보 화면에서 언제든지 탈퇴할 수 있고, 회사는 바로 처리해요. 진행 중인 주문이나 반품이 있으면 그 일이 끝난 뒤에 탈퇴할 수 있어요.',
      '탈퇴하면 남은 적립금과 쿠폰은 사라지고, 쓰던 아이디는 30일 동안 다시 쓸 수 없어요.',
      '회원이 법령이나 이 약관을 어기거나, 다른 이용자의 거래를 방해하거나, 혜택을 부당하게 얻은 경우 회사는 미리 알리고 이용을 제한할 수 있어요.',
      '이용을 제한할 때에는 이유를 알리고 해명할 기회를 드려요. 급히 막아야 할 때에는 먼저 제한하고 곧바로 알려요.',
    ],
    points_en: [
      'A member may leave at any time under My account, with immediate effect. Open orders and returns have to be completed first.',
      'On leaving, remaining points and coupons are lost, and the ID cannot be used again for 30 days.',
      "If a member breaks the law or these terms, interferes with others' dealings or gains benefits improperly, we may restrict use of the shop after notice.",
      'We state the reason for a restriction and give an opportunity to respond. Where harm has to be stopped at once we restrict first and tell you without delay.',
    ],
  }),
]
