type Move =
  | { kind: 'earned' | 'review' | 'welcome' | 'spent'; amount: number }
  | { kind: 'granted'; amount: number; memo: string; lives_days: number }
  /** Of what was spent or earned so many days ago. */
  | { kind: 'restored' | 'revoked'; amount: number; of: number }
  | { kind: 'expired' }

/** A year of a member who buys a candle now and then: one order canceled in part, one candle sent back. */
export const hanasYear: readonly (Move & { days_ago: number })[] = [
  { days_ago: 352, kind: 'welcome', amount: 2_000 },
  { days_ago: 338, kind: 'earned', amount: 620 },
  { days_ago: 330, kind: 'review', amount: 300 },
  { days_ago: 301, kind: 'earned', amount: 450 },
  { days_ago: 280, kind: 'spent', amount: 1_000 },
  { days_ago: 262, kind: 'earned', amount: 880 },
  { days_ago: 255, kind: 'review', amount: 100 },
  { days_ago: 231, kind: 'earned', amount: 1_240 },
  { days_ago: 210, kind: 'spent', amount: 1_500 },
  { days_ago: 208, kind: 'restored', amount: 500, of: 210 },
  { days_ago: 200, kind: 'granted', amount: 500, memo: '생일을 축하해요.', lives_days: 30 },
  { days_ago: 169, kind: 'expired' },
  { days_ago: 160, kind: 'earned', amount: 2_060 },
  { days_ago: 141, kind: 'review', amount: 300 },
  { days_ago: 120, kind: 'spent', amount: 2_000 },
  { days_ago: 101, kind: 'earned', amount: 760 },
  { days_ago: 88, kind: 'earned', amount: 540 },
  { days_ago: 80, kind: 'revoked', amount: 540, of: 88 },
  { days_ago: 64, kind: 'earned', amount: 1_120 },
  { days_ago: 41, kind: 'review', amount: 300 },
  { days_ago: 27, kind: 'earned', amount: 980 },
  { days_ago: 12, kind: 'spent', amount: 1_000 },
  { days_ago: 8, kind: 'granted', amount: 1_500, memo: '배송이 늦어 죄송한 마음으로 드려요.', lives_days: 20 },
  { days_ago: 5, kind: 'earned', amount: 640 },
]
