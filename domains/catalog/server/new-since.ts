import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import { newForDays } from '../words.ts'

/**
 * Products created since then are new. A day, not an instant, so that an answer stays true for as long as it is cached.
 */
export const newSince = (at: Date) => addDays(startOfSeoulDay(seoulDay(at)), -newForDays)
