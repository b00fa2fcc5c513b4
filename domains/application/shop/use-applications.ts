import { addressId } from '@sillage/web-kit/address-id.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { Application } from '../contract.ts'
import type { ApplicationKind } from '../words.ts'

/** The member's applications of a kind, asked again at each visit: someone may have decided. */
export function useApplications(kind: ApplicationKind) {
  const { queries } = useShop()
  return useQuery({ ...queries.application.list({ query: { kind } }), staleTime: 0 })
}

/** One application of an address or a list; another member's is answered as not found. */
export function useApplication(id: string | number | undefined) {
  const { queries } = useShop()
  return useQuery({ ...queries.application.show({ params: { id: addressId(String(id)) } }), staleTime: 0 })
}

/** After a change: what the server answered is shown at once, and the list is read again. */
export function useKeepApplication() {
  const { queries, cache } = useShop()
  return (application: Application) => {
    cache.setQueryData(queries.application.show({ params: { id: application.id } }).queryKey, application)
    return cache.invalidateQueries({ queryKey: queries.application.list.key })
  }
}

/** Withdraws an application after a confirmation. True where it was withdrawn. */
export function useWithdraw(id: number) {
  const t = usePhrases()
  const { api, queries, cache } = useShop()
  const { confirm } = useDialogs()
  const data = useDataCalls()
  return async () => {
    const message = t('신청을 취소할까요? 보낸 파일도 함께 지워져요.')
    if (!(await confirm({ message, confirmLabel: t('신청 취소하기'), danger: true }))) return false
    await data.remove(id, (id) => api.application.remove({ params: { id } }))
    cache.removeQueries({ queryKey: queries.application.show({ params: { id } }).queryKey })
    await cache.invalidateQueries({ queryKey: queries.application.list.key })
    return true
  }
}
