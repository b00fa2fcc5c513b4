import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useData } from '@sillage/web-kit/use-data.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'

const most = 100

/** The line an address names, where the member may write of it. */
export function useLineToWrite(id: string | null) {
  const { queries } = useShop()
  const { data } = useQuery({
    ...queries.review.toWrite({ query: { per_page: most } }),
    staleTime: 0,
    enabled: id !== null,
  })
  return id === null ? undefined : data?.data.find(({ order_line_id }) => String(order_line_id) === id)
}

/** The member's own review an address names; what is hidden cannot be changed. */
export function useReviewToChange(id: string | null) {
  const { queries } = useShop()
  const { data } = useQuery({
    ...queries.review.mine({ query: { per_page: most } }),
    staleTime: 0,
    enabled: id !== null,
  })
  const found = id === null ? undefined : data?.data.find((review) => String(review.id) === id)
  return found?.hidden_reason === null ? found : undefined
}

/** After a review came, changed or went: whatever shows reviews is read anew. */
export function useReviewsChanged() {
  const { queries, cache } = useShop()
  const { review, catalog, point } = queries
  const keys = [review.list, review.summary, review.mine, review.toWrite, review.personal, catalog.show, point.list]
  return () => Promise.all(keys.map(({ key }) => cache.invalidateQueries({ queryKey: key })))
}

/** Takes a review back; asks first. */
export function useRemoveReview() {
  const t = usePhrases()
  const { api } = useShop()
  const { confirm } = useDialogs()
  const data = useData()
  const changed = useReviewsChanged()
  return async (id: number) => {
    const message = t('리뷰를 지울까요? 사진도 함께 지워져요.')
    if (!(await confirm({ message, confirmLabel: t('지우기'), danger: true }))) return
    await data.remove(id, (id) => api.review.remove({ params: { id } }))
    await changed()
  }
}
