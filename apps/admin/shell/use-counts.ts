import { useShop } from '@sillage/domains/shop.ts'
import { useQuery } from '@tanstack/react-query'

/** How much waits behind each line of the menu. */
export function useCounts(): Record<string, number> {
  const { queries } = useShop()
  const { data } = useQuery({ ...queries.today.queues(), refetchInterval: 60_000 })
  return Object.fromEntries((data?.queues ?? []).map(({ to, count }) => [to, count]))
}
