import { canMove } from '@sillage/kit/machine.ts'
import type { DeliveryException } from '../order/words.ts'

export const claimKinds = ['cancel', 'return', 'exchange'] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claimKindNames = {
  cancel: '취소',
  return: '반품',
  exchange: '교환',
} as const satisfies Record<ClaimKind, string>

export const claimStates = [
  'requested',
  'accepted',
  'rejected',
  'collecting',
  'collected',
  'inspecting',
  'refunding',
  'reshipping',
  'on_hold',
  'done',
  'withdrawn',
] as const
export type ClaimState = (typeof claimStates)[number]

/** How a buyer reads the state of a claim. */
export const claimStateNames = {
  requested: '신청 완료',
  accepted: '접수 완료',
  rejected: '처리 불가',
  collecting: '수거 중',
  collected: '수거 완료',
  inspecting: '상품 확인 중',
  refunding: '환불 중',
  reshipping: '교환 상품 준비 중',
  on_hold: '확인 필요',
  done: '처리 완료',
  withdrawn: '신청 철회',
} as const satisfies Record<ClaimState, string>

/** Who pays for shipping. */
export const faults = ['buyer', 'shop'] as const
export type Fault = (typeof faults)[number]

/** Why, whose fault that makes it, and what it can be a reason for; what is for nothing only the shop's own books say. */
export const claimReasons = {
  changed_mind: { name: '마음이 바뀌었어요', fault: 'buyer', for: ['cancel', 'return'] },
  wrong_choice: { name: '상품이나 옵션을 잘못 골랐어요', fault: 'buyer', for: ['cancel', 'return', 'exchange'] },
  late: { name: '배송이 늦어요', fault: 'shop', for: ['cancel'] },
  broken: { name: '파손되었어요', fault: 'shop', for: ['return', 'exchange'] },
  wrong_item: { name: '다른 상품이 왔어요', fault: 'shop', for: ['return', 'exchange'] },
  missing: { name: '빠진 것이 있어요', fault: 'shop', for: ['return'] },
  not_as_described: { name: '설명과 달라요', fault: 'shop', for: ['return', 'exchange'] },
  other: { name: '그 밖의 사유', fault: 'buyer', for: ['cancel', 'return', 'exchange'] },
  sold_out: { name: '품절되었어요', fault: 'shop', for: [] },
  class_canceled: { name: '수업이 열리지 않아요', fault: 'shop', for: [] },
  class_moved: { name: '수업 날짜가 바뀌었어요', fault: 'shop', for: [] },
  lost: { name: '배송 중에 분실됐어요', fault: 'shop', for: [] },
  sent_back: { name: '상품이 반송됐어요', fault: 'shop', for: [] },
  recalled: { name: '상품을 회수해요', fault: 'shop', for: [] },
} as const satisfies Record<string, { name: string; fault: Fault; for: readonly ClaimKind[] }>
export type ClaimReason = keyof typeof claimReasons
// The keys of an object are its keys.
export const claimReasonNames = Object.keys(claimReasons) as [ClaimReason, ...ClaimReason[]]

/** The one reason there is for claiming what never arrived. */
export const lostReasons = { lost: 'lost', returned: 'sent_back' } as const satisfies Record<
  DeliveryException,
  ClaimReason
>
export const isLostReason = (reason: ClaimReason) => Object.values<ClaimReason>(lostReasons).includes(reason)

/** What a claim is called: what never arrived is neither returned nor exchanged. */
export const claimName = (kind: ClaimKind, { isLost }: { isLost: boolean }) =>
  isLost && kind !== 'cancel' ? exceptionKindNames[kind] : claimKindNames[kind]
const exceptionKindNames = { return: '환불', exchange: '재발송' } as const

/**
 * Where a claim may go from each state; `on_hold` waits for staff and resumes where it was, or is rejected. A claim that
 * is refunding or reshipping is settled: its refund is recorded, or its goods are being sent.
 */
export const claimTransitions = {
  requested: ['accepted', 'rejected', 'withdrawn', 'on_hold', 'refunding'],
  accepted: ['collecting', 'collected', 'refunding', 'reshipping', 'withdrawn', 'on_hold'],
  collecting: ['collected', 'on_hold', 'withdrawn'],
  collected: ['inspecting', 'on_hold'],
  inspecting: ['refunding', 'reshipping', 'rejected', 'on_hold'],
  refunding: ['done'],
  reshipping: ['done'],
  on_hold: ['requested', 'accepted', 'collecting', 'collected', 'inspecting', 'rejected'],
  done: [],
  rejected: [],
  withdrawn: [],
} as const satisfies Record<ClaimState, readonly ClaimState[]>

/** Where this claim may go: a step that was not reached before the hold is not reached through the hold. */
export const canClaimMove = (
  { state, on_hold_from }: { state: ClaimState; on_hold_from: ClaimState | null },
  to: ClaimState,
): boolean => canMove(claimTransitions, state, to) && (state !== 'on_hold' || to === on_hold_from || to === 'rejected')

/** States in which a claim came to nothing: the order is as if it had not been made. */
export const droppedClaimStates = ['rejected', 'withdrawn'] as const satisfies readonly ClaimState[]

/** States in which nothing is left to do. */
export const endedClaimStates = ['done', 'rejected', 'withdrawn'] as const satisfies readonly ClaimState[]
export const isEndedClaim = (state: ClaimState) => (endedClaimStates as readonly ClaimState[]).includes(state)
/** States in which nothing has been refunded yet. */
export const openClaimStates = [
  'requested',
  'accepted',
  'collecting',
  'collected',
  'inspecting',
  'on_hold',
] as const satisfies readonly ClaimState[]

/** States in which a buyer transfers the shipping fee of an exchange: it is accepted, and nothing has been sent. */
export const payableClaimStates = [
  'accepted',
  'collecting',
  'collected',
  'inspecting',
] as const satisfies readonly ClaimState[]

/** The steps of each kind, as its buyer sees them. */
export const claimSteps = {
  cancel: ['requested', 'refunding', 'done'],
  return: ['requested', 'accepted', 'collecting', 'inspecting', 'refunding', 'done'],
  exchange: ['requested', 'accepted', 'collecting', 'inspecting', 'reshipping', 'done'],
} as const satisfies Record<ClaimKind, readonly ClaimState[]>

/** What never arrived is not fetched. */
export const claimStepsOf = ({ kind, reason }: { kind: ClaimKind; reason: ClaimReason }) =>
  claimSteps[kind].filter((step) => !isLostReason(reason) || (step !== 'collecting' && step !== 'inspecting'))

/** A step's own name, short enough to stand beside five others on a phone. */
export const claimStepNames = {
  requested: '신청',
  accepted: '접수',
  collecting: '수거',
  inspecting: '검수',
  refunding: '환불',
  reshipping: '발송',
  done: '완료',
} as const satisfies Record<(typeof claimSteps)[ClaimKind][number], string>

/** The results of an inspection. Only what is as new becomes stock again. */
export const conditions = ['as_new', 'used', 'damaged'] as const
export type Condition = (typeof conditions)[number]

export const claimLimits = {
  memo: 500,
  photos: 5,
  photo_mb: 10,
} as const

/** The account for money that cannot be refunded by its method. */
export const refundBanks = [
  '국민은행',
  '기업은행',
  '농협은행',
  '신한은행',
  '우리은행',
  '하나은행',
  'SC제일은행',
  '씨티은행',
  '산업은행',
  '수협은행',
  'iM뱅크',
  '부산은행',
  '경남은행',
  '광주은행',
  '전북은행',
  '제주은행',
  '새마을금고',
  '신협',
  '우체국',
  '산림조합',
  '저축은행',
  '카카오뱅크',
  '케이뱅크',
  '토스뱅크',
] as const
