import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../session.ts'
import { useShop } from '../../../shop.ts'

/** The account of the signed-in member, and a function that reads it again after a change. */
export function useAccount() {
  const { queries } = useShop()
  const cache = useQueryClient()
  const { user, refresh } = useSession()
  const params = { mb_id: user?.mb_id ?? '' }
  const query = useQuery({ ...queries.account.show({ params }), enabled: user !== null })
  /** The session's own picture of the member changes with the account. */
  const readAgain = () => Promise.all([cache.invalidateQueries({ queryKey: queries.account.show.key }), refresh()])
  return { query, params, readAgain }
}
