/** What a quotation is bound to. */
export const quotationLimits = {
  /** Its price is held this long. */
  validDays: 14,
  lines: 30,
  quantity: { min: 1, max: 9_999 },
} as const

/** Whom it is for; the number is how much fits on the paper. */
export const buyerFields = { company: 60, name: 40, phone: 20, memo: 500 } as const
export type BuyerField = keyof typeof buyerFields

/** Who offers, as it stands at the head of the paper. */
export const seller = {
  name: '주식회사 실라주',
  ceo: '한서윤',
  registration: '214-88-60930',
  address: '서울특별시 성동구 연무장길 47, 3층',
} as const

export const quotationStates = ['draft', 'sent', 'accepted', 'ordered', 'declined', 'expired'] as const
export type QuotationState = (typeof quotationStates)[number]
