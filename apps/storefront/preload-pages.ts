import { matchRoutes, type RouteObject } from 'react-router'

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
    // A script that does not come is requested again by the click, which also reports it.
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined)
  }
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(intent, onIntent)
}
