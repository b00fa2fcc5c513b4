import { notFound } from '@sillage/kit/problem.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { Inquiry } from '../contract.ts'

/** The inquiry of an address, asked anew at each visit: an answer may have come. Another's is told as not found. */
export function useInquiry(id = '') {
  const { queries } = useShop()
  // An id that cannot be one is told without asking.
  if (!/^\d{1,9}$/.test(id)) throw notFound()
  return useQuery({ ...queries.inquiry.show({ params: { id } }), staleTime: 0 })
}

/** After a change: what the server answered is shown at once, and the list is read anew. */
export function useKeepInquiry() {
  const { queries, cache } = useShop()
  return (inquiry: Inquiry) => {
    cache.setQueryData(queries.inquiry.show({ params: { id: inquiry.id } }).queryKey, inquiry)
    void cache.invalidateQueries({ queryKey: queries.inquiry.list.key })
  }
}
