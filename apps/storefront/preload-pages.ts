import { addressOf } from '@sillage/web-kit/follow-links.ts'
import {
  type LoaderFunction,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router'
import type { PageHandle } from './page-route.ts'

type Module = { loader?: LoaderFunction }
type Link = { route: RouteObject; params: RouteMatch['params']; url: URL }

/**
 * Fetches a page's script as soon as a pointer, a finger or the focus reaches a link to that page, and what the page
 * will read as soon as the link is pressed: by the click, a sixth of a second later, much of it is there.
 */
export function preloadPages(document: Document, routes: RouteObject[], context: () => RouterContextProvider) {
  const modules = new Map<RouteObject, Promise<Module | undefined>>()

  function linkTo(element: Element | null | undefined): Link | undefined {
    const url = element && addressOf(element, document)
    const match = url && matchRoutes(routes, url.pathname)?.at(-1)
    if (match && url.pathname !== document.location.pathname) return { route: match.route, params: match.params, url }
  }

  function fetchScript({ route }: Link) {
    const known = modules.get(route)
    if (known) return known
    // Not the route's own `lazy`: a script that does not come would lead away from a page whose reader only pointed at
    // a link. The click asks for it again, and says so.
    const { preload }: Partial<PageHandle> = route.handle ?? {}
    // What the route's own loading takes for a page's file.
    const module = (preload?.() ?? Promise.resolve()).catch(() => undefined) as Promise<Module | undefined>
    modules.set(route, module)
    return module
  }

  /** The page's own loader puts it where the page will look; what fails is asked for again by the click. */
  async function fetchData(link: Link) {
    const module = fetchScript(link)
    const { guarded, staffOnly }: Partial<PageHandle> = link.route.handle ?? {}
    if (guarded || staffOnly) return
    const loader = link.route.loader ?? (await module)?.loader
    if (typeof loader !== 'function') return
    const { url, params } = link
    const args = { url, params, request: new Request(url), context: context(), pattern: link.route.path ?? '' }
    await Promise.resolve(loader(args)).catch(() => undefined)
  }

  function onIntent({ type, target }: Event) {
    const link = linkTo(target instanceof Element ? target.closest('a[href]') : null)
    if (!link) return
    if (type === 'pointerdown') void fetchData(link)
    else void fetchScript(link)
  }
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(intent, onIntent)

  /** The script of the page to which most links of the open one lead, for when there is nothing else to do. */
  return async function preloadLikely() {
    const links = [...document.querySelectorAll('main a[href]')].flatMap((element) => linkTo(element) ?? [])
    const byRoute = Map.groupBy(links, ({ route }) => route)
    const [most] = [...byRoute.values()].sort((a, b) => b.length - a.length)
    if (most?.[0]) await fetchScript(most[0])
  }
}
