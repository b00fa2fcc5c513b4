import type { LineState } from '../order/words.ts'

export const reviewLimits = { body_min: 10, body: 2_000, photos: 5, photo_mb: 10, reply: 1_000, reason: 200 } as const
export const stars = [1, 2, 3, 4, 5] as const

export const reviewSorts = ['newest', 'helpful', 'stars'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** In which states of a line its buyer may speak: the goods have come. */
export const reviewable = ['delivered', 'confirmed'] as const satisfies readonly LineState[]

/** The language somebody wrote in, for those who have it read to them. */
export const languageOf = (text: string) => (/[가-힣]/.test(text) ? 'ko' : 'en')
