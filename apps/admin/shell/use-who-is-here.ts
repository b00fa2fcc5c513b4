import { useShop } from '@sillage/domains/shop.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Who is signed in. A session that ends while somebody works leaves the screen as it is, with everything typed on it,
 * and asks for the password above it.
 */
export function useWhoIsHere() {
  const { queries } = useShop()
  const cache = useQueryClient()
  const { data: me, error } = useQuery({ ...queries.staff.me(), staleTime: 60_000, refetchOnWindowFocus: true })
  useEffect(
    () =>
      cache.getQueryCache().subscribe(({ type, query }) => {
        const refused = type === 'updated' && statusOf(query.state.error) === 401
        const asksWho = query.queryKey[0] === 'staff' && query.queryKey[1] === 'me'
        if (refused && !asksWho) void cache.invalidateQueries({ queryKey: queries.staff.me.key })
      }),
    [cache, queries],
  )
  const status = statusOf(error)
  const ended = status === 401 && me !== undefined
  const missing = me ? undefined : status === 401 ? 'signed-out' : status === 403 ? 'not-staff' : undefined
  return { me, missing, ended } as const
}

const statusOf = (error: unknown) => (error instanceof Problem ? error.status : undefined)
