import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSignIn } from '../../member/shop/use-sign-in.ts'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'

/** What the member wishes for: one question for all hearts of the shop, asked of members only. */
export function useWished() {
  const { user } = useSession()
  const { queries } = useShop()
  const { data } = useQuery({ ...quietly(queries.wish.ids()), enabled: user !== null })
  return useMemo(() => new Set(user ? data?.product_ids : []), [user, data])
}

/** Fills or empties a heart at once; where the server refuses, the heart goes back to what it was. */
export function useWish() {
  const t = usePhrases()
  const { toast } = useDialogs()
  const { checked, user } = useSession()
  const { api, queries, cache } = useShop()
  const { call } = useDataCalls()
  const navigate = useNavigate()
  const signIn = useSignIn()

  /** Only this one heart changes: other requests may be under way too. */
  function show(product_id: number, wished: boolean) {
    cache.setQueryData(queries.wish.ids().queryKey, (now) => {
      const others = (now?.product_ids ?? []).filter((id) => id !== product_id)
      return { product_ids: wished ? [...others, product_id] : others }
    })
  }

  async function change(product_id: number, wished: boolean) {
    // A pending answer would restore the old hearts.
    await cache.cancelQueries({ queryKey: queries.wish.ids.key })
    show(product_id, wished)
    try {
      await call(() => (wished ? api.wish.add({ body: { product_id } }) : api.wish.remove({ params: { product_id } })))
    } catch {
      show(product_id, !wished) // useDataCalls has shown why
      return false
    }
    void cache.invalidateQueries({ queryKey: queries.wish.list.key })
    return true
  }

  async function toggle(product_id: number, wished: boolean) {
    if (!checked) return
    if (!user) return signIn()
    if (!(await change(product_id, wished))) return
    if (wished)
      toast({
        message: t('찜 목록에 담았어요.'),
        action: { label: t('보기'), onPress: () => void navigate('/my-page/wish-list') },
      })
    else
      toast({
        message: t('찜 목록에서 뺐어요.'),
        action: { label: t('되돌리기'), onPress: () => void change(product_id, true) },
      })
  }

  return toggle
}
