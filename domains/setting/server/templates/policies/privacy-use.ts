import { article } from './policy-shape.ts'

/** The privacy policy: what is collected, for what, and for how long. */
export const use = [
  article({
    title: '이 방침에 대하여',
    title_en: 'About this policy',
    text: [
      '주식회사 실라주(이하 "회사")는 개인정보 보호법에 따라 이용자의 개인정보를 지키고, 궁금한 점과 불만을 바로 살필 수 있도록 이 처리방침을 공개해요.',
      '회사는 서비스에 꼭 필요한 정보만 받고, 주민등록번호는 받지 않아요.',
    ],
    text_en: [
      'Sillage Co., Ltd. ("we") publishes this policy under the Personal Information Protection Act, to protect your personal information and to answer questions and complaints without delay.',
      'We collect only what the service needs, and never resident registration numbers.',
    ],
  }),
  article({
    title: '처리하는 개인정보와 목적',
    title_en: 'What we process, and why',
    table: {
      head: ['언제', '항목', '목적', '근거'],
      head_en: ['When', 'Items', 'Purpose', 'Basis'],
      rows: [
        {
          cells: [
            '회원 가입',
            '아이디, 비밀번호(암호화), 이름, 휴대전화 번호, 메일 주소, 나라',
            '회원 확인과 관리, 알림, 부정 이용 방지',
            '계약의 이행',
          ],
          cells_en: [
            'Joining',
            'ID, password (hashed), name, mobile number, email, country',
            'Identifying and serving members, notices, preventing misuse',
            'Contract',
          ],
        },
        {
          cells: [
            '주문',
            '주문하는 분의 이름·연락처·메일, 받는 분의 이름·연락처·주소, 주문과 결제 내역',
            '상품의 배송, 결제와 환급, 상담',
            '계약의 이행',
          ],
          cells_en: [
            'Ordering',
            "Buyer's name, phone and email; receiver's name, phone and address; order and payment details",
            'Delivery, payment and refunds, support',
            'Contract',
          ],
        },
        {
          cells: ['환급', '은행, 계좌번호, 예금주', '대금을 돌려드리기 위해', '계약의 이행'],
          cells_en: ['Refunds', 'Bank, account number, account holder', 'Returning money', 'Contract'],
        },
        {
          cells: ['현금영수증·세금계산서', '휴대전화 번호나 사업자 정보', '증빙의 발급', '법령의 의무'],
          cells_en: ['Receipts and invoices', 'Mobile number or business details', 'Issuing documents', 'Legal duty'],
        },
        {
          cells: ['문의·리뷰', '적어 주신 내용과 사진', '답변, 리뷰의 게시', '계약의 이행'],
          cells_en: [
            'Questions and reviews',
            'What you write and the pictures you send',
            'Answering, showing reviews',
            'Contract',
          ],
        },
        {
          cells: [
            '클래스',
            '신청한 분의 이름과 연락처, 출석',
            '수업의 운영, 재료의 배송, 수료증의 발급',
            '계약의 이행',
          ],
          cells_en: [
            'Classes',
            'Name and phone of the student, attendance',
            'Holding classes, sending materials, certificates',
            'Contract',
          ],
        },
        {
          cells: [
            '도매·대리점 신청',
            '상호, 사업자등록번호, 담당자의 이름과 연락처, 사업자등록증',
            '자격의 심사와 거래',
            '계약의 이행',
          ],
          cells_en: [
            'Wholesale and dealers',
            'Company, registration number, contact person, registration certificate',
            'Review and trade',
            'Contract',
          ],
        },
        {
          cells: ['선택 정보', '주소, 관심 있는 향과 구매 이력', '주소 채우기, 상품 추천', '동의'],
          cells_en: [
            'Optional',
            'Address, favorite scents and purchase history',
            'Filling in addresses, suggestions',
            'Consent',
          ],
        },
        {
          cells: ['소식 받기', '메일 주소, 휴대전화 번호, 수신 동의 기록', '행사와 새 상품 안내', '동의'],
          cells_en: [
            'News',
            'Email, mobile number, record of consent',
            'Telling you of events and new goods',
            'Consent',
          ],
        },
        {
          cells: [
            '이용하는 동안',
            '접속 일시, IP 주소, 기기와 브라우저의 종류, 쿠키',
            '로그인 유지, 보안, 오류의 해결',
            '정당한 이익',
          ],
          cells_en: [
            'While you use the shop',
            'Time of access, IP address, kind of device and browser, cookies',
            'Keeping you signed in, security, fixing faults',
            'Legitimate interest',
          ],
        },
      ],
    },
  }),
  article({
    title: '카카오 계정으로 로그인',
    title_en: 'Signing in with Kakao',
    text: [
      '카카오 계정을 연결하면 카카오가 회원번호와 닉네임, 동의하신 경우 메일 주소를 회사에 보내요. 연결은 내 정보 화면에서 언제든지 끊을 수 있고, 끊거나 탈퇴하면 받은 정보를 바로 지워요.',
    ],
    text_en: [
      'If you connect a Kakao account, Kakao sends us its member number, your nickname and, if you agree, your email address. You can disconnect it at any time under My account; what we received is erased at once when you do, or when you leave.',
    ],
  }),
  article({
    title: '카카오톡 본인 확인',
    title_en: 'Verifying your identity with KakaoTalk',
    text: [
      '회원이 원할 때 카카오톡 인증으로 본인임을 확인할 수 있어요. 회사는 카카오에서 이름과 연계정보(CI)를 받아 회원 정보의 이름과 견주고, 확인한 때와 항목, 알아볼 수 없게 바꾼 연계정보만 남겨요. 한 사람이 여러 아이디에서 확인하지 않았는지 보는 데에만 써요.',
      '본인 확인은 하지 않아도 되고, 내 정보 화면에서 언제든지 지울 수 있어요. 지우거나 카카오 연결을 끊거나 탈퇴하면 바로 지워져요.',
    ],
    text_en: [
      'If you wish, you can verify your identity with KakaoTalk. Kakao then sends us your name and an identifier (CI). We compare the name with the one in your account and keep when and what was verified, and store the identifier only in unreadable form. It is used for one purpose: to make sure that no one is verified under several IDs.',
      'This is optional, and you can remove it at any time under My account. It is erased at once when you do, when you disconnect Kakao, and when you leave.',
    ],
  }),
  article({
    title: '매장 구매 내역의 확인',
    title_en: 'Purchases in our stores',
    text: [
      '매장에서 사신 내역을 온라인에서 볼 수 있도록, 매장 계산대에 알려 주신 휴대전화 번호와 회원이 인증한 휴대전화 번호가 같으면 그 구매를 회원의 내역에 이어요.',
      '번호 전체가 같고 회원이 그 번호를 인증한 경우에만 이어요. 원하지 않으면 계산할 때 번호를 말하지 않거나, 고객센터에 알려 연결을 풀 수 있어요.',
    ],
    text_en: [
      'So that you can see store purchases online, a purchase is matched to your account if the mobile number given in the store is the one you have verified.',
      'This happens only if the whole number is the same and verified. If you do not want it, do not give your number in the store, or ask customer care to undo the match.',
    ],
  }),
  article({
    title: '보유하는 기간',
    title_en: 'How long we keep it',
    text: [
      '개인정보는 목적을 이루면 바로 지워요. 회원 정보는 탈퇴할 때까지, 인증하지 않은 가입 신청은 7일, 비회원 장바구니는 마지막으로 쓴 날부터 30일 동안 보관해요.',
      '법이 정한 기록은 다른 정보와 나누어 다음 기간 동안 보관하고, 그 목적으로만 써요.',
    ],
    text_en: [
      'We erase personal information as soon as its purpose is fulfilled. Account details are kept until you leave, applications that were never verified for 7 days, and guests’ carts for 30 days after their last use.',
      'Records that the law requires us to keep are stored separately for the following periods and used for that purpose only.',
    ],
    table: {
      head: ['기록', '기간', '근거'],
      head_en: ['Record', 'Time', 'Law'],
      rows: [
        {
          cells: ['계약, 청약철회, 대금 결제와 재화의 공급', '5년', '전자상거래법 시행령 제6조'],
          cells_en: [
            'Contracts, withdrawals, payments and supply',
            '5 years',
            'Decree of the E-Commerce Consumer Protection Act, art. 6',
          ],
        },
        {
          cells: ['소비자의 불만과 분쟁 처리', '3년', '전자상거래법 시행령 제6조'],
          cells_en: ['Complaints and disputes', '3 years', 'Decree of the E-Commerce Consumer Protection Act, art. 6'],
        },
        {
          cells: ['표시와 광고', '6개월', '전자상거래법 시행령 제6조'],
          cells_en: ['Display and advertising', '6 months', 'Decree of the E-Commerce Consumer Protection Act, art. 6'],
        },
        {
          cells: ['광고 수신 동의와 철회의 증빙', '3년', '정보통신망법 제50조'],
          cells_en: ['Proof of consent to advertising and its withdrawal', '3 years', 'Network Act, art. 50'],
        },
        {
          cells: ['서비스 방문 기록', '3개월', '통신비밀보호법 시행령 제41조'],
          cells_en: ['Visits to the service', '3 months', 'Decree of the Communications Secrecy Act, art. 41'],
        },
        {
          cells: ['세법이 정한 장부와 증빙', '5년', '국세기본법 제85조의3'],
          cells_en: ['Books and documents under tax law', '5 years', 'Framework Act on National Taxes, art. 85-3'],
        },
      ],
    },
  }),
]
