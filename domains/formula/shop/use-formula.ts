import { addressId } from '@sillage/web-kit/address-id.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { Formula } from '../formula-contract.ts'

export const listPath = '/my-page/formula'
export const shelfPath = '/my-page/shelf'
export const batchesPath = '/my-page/batches'
export const labelPath = (id: number) => `${listPath}/${id}/label`
export const showPath = (id: number | 'new') => `${listPath}/${id}/show`

/** The formula of an address, in the version asked for; another member's is answered as not found. */
export function useFormula(id: string | undefined, version: number | undefined) {
  const { queries } = useShop()
  const query = version === undefined ? {} : { version }
  return useQuery({ ...queries.formula.show({ params: { formula_id: addressId(id) }, query }), staleTime: 0 })
}

/** After a change: what the server answered is shown at once, and the rest is read again. */
export function useKeepFormula() {
  const { queries, cache } = useShop()
  return (formula: Formula) => {
    void cache.invalidateQueries({ queryKey: queries.formula.cost.key })
    void cache.invalidateQueries({ queryKey: queries.formula.list.key })
    cache.setQueryData(queries.formula.show({ params: { formula_id: formula.id }, query: {} }).queryKey, formula)
  }
}

/** Deletes a formula, and offers to take that back. True where it is gone. */
export function useRemoveFormula() {
  const t = usePhrases()
  const { toast } = useDialogs()
  const { api, queries, cache } = useShop()
  const { call } = useDataCalls()
  const keep = useKeepFormula()
  return async (formula_id: number) => {
    try {
      await call(() => api.formula.remove({ params: { formula_id } }))
    } catch {
      return false // useDataCalls has shown why
    }
    cache.removeQueries({ queryKey: queries.formula.show({ params: { formula_id }, query: {} }).queryKey })
    await cache.invalidateQueries({ queryKey: queries.formula.list.key })
    const putBack = async () => keep(await call(() => api.formula.putBack({ params: { formula_id } })))
    toast({ message: t('포뮬러를 지웠어요.'), action: { label: t('되돌리기'), onPress: () => void putBack() } })
    return true
  }
}
