import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { useSyncExternalStore } from 'react'
import { quotationLimits } from '../words.ts'

const lookAgainMs = 60_000

function eachMinute(look: () => void) {
  const timer = setInterval(look, lookAgainMs)
  return () => clearInterval(timer)
}

/** Today in Seoul, also after midnight; null on the server, whose page may be shown on another day. */
export const useToday = () =>
  useSyncExternalStore(
    eachMinute,
    () => seoulDay(new Date()),
    () => null,
  )

/** The last day of a quotation written on a day. */
export const validUntil = (day: string) =>
  addDays(new Date(`${day}T00:00:00Z`), quotationLimits.validDays)
    .toISOString()
    .slice(0, 10)
