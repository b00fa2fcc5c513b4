import type { ShopContract } from '@sillage/domains/contract.ts'
import { LinkProvider } from '@sillage/ui/anchor.tsx'
import { DialogsProvider } from '@sillage/web-kit/dialogs.tsx'
import { OriginProvider } from '@sillage/web-kit/origin.ts'
import { type Phrases, PhrasesProvider } from '@sillage/web-kit/phrases.ts'
import { ProblemsProvider } from '@sillage/web-kit/problems.tsx'
import { SessionProvider } from '@sillage/web-kit/session.tsx'
import type { SessionStore } from '@sillage/web-kit/session-store.ts'
import { type Shop, ShopProvider } from '@sillage/web-kit/shop.ts'
import { type ReactNode, useMemo } from 'react'
import type { DataRouter } from 'react-router'
import { linkBeside, routerLink } from './links.tsx'

type Props = {
  origin: string
  shop: Shop<ShopContract>
  phrases: Phrases
  session: SessionStore
  /** The browser's; the server leads no one anywhere. */
  router?: DataRouter
  children: ReactNode
}

/** What stands above every page, the same on the server and in the browser. */
export function App({ origin, shop, phrases, session, router, children }: Props) {
  const beside = useMemo(() => linkBeside(router), [router])
  return (
    <ShopProvider value={shop}>
      <PhrasesProvider value={phrases}>
        <SessionProvider store={session}>
          <LinkProvider value={beside}>
            <DialogsProvider>
              <LinkProvider value={routerLink}>
                <ProblemsProvider router={router}>
                  <OriginProvider value={origin}>{children}</OriginProvider>
                </ProblemsProvider>
              </LinkProvider>
            </DialogsProvider>
          </LinkProvider>
        </SessionProvider>
      </PhrasesProvider>
    </ShopProvider>
  )
}
