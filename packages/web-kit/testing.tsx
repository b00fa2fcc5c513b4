import '@sillage/ui/testing-patience.ts'
import { unexpected } from '@sillage/kit/problem.ts'
import { render } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { createMemoryRouter, type DataRouter, type RouteObject, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { vi } from 'vitest'
import { createDialogs, type Dialogs } from './dialog-queue.ts'
import { DialogsProvider } from './dialogs.tsx'
import { useFollowedLinks } from './follow-links.ts'
import { createPhrases, type Phrases, PhrasesProvider } from './phrases.ts'
import { ProblemsProvider } from './problems.tsx'
import { SessionProvider } from './session.tsx'
import { routerContext, type Shop, ShopProvider, shopOf } from './shop.ts'

type Above = {
  shop: Shop<object>
  phrases?: Phrases
  session?: ComponentProps<typeof SessionProvider>['store']
  dialogs?: Dialogs
  router?: DataRouter
}
type Options = Omit<Above, 'router'> & { at: string } & ({ route: RouteObject } | { routes: RouteObject[] })

/** Renders the page at an address as the shop would, for tests: in Korean and for a visitor by default. */
export function renderPage({ at, ...options }: Options) {
  const routes = 'routes' in options ? options.routes : [options.route]
  const router = createMemoryRouter(routes.map(withFallback), {
    initialEntries: [at],
    getContext: () => new RouterContextProvider(new Map([[routerContext, options.shop]])),
  })
  const screen = render(<RouterProvider router={router} />, { wrapper: surroundings({ ...options, router }) })
  return { ...screen, router }
}

/** jsdom draws nothing, so nothing is ever in view: for pages that look at what is. */
export function seeNothing() {
  class NothingInView {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', NothingInView)
}

/** What stands above every page, for tests of a part: `renderHook(useThing, { wrapper: surroundings() })`. */
export function surroundings({
  shop = emptyShop(),
  phrases = createPhrases({ locale: 'ko' }),
  session,
  dialogs = createDialogs(),
  router,
}: Partial<Above> = {}) {
  return function Surroundings({ children }: { children: ReactNode }) {
    useFollowedLinks(router)
    const inner = (
      <DialogsProvider dialogs={dialogs}>
        <ProblemsProvider router={router}>{children}</ProblemsProvider>
      </DialogsProvider>
    )
    return (
      <ShopProvider value={shop}>
        <PhrasesProvider value={phrases}>
          {session ? <SessionProvider store={session}>{inner}</SessionProvider> : inner}
        </PhrasesProvider>
      </ShopProvider>
    )
  }
}

const emptyShop = () => shopOf<object>().createShop({ contract: {}, transport: () => Promise.reject(unexpected()) })

/** Nothing to see while the loaders run; without saying so, the router warns. */
const withFallback = (route: RouteObject): RouteObject => ({ HydrateFallback: () => null, ...route })
