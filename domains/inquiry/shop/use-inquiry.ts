import { addressId } from '@sillage/web-kit/address-id.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { Inquiry } from '../contract.ts'

/** The inquiry of an address, asked again at each visit: an answer may have come. Another member's is answered as not found. */
export function useInquiry(id: string | undefined) {
  const { queries } = useShop()
  return useQuery({ ...queries.inquiry.show({ params: { id: addressId(id) } }), staleTime: 0 })
}

/** After a change: what the server answered is shown at once, and the list is read again. */
export function useKeepInquiry() {
  const { queries, cache } = useShop()
  return (inquiry: Inquiry) => {
    cache.setQueryData(queries.inquiry.show({ params: { id: inquiry.id } }).queryKey, inquiry)
    void cache.invalidateQueries({ queryKey: queries.inquiry.list.key })
  }
}
