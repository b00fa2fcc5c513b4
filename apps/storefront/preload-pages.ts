import { addressOf } from '@sillage/web-kit/follow-links.ts'
import type { Arguments } from '@sillage/web-kit/shop.ts'
import { matchRoutes, type RouteMatch, type RouteObject, type RouterContextProvider } from 'react-router'
import type { PageHandle, PageModule } from './page-route.ts'

type Module = Partial<Pick<PageModule, 'loader'>>
type Link = { route: RouteObject; params: RouteMatch['params']; url: URL }
/** What a route's `loader` may be: read ahead it asks only for what the first screen shows. */
type Read = { (args: Arguments): unknown; ahead?: (args: Arguments) => Promise<void> }

/** As many pages are read ahead while no one touches anything: what fits on the screen of a phone. */
const aheadAtMost = 4

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
  async function fetchData(link: Link, { onlyFirst = false } = {}) {
    const module = fetchScript(link)
    const { guarded, staffOnly }: Partial<PageHandle> = link.route.handle ?? {}
    if (guarded || staffOnly) return
    // Loaders of pages come from prime(); a browser's router gives them nothing else that they use.
    const loader = (link.route.loader ?? (await module)?.loader) as Read | undefined
    if (typeof loader !== 'function') return
    const args = { url: link.url, params: link.params, context: context() }
    const read = onlyFirst ? (loader.ahead ?? loader) : loader
    await Promise.resolve(read(args)).catch(() => undefined)
  }

  function onIntent({ type, target }: Event) {
    const link = linkTo(target instanceof Element ? target.closest('a[href]') : null)
    if (!link) return
    if (type === 'pointerdown') void fetchData(link)
    else void fetchScript(link)
  }
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(intent, onIntent)

  /** The pages to which most links of the open one lead: their script, and the data of those that are in sight. */
  return async function preloadLikely(isInSight: (link: Element) => boolean) {
    const byKind = Map.groupBy(document.querySelectorAll('main a[href]'), (link) => kindOf(link))
    byKind.delete(undefined)
    const [most = []] = [...byKind.values()].sort((a, b) => b.length - a.length)
    const likely = linkTo(most[0])
    if (!likely) return
    await fetchScript(likely)
    const inSight = new Map(most.filter(isInSight).map((element) => [element.getAttribute('href'), element]))
    for (const element of [...inSight.values()].slice(0, aheadAtMost)) {
      const link = linkTo(element)
      // One after the other: who presses a link meanwhile comes first.
      if (link) await fetchData(link, { onlyFirst: true })
    }
  }
}

/** The beginning of its address, such as shop/product: asking the router of hundreds of links would stop the page. */
function kindOf(link: Element) {
  const [, path, kind] = /^(\/([^/?#]+(?:\/[^/?#]+)?)[^?#]*)/.exec(link.getAttribute('href') ?? '') ?? []
  return path === link.ownerDocument.location.pathname ? undefined : kind
}
