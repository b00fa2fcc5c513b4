import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useSignIn } from '../../member/shop/use-sign-in.ts'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'

/** The member's restock alerts, and how to add or remove one. A visitor is sent to the login page and back. */
export function useRestockAlert() {
  const t = usePhrases()
  const { toast } = useDialogs()
  const { checked, user } = useSession()
  const { api, queries, cache } = useShop()
  const { call } = useDataCalls()
  const signIn = useSignIn()
  const { queryKey, queryFn } = queries.catalog.restockAlerts()
  const mine = [...queryKey, user?.mb_id]
  const { data } = useQuery({ ...quietly({ queryKey: mine, queryFn }), enabled: user !== null })
  const waiting = new Set(user ? data?.variant_ids : [])

  async function toggle(variant_id: number) {
    if (!checked) return
    if (!user) return signIn()
    const asked = waiting.has(variant_id)
      ? () => api.catalog.removeRestockAlert({ params: { variant_id } })
      : () => api.catalog.addRestockAlert({ body: { variant_id } })
    try {
      const { message } = await call(asked)
      toast({ message: t(message), icon: 'check' })
    } catch {
      // useDataCalls has shown the reason. It may be in stock again: then the page shows it.
      void cache.invalidateQueries({ queryKey: queries.catalog.show.key })
    }
    await cache.invalidateQueries({ queryKey: mine })
  }

  return { waits: (variant_id: number) => waiting.has(variant_id), toggle }
}
