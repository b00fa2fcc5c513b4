import { limits } from '@sillage/kit/limits.ts'
import { Activity, type ContextType, createContext, type ReactNode, use, useState } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterNavigationContext as NavigationContext,
  UNSAFE_DataRouterStateContext as StateContext,
  useOutlet,
} from 'react-router'
import { DialogsOfPage } from './dialogs.tsx'

/** What the router says to a page. A page that was left continues to see the last of it. */
type Rendered = {
  outlet: ReactNode
  location: ContextType<typeof LocationContext>
  state: ContextType<typeof StateContext>
  data: ContextType<typeof DataContext>
  navigation: ContextType<typeof NavigationContext>
}
type Page = Rendered & { key: string; used: number }

const PageActive = createContext(true)

/** Is this page the one on the screen, or a hidden one? */
export const usePageActive = () => use(PageActive)

/** An outlet that keeps the pages left last as they were: their typed text, open tabs and place. */
export function KeepAlive({ pages: most = limits.keepAlive.pages }: { pages?: number }) {
  const outlet = useOutlet()
  const location = use(LocationContext)
  const rendered = {
    outlet,
    location,
    state: use(StateContext),
    data: use(DataContext),
    navigation: use(NavigationContext),
  }
  const key = location.location.pathname + location.location.search
  const [kept, setKept] = useState<Page[]>([])
  const pages = withCurrent(kept, key, rendered, most)
  if (pages !== kept) setKept(pages)
  return pages.map((page) => (
    <Activity key={page.key} mode={page.key === key ? 'visible' : 'hidden'}>
      <PageActive value={page.key === key}>
        <DialogsOfPage>
          <RouterFor page={page} />
        </DialogsOfPage>
      </PageActive>
    </Activity>
  ))
}

function RouterFor({ page }: { page: Page }) {
  return (
    <LocationContext value={page.location}>
      <StateContext value={page.state}>
        <DataContext value={page.data}>
          <NavigationContext value={page.navigation}>{page.outlet}</NavigationContext>
        </DataContext>
      </StateContext>
    </LocationContext>
  )
}

/** The same list when nothing changed. Pages stand in the order they were first opened, so that none moves in the document. */
function withCurrent(pages: Page[], key: string, rendered: Rendered, most: number) {
  const latest = Math.max(0, ...pages.map((page) => page.used))
  const known = pages.find((page) => page.key === key)
  if (!known) return room([...pages, { ...rendered, key, used: latest + 1 }], most)
  const isSame = samePage(known, rendered)
  if (known.used === latest && isSame && known.navigation === rendered.navigation) return pages
  // The router creates its elements again at each step of a navigation, and a page would be drawn again when it is left.
  const outlet = isSame ? known.outlet : rendered.outlet
  return pages.map((page) => (page === known ? { ...rendered, outlet, key, used: latest + 1 } : page))
}

function room(pages: Page[], most: number) {
  if (pages.length <= most) return pages
  const oldest = Math.min(...pages.map((page) => page.used))
  return pages.filter((page) => page.used !== oldest)
}

const samePage = (page: Rendered, rendered: Rendered) =>
  page.location === rendered.location && page.state === rendered.state && page.data === rendered.data
