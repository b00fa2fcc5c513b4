import type { LineState } from '../order/words.ts'

export const reviewLimits = { body_min: 10, body: 2_000, photos: 5, photo_mb: 10, reply: 1_000, reason: 200 } as const
export const stars = [1, 2, 3, 4, 5] as const

export const reviewSorts = ['newest', 'helpful', 'stars'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** In which states of a line its buyer may speak: the goods have come. */
export const reviewable = ['delivered', 'confirmed'] as const satisfies readonly LineState[]
