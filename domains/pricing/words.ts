/** The most that can be ordered at once, goods and shipping together. */
export const totalLimit = { krw: 1_000_000_000, usd: 100_000_000 } as const

/** What a buyer reads whose order is more than can be ordered at once. */
export const totalProblem = '한 번에 주문할 수 있는 금액을 넘었어요. 나누어 주문하거나 견적을 요청해 주세요.'
