import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useNavigate } from 'react-router'
import { useShop } from '../../shop.ts'
import { useKeepInquiry } from './use-inquiry.ts'

/** Ending an inquiry, and taking back one that no one has answered; both ask first. */
export function useInquiryActions(id: number) {
  const t = usePhrases()
  const { api, queries, cache } = useShop()
  const { confirm, toast } = useDialogs()
  const data = useDataCalls()
  const navigate = useNavigate()
  const keepInquiry = useKeepInquiry()

  return {
    async close() {
      const message = t('문의를 종료할까요? 이어서 쓰면 다시 열려요.')
      if (!(await confirm({ message, confirmLabel: t('문의 종료하기') }))) return
      keepInquiry(await data.call(() => api.inquiry.close({ params: { id } })))
      toast(t('문의를 종료했어요.'))
    },
    async remove() {
      const message = t('문의를 지울까요? 지운 문의는 되돌릴 수 없어요.')
      if (!(await confirm({ message, confirmLabel: t('지우기'), danger: true }))) return
      await data.remove(id, (id) => api.inquiry.remove({ params: { id } }))
      await navigate('/my-page/inquiry', { replace: true })
      cache.removeQueries({ queryKey: queries.inquiry.show({ params: { id } }).queryKey })
      await cache.invalidateQueries({ queryKey: queries.inquiry.list.key })
    },
  }
}
