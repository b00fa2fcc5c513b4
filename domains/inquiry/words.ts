export const inquiryTopics = ['order', 'delivery', 'claim', 'product', 'class', 'account', 'other'] as const
export type InquiryTopic = (typeof inquiryTopics)[number]

/** open → in_progress → answered → closed; writing again opens it again. */
export const inquiryStates = ['open', 'in_progress', 'answered', 'closed'] as const
export type InquiryState = (typeof inquiryStates)[number]

/** Names of the topics and states, as they are shown. */
export const topicNames = {
  order: '주문·결제',
  delivery: '배송',
  claim: '취소·교환·반품',
  product: '상품',
  class: '클래스',
  account: '회원 정보',
  other: '기타',
} as const satisfies Record<InquiryTopic, string>

export const stateNames = {
  open: '접수',
  in_progress: '확인 중',
  answered: '답변 완료',
  closed: '종료',
} as const satisfies Record<InquiryState, string>

type Moves = Record<string, { by: 'member' | 'staff'; to: Partial<Record<InquiryState, InquiryState>> }>

/** Who may do what in which state, and where it leads. What is not here is refused. */
export const inquiryMoves = {
  change: { by: 'member', to: { open: 'open' } },
  remove: { by: 'member', to: { open: 'closed' } },
  write: { by: 'member', to: { open: 'open', in_progress: 'in_progress', answered: 'open', closed: 'open' } },
  close: { by: 'member', to: { open: 'closed', in_progress: 'closed', answered: 'closed' } },
  take: { by: 'staff', to: { open: 'in_progress' } },
  answer: { by: 'staff', to: { open: 'answered', in_progress: 'answered', answered: 'answered' } },
  shut: { by: 'staff', to: { open: 'closed', in_progress: 'closed', answered: 'closed' } },
  reopen: { by: 'staff', to: { answered: 'open', closed: 'open' } },
} as const satisfies Moves
export type InquiryMove = keyof typeof inquiryMoves

/** Where a move leads from a state; undefined where it cannot be made. */
export const stateAfter = (move: InquiryMove, state: InquiryState): InquiryState | undefined =>
  (inquiryMoves as Moves)[move]?.to[state]

/** The customer waits for the shop. */
export const isWaiting = (state: InquiryState) => state === 'open' || state === 'in_progress'

/** What someone wants of a class. */
export const classWishes = ['group', 'visit', 'course', 'other'] as const
export type ClassWish = (typeof classWishes)[number]
export const classWishNames = {
  group: '단체 수업',
  visit: '출강',
  course: '정규 과정',
  other: '그 밖의 문의',
} as const satisfies Record<ClassWish, string>

/** What a class could be about; someone who wants everything has not decided yet. */
export const classSubjects = ['candle', 'perfume', 'diffuser', 'wax'] as const
export type ClassSubject = (typeof classSubjects)[number]
export const mostClassSubjects = 2
export const classSubjectNames = {
  candle: '캔들 만들기',
  perfume: '조향',
  diffuser: '디퓨저 만들기',
  wax: '왁스 소품 만들기',
} as const satisfies Record<ClassSubject, string>

/** The texts of a class inquiry and how long they may be. */
export const classInquiryTexts = {
  company: 60,
  name: 40,
  hp: 20,
  email: 120,
  people: 20,
  day: 60,
  body: 3_000,
} as const

export const inquiryLimits = { title: 100, body: 4_000 } as const

export const productInquiryLimits = { body: 1_000, answer: 2_000, reason: 200 } as const
