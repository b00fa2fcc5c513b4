export const reviewLimits = { body_min: 10, body: 2_000, photos: 5, photo_mb: 10 } as const
export const stars = [1, 2, 3, 4, 5] as const
