import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { Review } from '../contract.ts'

const none = { mine: [] as number[], voted: [] as number[] }

/** What only the member's own browser knows of a list everyone shares: which reviews are theirs, which they liked. */
export function useHelpful(reviews: readonly Review[]) {
  const t = usePhrases()
  const { user, checked } = useSession()
  const { api, queries, cache } = useShop()
  const { call } = useDataCalls()
  const { toast } = useDialogs()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const query = queries.review.personal({ query: { ids: reviews.map(({ id }) => id).join(',') } })
  const { data = none } = useQuery({ ...quietly(query), enabled: user !== null && reviews.length > 0 })
  const { mine, voted } = user ? data : none

  function signIn() {
    toast(t('로그인이 필요해요.'))
    void navigate(`/login?${new URLSearchParams({ redirect: pathname + search })}`)
  }

  async function toggle(id: number) {
    if (!checked) return
    if (!user) return signIn()
    const helpful = !voted.includes(id)
    const reply = await call(() => api.review.vote({ params: { id }, body: { helpful } })).catch(() => null) // shown by call
    if (!reply) return
    const others = voted.filter((each) => each !== id)
    cache.setQueryData(query.queryKey, { mine, voted: reply.voted ? [...others, id] : others })
    // The number stands in whichever lists show the review.
    cache.setQueriesData<{ data: Review[] }>(
      { queryKey: queries.review.list.key },
      (page) =>
        page && { ...page, data: page.data.map((one) => (one.id === id ? { ...one, helpful: reply.helpful } : one)) },
    )
  }

  return { mine: new Set(mine), voted: new Set(voted), toggle }
}
