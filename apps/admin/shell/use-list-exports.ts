import type { ListExports } from '@sillage/admin-kit/list/list-export.tsx'
import type { Permission } from '@sillage/domains/audit/permissions.ts'
import { type ExportedList, exportedLists } from '@sillage/domains/export/words.ts'
import { useShop } from '@sillage/domains/shop.ts'
import type { StaffMember } from '@sillage/domains/staff/contract.ts'
import { useMemo } from 'react'
import { menu } from './menu.ts'

const isExported = (list: string): list is ExportedList => exportedLists.some((name) => name === list)

/** Lists that this employee may export: those of the screens that they may open. */
export function useListExports(me: StaffMember | undefined): ListExports {
  const { api } = useShop()
  return useMemo(() => {
    const may = (permission: Permission | undefined) =>
      me !== undefined && (me.owner || permission === undefined || me.permissions.includes(permission))
    const open = new Set(
      menu.flatMap(({ items }) => items.filter(({ permission }) => may(permission)).map(({ to }) => to)),
    )
    return {
      canExport: (list) => isExported(list) && open.has(`/${list}`),
      async start(list, format, query) {
        if (isExported(list)) await api.staffExports.start({ body: { list, format, query } })
      },
    }
  }, [api, me])
}
