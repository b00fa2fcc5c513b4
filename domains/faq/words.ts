export const faqTopics = ['order', 'delivery', 'claim', 'scent', 'class', 'member', 'business'] as const
export type FaqTopic = (typeof faqTopics)[number]

export const faqTopicNames = {
  order: '주문·결제',
  delivery: '배송',
  claim: '교환·반품',
  scent: '향과 캔들',
  class: '클래스',
  member: '회원·혜택',
  business: '도매·대량',
} as const satisfies Record<FaqTopic, string>

export const faqLimits = { position: 9_999 } as const
