import { datesIn } from '@sillage/kit/dates.ts'
import { usePhrasebook } from './phrases.ts'

/** How this page's language writes days and times. */
export const useDates = () => datesIn(usePhrasebook().locale)
