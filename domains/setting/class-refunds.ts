/** A share of a whole, as two integers. */
export type Share = readonly [part: number, whole: number]

type Row = {
  /** It applies until this share of the hours has passed. */
  before: Share
  /** What of the fee is refunded. */
  back: Share
  when: string
  when_en: string
  text: string
  text_en: string
}

/**
 * What a student who cancels a class gets back: the rule of Korean law for lessons. The class page, the terms, the
 * preview and the refund all read this table; once the last row has passed, nothing is refunded.
 */
export const classRefunds = [
  {
    before: [0, 1],
    back: [1, 1],
    when: '수업 시작 전',
    when_en: 'Before the class starts',
    text: '전액',
    text_en: 'full refund',
  },
  {
    before: [1, 3],
    back: [2, 3],
    when: '총 수업 시간의 3분의 1이 지나기 전',
    when_en: 'Before one third of the hours has passed',
    text: '수강료의 3분의 2',
    text_en: 'two thirds of the fee',
  },
  {
    before: [1, 2],
    back: [1, 2],
    when: '총 수업 시간의 2분의 1이 지나기 전',
    when_en: 'Before half of the hours has passed',
    text: '수강료의 2분의 1',
    text_en: 'half of the fee',
  },
] as const satisfies readonly Row[]
export type ClassRefund = (typeof classRefunds)[number]

export const noClassRefund = {
  when: '2분의 1이 지난 뒤',
  when_en: 'After that',
  text: '환불되지 않아요',
  text_en: 'no refund',
} as const

/** The whole table in one sentence. */
export const classRefundText = {
  text: `${classRefunds.map(({ when, text }) => `${when} ${text}`).join(' · ')} · ${noClassRefund.when} ${noClassRefund.text}`,
  text_en: `${classRefunds.map(({ when_en, text_en }) => `${when_en}: ${text_en}`).join(' · ')} · ${noClassRefund.when_en}: ${noClassRefund.text_en}`,
} as const

/** When each meeting of a class begins, in order; every one takes the same number of minutes. */
export type ClassTime = { meets_at: readonly Date[]; minutes: number }

/** The row that applies at a time; null once nothing is refunded. */
export function classRefundAt({ meets_at, minutes }: ClassTime, at: Date): ClassRefund | null {
  if (meets_at.every((starts_at) => at < starts_at)) return classRefunds[0]
  const meetingMs = minutes * 60_000
  const passedMs = meets_at
    .map((starts_at) => Math.min(Math.max(0, at.getTime() - starts_at.getTime()), meetingMs))
    .reduce((sum, ms) => sum + ms, 0)
  const wholeMs = meetingMs * meets_at.length
  return classRefunds.find(({ before: [part, whole] }) => passedMs * whole < part * wholeMs) ?? null
}

/** The moment a row of the table ends: when its share of the hours has passed. */
export function classRefundUntil({ meets_at, minutes }: ClassTime, [part, whole]: Share): Date {
  const meetingMs = minutes * 60_000
  const passedMs = (meets_at.length * meetingMs * part) / whole
  // What ends with a meeting ends then, and not when the next one begins.
  const nth = passedMs === 0 ? 0 : Math.ceil(passedMs / meetingMs) - 1
  const starts_at = meets_at[nth]
  if (!starts_at) throw new Error('a class meets at least once')
  return new Date(starts_at.getTime() + passedMs - nth * meetingMs)
}
