import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'

/** Whatever else an address says in its place names nothing. */
const named = (id: string | null) => (id !== null && /^[1-9]\d{0,8}$/.test(id) ? id : undefined)

/** The line an address names, where the member may write of it. */
export function useLineToWrite(address: string | null) {
  const { queries } = useShop()
  const order_line_ids = named(address)
  return useQuery({
    ...queries.review.toWrite({ query: { order_line_ids } }),
    staleTime: 0,
    enabled: order_line_ids !== undefined,
    select: ({ data }) => data[0],
  })
}

/** The member's own review an address names; what is hidden cannot be changed. */
export function useReviewToChange(address: string | null) {
  const { queries } = useShop()
  const id = named(address)
  return useQuery({
    ...queries.review.mine({ query: { id } }),
    staleTime: 0,
    enabled: id !== undefined,
    select: ({ data }) => data.find(({ hidden_reason }) => hidden_reason === null),
  })
}

/** After a review came, changed or went: whatever shows reviews is read again. */
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
  const data = useDataCalls()
  const changed = useReviewsChanged()
  return async (id: number) => {
    const message = t('리뷰를 삭제할까요? 사진도 함께 삭제돼요.')
    if (!(await confirm({ message, confirmLabel: t('지우기'), danger: true }))) return
    await data.remove(id, (id) => api.review.remove({ params: { id } }))
    await changed()
  }
}
