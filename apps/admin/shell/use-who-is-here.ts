import { useShop } from '@sillage/domains/shop.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Who is signed in. A session that ends while someone works leaves the screen as it is, with everything typed on it,
 * and asks for the password above it.
 */
export function useWhoIsHere() {
  const { queries } = useShop()
  const cache = useQueryClient()
  const { data: session } = useQuery({ ...queries.member.loginCheck(), staleTime: 60_000, refetchOnWindowFocus: true })
  const user = session?.user
  const { data: me } = useQuery({ ...queries.staff.me(), enabled: user?.is_admin === true })
  useEffect(
    () =>
      cache.getQueryCache().subscribe(({ type, query }) => {
        const { error } = query.state
        if (type === 'updated' && error instanceof Problem && error.status === 401)
          void cache.invalidateQueries({ queryKey: queries.member.loginCheck.key })
      }),
    [cache, queries],
  )
  const isIncomplete = user?.is_admin === false
  const { data: door } = useQuery({ ...queries.staffSecurity.step(), enabled: isIncomplete })
  const ended = me === undefined ? undefined : user === null ? 'password' : isIncomplete ? 'second factor' : undefined
  if (me || !session) return { me, missing: undefined, ended } as const
  const missing = !user ? 'signed-out' : isIncomplete && door?.step !== 'done' ? door?.step : undefined
  return { me, missing, ended } as const
}
