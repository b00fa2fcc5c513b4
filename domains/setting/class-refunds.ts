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

/** A course meets once a week, each time for the same number of minutes. */
export type ClassTime = { starts_at: Date; weeks: number; minutes: number }

const weekMs = 7 * 24 * 60 * 60_000

/** The row that applies at a time; null once nothing is refunded. */
export function classRefundAt({ starts_at, weeks, minutes }: ClassTime, at: Date): ClassRefund | null {
  if (at < starts_at) return classRefunds[0]
  const meetingMs = minutes * 60_000
  let passedMs = 0
  for (let week = 0; week < weeks; week++) {
    const sinceMs = at.getTime() - starts_at.getTime() - week * weekMs
    passedMs += Math.min(Math.max(0, sinceMs), meetingMs)
  }
  return classRefunds.find(({ before: [part, whole] }) => passedMs * whole < part * meetingMs * weeks) ?? null
}

/** The moment a row of the table ends: when its share of the hours has passed. */
export function classRefundUntil({ starts_at, weeks, minutes }: ClassTime, [part, whole]: Share): Date {
  const passedMs = (weeks * minutes * 60_000 * part) / whole
  const meetingMs = minutes * 60_000
  // What ends with a meeting ends then, and not when the next one begins.
  const week = passedMs === 0 ? 0 : Math.ceil(passedMs / meetingMs) - 1
  return new Date(starts_at.getTime() + week * weekMs + passedMs - week * meetingMs)
}
