import type { Grade } from '../member/words.ts'

/** What a member can apply for. Approved, it is their grade. */
export const applicationKinds = ['wholesale', 'dealer'] as const
export type ApplicationKind = (typeof applicationKinds)[number]

/** What a grade already gives no one has to apply for: a dealer buys at the best price there is. */
export const givenBy: Record<ApplicationKind, readonly Grade[]> = {
  wholesale: ['wholesale', 'dealer'],
  dealer: ['dealer'],
}

export const kindNames = { wholesale: '도매', dealer: '대리점' } as const satisfies Record<ApplicationKind, string>

export const applicationStates = ['draft', 'submitted', 'in_review', 'needs_info', 'approved', 'rejected'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const stateNames = {
  draft: '작성 중',
  submitted: '접수',
  in_review: '검토 중',
  needs_info: '보완 요청',
  approved: '승인',
  rejected: '반려',
} as const satisfies Record<ApplicationState, string>

/** Still open: a member has one of each kind at a time. */
export const openStates = ['draft', 'submitted', 'in_review', 'needs_info'] as const
export const isOpen = (state: ApplicationState) => openStates.some((each) => each === state)

type Moves = Record<string, { by: 'member' | 'staff'; to: Partial<Record<ApplicationState, ApplicationState>> }>

/** Who may do what in which state, and where it leads. What is not here is refused. */
export const applicationMoves = {
  save: { by: 'member', to: { draft: 'draft', needs_info: 'needs_info' } },
  // The member of staff who asked for more continues.
  send: { by: 'member', to: { draft: 'submitted', needs_info: 'in_review' } },
  // Withdrawn, it is deleted.
  remove: { by: 'member', to: { draft: 'draft', submitted: 'submitted', needs_info: 'needs_info' } },
  take: { by: 'staff', to: { submitted: 'in_review' } },
  ask: { by: 'staff', to: { in_review: 'needs_info' } },
  approve: { by: 'staff', to: { in_review: 'approved' } },
  reject: { by: 'staff', to: { in_review: 'rejected' } },
} as const satisfies Moves
export type ApplicationMove = keyof typeof applicationMoves

/** Where a move leads from a state; undefined where it cannot be made. */
export const stateAfter = (move: ApplicationMove, state: ApplicationState): ApplicationState | undefined =>
  (applicationMoves as Moves)[move]?.to[state]

/** The steps as the applicant sees them; both outcomes of the last are decisions. */
export const applicationSteps = [
  { name: '작성', states: ['draft'] },
  { name: '접수', states: ['submitted'] },
  { name: '검토', states: ['in_review', 'needs_info'] },
  { name: '결과', states: ['approved', 'rejected'] },
] as const satisfies readonly { name: string; states: readonly ApplicationState[] }[]

export const channels = ['online', 'store', 'studio', 'space', 'export', 'other'] as const
export const channelNames = {
  online: '온라인 판매',
  store: '매장 판매',
  studio: '공방·클래스',
  space: '호텔·카페 등 공간',
  export: '해외 판매',
  other: '기타',
} as const satisfies Record<(typeof channels)[number], string>

export const volumes = ['small', 'medium', 'large', 'very_large'] as const
export const volumeNames = {
  small: '50만 원 미만',
  medium: '50만~200만 원',
  large: '200만~500만 원',
  very_large: '500만 원 이상',
} as const satisfies Record<(typeof volumes)[number], string>

/** The texts of an application and how long they may be. */
export const applicationTexts = {
  country: 2,
  company: 60,
  representative: 40,
  business_number: 30,
  business_type: 60,
  name: 40,
  hp: 20,
  email: 120,
  zip: 12,
  addr1: 200,
  addr2: 200,
  city: 100,
  province: 100,
  channel: 20,
  site: 200,
  volume: 20,
  region: 100,
  message: 2_000,
} as const
export type ApplicationText = keyof typeof applicationTexts
export type ApplicationTexts = Record<ApplicationText, string>

export const emptyTexts: ApplicationTexts = {
  country: 'KR',
  company: '',
  representative: '',
  business_number: '',
  business_type: '',
  name: '',
  hp: '',
  email: '',
  zip: '',
  addr1: '',
  addr2: '',
  city: '',
  province: '',
  channel: '',
  site: '',
  volume: '',
  region: '',
  message: '',
}

export const applicationFiles = { max: 5, mb: 10 } as const
export const noteMax = 1_000
