import { canMove } from '@sillage/kit/machine.ts'

/** What a quotation is bound to. */
export const quotationLimits = {
  /** Its price is fixed this long. */
  validDays: 14,
  lines: 30,
  quantity: { min: 1, max: 9_999 },
  /** A pasted list may be longer than a quotation: every line gets an answer. */
  pasted: 5_000,
  reason: 200,
  /** The most that staff may ask for one piece. */
  amount: 1_000_000_000,
} as const

/** Whom it is for; the number is how much fits on the PDF. */
export const buyerFields = { company: 60, name: 40, hp: 20, email: 120, memo: 500 } as const
export type BuyerField = keyof typeof buyerFields

export const quotationStates = ['draft', 'sent', 'accepted', 'ordered', 'declined', 'expired'] as const
export type QuotationState = (typeof quotationStates)[number]

/** Where a quotation may go from each state; services refuse the rest, screens offer no other. */
export const quotationTransitions = {
  draft: ['draft', 'sent', 'declined'],
  // Sent again it is another version; the price of the one before no longer holds.
  sent: ['sent', 'accepted', 'declined', 'expired'],
  accepted: ['accepted', 'sent', 'ordered', 'declined', 'expired'],
  // An order that no one paid gives the quotation back.
  ordered: ['accepted'],
  declined: [],
  expired: ['sent'],
} as const satisfies Record<QuotationState, readonly QuotationState[]>

export const canBecome = (from: QuotationState, to: QuotationState) => canMove(quotationTransitions, from, to)

/** How its buyer reads the state. */
export const quotationStateNames = {
  draft: '작성 중',
  sent: '유효한 견적',
  accepted: '수락함',
  ordered: '주문함',
  declined: '거절됨',
  expired: '기한 지남',
} as const satisfies Record<QuotationState, string>

/** What it was made of. */
export const quotationSources = ['cart', 'page', 'list', 'bulk_request', 'fragrance_service', 'staff'] as const
export type QuotationSource = (typeof quotationSources)[number]

/** Staff write the lines: it was asked for in the buyer's own words, by a form or on the phone. */
export const requestSources = ['bulk_request', 'fragrance_service', 'staff'] as const satisfies QuotationSource[]
export const isRequest = (source: QuotationSource) => (requestSources as readonly string[]).includes(source)

export type QuotationActor = 'buyer' | 'staff' | 'system'
