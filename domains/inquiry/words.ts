/** Where visitors reach a person. */
export const customerPhone = '1800-8914'

export const inquiryTopics = ['order', 'delivery', 'claim', 'product', 'class', 'account', 'other'] as const
export type InquiryTopic = (typeof inquiryTopics)[number]

/** open → in_progress → answered → closed; writing again opens it anew. */
export const inquiryStates = ['open', 'in_progress', 'answered', 'closed'] as const
export type InquiryState = (typeof inquiryStates)[number]

export const inquiryLimits = { title: 100, body: 4_000, files: 5, file_mb: 10 } as const
