export const productInquiryLimits = { body: 1_000, answer: 2_000, reason: 200 } as const
