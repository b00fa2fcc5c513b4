import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'

/** The page of the inbox that the address asks for; the page before stays until it has come. */
export function useInboxRows(query: Record<string, string>) {
  const { queries } = useShop()
  return useQuery({ ...queries.inbox.list({ query }), placeholderData: keepPreviousData })
}
export type InboxRows = ReturnType<typeof useInboxRows>
