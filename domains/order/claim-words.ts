export const claimKinds = ['cancel', 'return', 'exchange'] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claimStates = [
  'requested',
  'accepted',
  'rejected',
  'collecting',
  'collected',
  'inspecting',
  'refunding',
  'reshipping',
  'held',
  'done',
  'withdrawn',
] as const
export type ClaimState = (typeof claimStates)[number]

/** Who has to bear the cost of the way. */
export const faults = ['buyer', 'shop'] as const
export type Fault = (typeof faults)[number]

/** Why, and whose fault that makes it. */
export const claimReasons = {
  changed_mind: { name: '마음이 바뀌었어요', fault: 'buyer' },
  wrong_choice: { name: '상품이나 옵션을 잘못 골랐어요', fault: 'buyer' },
  late: { name: '배송이 늦어요', fault: 'shop' },
  broken: { name: '깨지거나 망가졌어요', fault: 'shop' },
  wrong_item: { name: '다른 상품이 왔어요', fault: 'shop' },
  missing: { name: '빠진 것이 있어요', fault: 'shop' },
  not_as_told: { name: '설명과 달라요', fault: 'shop' },
  other: { name: '그 밖의 사유', fault: 'buyer' },
} as const satisfies Record<string, { name: string; fault: Fault }>
export type ClaimReason = keyof typeof claimReasons
// The keys of an object are its keys.
export const claimReasonNames = Object.keys(claimReasons) as [ClaimReason, ...ClaimReason[]]

/** Where a claim may go from each state; `held` waits for a word and goes back to where it was. */
export const claimTransitions = {
  requested: ['accepted', 'rejected', 'withdrawn', 'held', 'refunding'],
  accepted: ['collecting', 'refunding', 'reshipping', 'withdrawn', 'held'],
  collecting: ['collected', 'held', 'withdrawn'],
  collected: ['inspecting', 'held'],
  inspecting: ['refunding', 'reshipping', 'rejected', 'held'],
  refunding: ['done', 'held'],
  reshipping: ['done', 'held'],
  held: ['requested', 'accepted', 'collecting', 'collected', 'inspecting', 'refunding', 'reshipping', 'rejected'],
  done: [],
  rejected: [],
  withdrawn: [],
} as const satisfies Record<ClaimState, readonly ClaimState[]>
