import type { Permission } from '@sillage/domains/audit/permissions.ts'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

export type ScreenHandle = {
  /** Who may open it; without one, everyone of the staff. */
  permission?: Permission
}

const files = { ...import.meta.glob('../../domains/*/admin/*-page.tsx'), ...import.meta.glob('./pages/*-page.tsx') }

/** A screen that is fetched when first opened: a domain's (`audit/admin/audit-page`), or one that combines several (`pages/order-page`). */
export function page(path: string, file: string, permission?: Permission): RouteObject {
  const load = files[file.startsWith('pages/') ? `./${file}.tsx` : `../../domains/${file}.tsx`]
  if (!load) throw new Error(`${path}: there is no page ${file}`)
  return {
    path,
    handle: { ...(permission && { permission }) } satisfies ScreenHandle,
    // The glob takes only page files, and a page exports Component.
    lazy: load as () => Promise<{ Component: ComponentType }>,
  }
}
