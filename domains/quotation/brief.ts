import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import { workingDaysAfter } from '../shipping/dispatch.ts'

/** Where the fragrance will be. */
export const spaces = ['cafe', 'hotel', 'shop', 'clinic', 'office', 'exhibition', 'event', 'other'] as const
export type Space = (typeof spaces)[number]
export const spaceNames = {
  cafe: '카페',
  hotel: '호텔 로비',
  shop: '매장',
  clinic: '병원·요가',
  office: '사무실',
  exhibition: '전시',
  event: '결혼·행사',
  other: '기타',
} as const satisfies Record<Space, string>

/** What changes how a fragrance behaves in a room. */
export const spaceTraits = ['door', 'food', 'ceiling', 'children'] as const
export type SpaceTrait = (typeof spaceTraits)[number]
export const traitNames = {
  door: '문이 자주 열려요',
  food: '음식 냄새가 나요',
  ceiling: '천장이 높아요',
  children: '아이가 와요',
} as const satisfies Record<SpaceTrait, string>

/** Four scales from 0 to 100; 50 is in between. */
export const moodAxes = ['warmth', 'weight', 'clarity', 'nature'] as const
export type MoodAxis = (typeof moodAxes)[number]
export const moodNames = {
  warmth: ['따뜻한', '서늘한'],
  weight: ['가벼운', '묵직한'],
  clarity: ['조용한', '또렷한'],
  nature: ['자연의', '도시의'],
} as const satisfies Record<MoodAxis, readonly [string, string]>

/** The words a position on each axis stands for; nothing near the middle. */
export const moodWords = (mood: Record<MoodAxis, number>): string[] =>
  moodAxes.flatMap((axis) => {
    if (Math.abs(mood[axis] - 50) < 10) return []
    return moodNames[axis][mood[axis] < 50 ? 0 : 1]
  })

export const budgets = ['small', 'medium', 'large'] as const
export type Budget = (typeof budgets)[number]
export const budgetNames = {
  small: { name: '100만 원까지', note: '실라주의 향을 공간에 맞춰 설치' },
  medium: { name: '300만 원까지', note: '실라주의 향을 변형' },
  large: { name: '500만 원부터', note: '새로운 향 개발' },
} as const satisfies Record<Budget, { name: string; note: string }>

export const briefLimits = { area_m2: { min: 5, max: 2_000 }, words: 500, link: 300 } as const

/** Working days each step takes after the one before it. */
const stepDays = { answer: 2, samples: 10, revision: 10, making: 20, placing: 3 } as const

export const briefSteps = ['request', 'answer', 'samples', 'revision', 'making', 'placing'] as const
export type BriefStep = (typeof briefSteps)[number]

type Asked = { from: string; opens_on: string | null; holidays: readonly string[] }

/** When each step is due. What opens later than the work takes is placed four days before it opens. */
export function briefTimeline({ from, opens_on, holidays }: Asked) {
  const after = (day: string, days: number) => workingDaysAfter(day, days, holidays)
  const answer = after(from, stepDays.answer)
  const samples = after(answer, stepDays.samples)
  const revision = after(samples, stepDays.revision)
  const making = after(revision, stepDays.making)
  const soonest = after(making, stepDays.placing)
  const wished = opens_on && seoulDay(addDays(startOfSeoulDay(opens_on), -4))
  const isTight = wished !== null && wished < soonest
  const placing = wished !== null && !isTight ? wished : soonest
  return { days: { request: from, answer, samples, revision, making, placing }, isTight }
}
