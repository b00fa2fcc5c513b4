import { matchRoutes, type RouteObject } from 'react-router'
import type { PageHandle } from './page-route.ts'

/** Fetches a page's script as soon as a pointer, a finger or the focus reaches a link to that page. */
export function preloadPages(document: Document, routes: RouteObject[]) {
  const fetched = new Set<RouteObject>()
  function onIntent({ target }: Event) {
    const href = target instanceof Element ? target.closest('a[href]')?.getAttribute('href') : null
    if (!href || !/^\/(?!\/)/.test(href)) return
    const { pathname } = new URL(href, document.baseURI)
    const route = matchRoutes(routes, pathname)?.at(-1)?.route
    if (!route || fetched.has(route) || pathname === document.location.pathname) return
    fetched.add(route)
    // Not the route's own `lazy`: a script that does not come would lead away from a page whose reader only pointed at
    // a link. The click asks for it again, and says so.
    const { preload }: Partial<PageHandle> = route.handle ?? {}
    void preload?.().catch(() => undefined)
  }
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(intent, onIntent)
}
