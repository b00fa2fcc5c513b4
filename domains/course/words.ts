import { addDays } from '@sillage/kit/time.ts'

/** How far a course goes, in order. */
export const courseLevels = ['day', 'basic', 'intermediate', 'certificate'] as const
export type CourseLevel = (typeof courseLevels)[number]
export const courseLevelNames = {
  day: '하루',
  basic: '기초',
  intermediate: '중급',
  certificate: '자격',
} as const satisfies Record<CourseLevel, string>

export const courseFormats = ['studio', 'video', 'mixed'] as const
export type CourseFormat = (typeof courseFormats)[number]
export const courseFormatNames = {
  studio: '스튜디오에서',
  video: '집에서 영상으로',
  mixed: '스튜디오와 집에서',
} as const satisfies Record<CourseFormat, string>

/** A line of text in both languages. */
export type StudioItem = { name: string; name_en: string }
type Described = StudioItem & { text: string; text_en: string }

/** What the class page says beside the product's own text. */
export type CourseDetail = {
  /** What a participant takes home. */
  makes: Described[]
  /** One entry for each meeting. */
  syllabus: Described[]
  /** What the fee includes. */
  included: StudioItem[]
  /** What to bring. */
  bring: StudioItem[]
  /** Materials that are sent to participants before the first day; the fee includes the shipping. */
  kit?: StudioItem
  /** Why other classes come first. */
  why?: { text: string; text_en: string }
}

/**
 * A participant of a session. `transferred` is no state: who moves to another session keeps the same row, which says
 * where it came from.
 */
export const enrolmentStates = ['enrolled', 'attending', 'completed', 'certified', 'no_show', 'canceled'] as const
export type EnrolmentState = (typeof enrolmentStates)[number]
export const enrolmentStateNames = {
  enrolled: '예약 완료',
  attending: '수강 중',
  completed: '수료',
  certified: '수료',
  no_show: '결석',
  canceled: '취소됨',
} as const satisfies Record<EnrolmentState, string>

/** States in which a participant has a seat. */
export const seatedStates = ['enrolled', 'attending', 'completed', 'certified', 'no_show'] as const

/** Who has been there for this share of the meetings has completed the course. */
export const completionShare = [3, 4] as const
export const meetingsToComplete = (weeks: number) => Math.ceil((weeks * completionShare[0]) / completionShare[1])

export const classLimits = {
  /** Until so many days before the first meeting a booking can be moved to another session. */
  transfer_days: 3,
  /** How long a freed seat is offered to the first on the waiting list. */
  offer_hours: 12,
  participant_name: 40,
} as const

export const canTransferUntil = (starts_at: Date) => addDays(starts_at, -classLimits.transfer_days)

/** Once a week at the same time, as most courses meet. */
export const weeklyFrom = (starts_at: Date, count: number) =>
  Array.from({ length: count }, (_, week) => addDays(starts_at, 7 * week))

/** Whether meetings are a week apart each: then the first and the last day say everything. */
export const isWeekly = (meets_at: readonly (Date | string)[]) =>
  meets_at.every((each, at) => {
    const before = meets_at[at - 1]
    return before === undefined || addDays(new Date(before), 7).getTime() === new Date(each).getTime()
  })
