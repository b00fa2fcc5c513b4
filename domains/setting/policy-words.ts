/** What the shop and its customers agree on, in the order of the page. Each is published in versions of its own. */
export const policyKinds = ['terms', 'privacy', 'collection', 'optional', 'ads', 'guest', 'provision'] as const
export type PolicyKind = (typeof policyKinds)[number]

export const policyNames = {
  terms: '이용약관',
  privacy: '개인정보 처리방침',
  collection: '개인정보 수집·이용 동의',
  optional: '선택 정보 수집·이용 동의',
  ads: '광고성 정보 수신 동의',
  guest: '비회원 구매 개인정보 수집·이용 동의',
  provision: '개인정보 제3자 제공 동의',
} as const satisfies Record<PolicyKind, string>

/** Before its day, from its day on, and once a later one has begun. */
export const policyStates = ['coming', 'current', 'past'] as const

export const policyPath = '/contents/privacy'

type Shown = { kind: PolicyKind; version?: number }

/** Where a document is read: as it stands, or in one of its versions. */
export const policyHref = ({ kind, version }: Shown) =>
  version === undefined ? `${policyPath}#${kind}` : `${policyPath}?version=${kind}-${version}#${kind}`
