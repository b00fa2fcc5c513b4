import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useShop } from '../../shop.ts'

/** After a question came, changed or went: every list is read again. */
export function useQuestionsChanged() {
  const { queries, cache } = useShop()
  const keys = [queries.productInquiry.list.key, queries.productInquiry.mine.key]
  return () => Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })))
}

/** Takes a question back that no one has answered; asks first. */
export function useRemoveQuestion() {
  const t = usePhrases()
  const { api } = useShop()
  const { confirm } = useDialogs()
  const data = useDataCalls()
  const changed = useQuestionsChanged()
  return async (id: number) => {
    const message = t('문의를 지울까요? 지운 문의는 되돌릴 수 없어요.')
    if (!(await confirm({ message, confirmLabel: t('지우기'), danger: true }))) return
    await data.remove(id, (id) => api.productInquiry.remove({ params: { id } }))
    await changed()
  }
}
