import { useListParams } from '@sillage/admin-kit/list/use-list-params.ts'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Comparison } from '../words.ts'

const defaultDays = 28
const dayText = /^\d{4}-\d{2}-\d{2}$/

const minusDays = (day: string, days: number) => seoulDay(addDays(startOfSeoulDay(day), -days))

/** Periods that are asked for every day, ending today. */
export const presets = [7, 28, 90, 365] as const

/** The period in the address; without one, the last 28 days. */
export function usePeriod() {
  const { params, setParams } = useListParams()
  const today = seoulDay(new Date())
  const to = dayText.test(params.to ?? '') ? (params.to ?? today) : today
  const from = dayText.test(params.from ?? '') ? (params.from ?? today) : minusDays(to, defaultDays - 1)
  const compare: Comparison = params.compare === 'year' ? 'year' : 'previous'
  const currency: 'krw' | 'usd' = params.currency === 'usd' ? 'usd' : 'krw'
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return {
    query: { from, to, compare, currency },
    days,
    today,
    tab: params.tab ?? 'sales',
    setParams,
    choose: (count: number) => setParams({ from: minusDays(today, count - 1), to: today }),
  }
}

export type Period = ReturnType<typeof usePeriod>
