import { useSuspenseQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'

/** What staff say a parcel within the country costs and when it leaves; the page's loader has asked for it. */
export function useHomeRules() {
  const { queries } = useShop()
  return useSuspenseQuery(queries.shipping.fees()).data
}
