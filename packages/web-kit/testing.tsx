import { configure, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterContextProvider, RouterProvider } from 'react-router'
import { createDialogs, type Dialogs } from './dialog-queue.ts'
import { DialogsProvider } from './dialogs.tsx'
import { createPhrases, type Phrases, PhrasesProvider } from './phrases.ts'
import { SessionProvider } from './session.tsx'
import { createSessionStore, type SessionStore, visitor } from './session-store.ts'
import { routerContext, type Shop, ShopProvider } from './shop.ts'

// On a busy machine the first page of a file takes its time to be compiled.
configure({ asyncUtilTimeout: 10_000 })

type Options = {
  shop: Shop<object>
  at: string
  phrases?: Phrases
  session?: SessionStore
  dialogs?: Dialogs
} & ({ route: RouteObject } | { routes: RouteObject[] })

/** Draws the page at an address as the shop would, for tests: Korean and for a visitor unless told otherwise. */
export function renderPage({ shop, at, phrases, session, dialogs = createDialogs(), ...page }: Options) {
  const routes = 'routes' in page ? page.routes : [page.route]
  const router = createMemoryRouter(routes.map(withFallback), {
    initialEntries: [at],
    getContext: () => new RouterContextProvider(new Map([[routerContext, shop]])),
  })
  const screen = render(
    <ShopProvider value={shop}>
      <PhrasesProvider value={phrases ?? createPhrases({ locale: 'ko' })}>
        <SessionProvider store={session ?? createSessionStore(async () => visitor)}>
          <DialogsProvider dialogs={dialogs}>
            <RouterProvider router={router} />
          </DialogsProvider>
        </SessionProvider>
      </PhrasesProvider>
    </ShopProvider>,
  )
  return { ...screen, router }
}

/** Nothing to see while the loaders run; without saying so, the router warns. */
const withFallback = (route: RouteObject): RouteObject => ({ HydrateFallback: () => null, ...route })
