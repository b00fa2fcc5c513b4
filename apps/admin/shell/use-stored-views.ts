import type { SavedViews } from '@sillage/admin-kit/list/saved-views.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import type { StaffMember } from '@sillage/domains/staff/contract.ts'
import { useMemo } from 'react'

/** Views that staff saved are stored by the server, so that they are there on every machine. */
export function useStoredViews(me: StaffMember | undefined): SavedViews {
  const { api, queries } = useShop()
  const canRemoveShared = me !== undefined && (me.owner || me.permissions.includes('staff'))
  return useMemo(
    () => ({
      list: (list) => queries.staffViews.list({ query: { list } }),
      save: (list, view) => api.staffViews.save({ body: { list, ...view } }),
      remove: (id) => api.staffViews.remove({ params: { id } }),
      canRemoveShared,
    }),
    [api, queries, canRemoveShared],
  )
}
