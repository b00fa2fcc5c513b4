export const storePayments = ['card', 'cash', 'easy_pay'] as const
export type StorePayment = (typeof storePayments)[number]

/** How someone paid at the counter, as they read it. */
export const storePaymentNames = {
  card: '카드',
  cash: '현금',
  easy_pay: '간편결제',
} as const satisfies Record<StorePayment, string>

export const storeOrderLimits = { rows: 500, lines: 50 } as const
