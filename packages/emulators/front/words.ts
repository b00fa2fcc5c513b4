export type Language = 'ko' | 'en'
export type Words = Readonly<Record<Language, string>>
type About = { name: Words; about: string; without?: Words }

/** Every service outside that has an emulator, in the order of the front page. */
export const services = {
  kakao: {
    name: { ko: '카카오 로그인·공유·채널·인증', en: 'Kakao sign-in, sharing, channel, identity' },
    about: 'Kakao',
  },
  chat: { name: { ko: '채팅 상담', en: 'Chat' }, about: 'Channel Talk' },
  errors: { name: { ko: '오류 보고', en: 'Error reporting' }, about: 'Sentry' },
  analytics: { name: { ko: '방문 통계', en: 'Analytics' }, about: 'Google Analytics' },
  instagram: { name: { ko: '인스타그램 사진', en: 'Instagram pictures' }, about: 'Instagram' },
  courier: { name: { ko: '배송 조회', en: 'Parcel tracking' }, about: 'Sweet Tracker' },
  mail: { name: { ko: '메일', en: 'Mail' }, about: 'SMTP' },
  sms: { name: { ko: '문자와 알림톡', en: 'SMS and AlimTalk' }, about: 'Solapi' },
  postcode: { name: { ko: '우편번호 찾기', en: 'Postcode finder' }, about: 'Daum' },
  toss: { name: { ko: '토스페이먼츠 결제', en: 'Toss payments' }, about: 'Toss Payments' },
  kakaopay: { name: { ko: '카카오페이 결제', en: 'KakaoPay payments' }, about: 'KakaoPay' },
  paypal: { name: { ko: '페이팔 결제', en: 'PayPal payments' }, about: 'PayPal' },
  s3: {
    name: { ko: '파일 보관', en: 'File storage' },
    about: 'S3',
    without: { ko: '파일은 DATA_DIR에 있어요.', en: 'Files lie in DATA_DIR.' },
  },
  translation: {
    name: { ko: '번역', en: 'Translation' },
    about: 'DeepL',
    without: { ko: '영어는 기억해 둔 번역에서 와요.', en: 'English comes from the translations we keep.' },
  },
} satisfies Record<string, About>
export type Service = keyof typeof services
export const aboutOf = (service: Service): About => services[service]

/** What can come in. */
export const kinds = {
  'sign-in': { ko: '로그인', en: 'Signed in' },
  'no sign-in': { ko: '로그인 거절', en: 'Sign-in refused' },
  message: { ko: '메시지', en: 'Message' },
  picked: { ko: '친구 선택', en: 'Picked' },
  address: { ko: '배송지', en: 'Address' },
  follow: { ko: '채널 추가', en: 'Channel added' },
  picture: { ko: '그림', en: 'Picture' },
  certification: { ko: '본인 인증', en: 'Certified' },
  navigation: { ko: '길 안내', en: 'Directions' },
  visitor: { ko: '손님', en: 'Visitor' },
  answer: { ko: '답', en: 'Answer' },
  event: { ko: '행동', en: 'Event' },
  error: { ko: '오류', en: 'Error' },
  trace: { ko: '추적', en: 'Trace' },
  replay: { ko: '다시 보기', en: 'Replay' },
  report: { ko: '보고', en: 'Report' },
  question: { ko: '조회', en: 'Question' },
  exchange: { ko: '토큰 교환', en: 'Token exchanged' },
  renewal: { ko: '토큰 갱신', en: 'Token renewed' },
  email: { ko: '메일', en: 'Email' },
  SMS: { ko: '단문', en: 'SMS' },
  LMS: { ko: '장문', en: 'LMS' },
  ATA: { ko: '알림톡', en: 'AlimTalk' },
  search: { ko: '검색', en: 'Search' },
  order: { ko: '결제 시작', en: 'Payment begun' },
  payment: { ko: '결제 승인', en: 'Payment confirmed' },
  refund: { ko: '환불', en: 'Refund' },
  account: { ko: '가상계좌', en: 'Virtual account' },
  receipt: { ko: '현금영수증', en: 'Cash receipt' },
  refused: { ko: '거절한 요청', en: 'Refused' },
  file: { ko: '파일', en: 'File' },
  translation: { ko: '번역', en: 'Translation' },
} satisfies Record<string, Words>
export type Kind = keyof typeof kinds

/** What the page itself says. */
export const phrases = {
  title: { ko: '외부 서비스 에뮬레이터', en: 'Emulators of outside services' },
  lead: {
    ko: '진짜 서비스 대신 이 컴퓨터에서 답하고 있어요. 아무것도 밖으로 나가지 않아요. 새로 고치면 방금 받은 것도 보여요.',
    en: 'These answer on this machine in place of the real services. Nothing leaves it. Reload to see what has just come.',
  },
  other: { ko: 'English', en: '한국어' },
  count: { ko: '{count}건 받음', en: '{count} received' },
  nothing: { ko: '아직 받은 것이 없어요.', en: 'Nothing has come yet.' },
  open: { ko: '에뮬레이터 열기', en: 'Open the emulator' },
  all: { ko: '받은 것 모두 보기', en: 'See all of it' },
  back: { ko: '모든 에뮬레이터', en: 'All emulators' },
  real: { ko: '에뮬레이터 없이 실제 서비스를 써요.', en: 'No emulator: the real service is used.' },
  missing: { ko: '이런 에뮬레이터는 없어요.', en: 'There is no such emulator.' },
} satisfies Record<string, Words>
