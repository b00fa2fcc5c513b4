import type { ShopContract } from '@sillage/domains/contract.ts'
import type { ShopSession } from '@sillage/domains/session.ts'
import { DialogsProvider } from '@sillage/web-kit/dialogs.tsx'
import { useFollowedLinks } from '@sillage/web-kit/follow-links.ts'
import { OriginProvider } from '@sillage/web-kit/origin.ts'
import { type Phrases, PhrasesProvider } from '@sillage/web-kit/phrases.ts'
import { ProblemsProvider } from '@sillage/web-kit/problems.tsx'
import { SessionProvider } from '@sillage/web-kit/session.tsx'
import { type Shop, ShopProvider } from '@sillage/web-kit/shop.ts'
import type { ReactNode } from 'react'
import type { DataRouter } from 'react-router'

type Props = {
  origin: string
  shop: Shop<ShopContract>
  phrases: Phrases
  session: ShopSession
  /** The browser's; the server leads no one anywhere. */
  router?: DataRouter
  children: ReactNode
}

/** What stands above every page, the same on the server and in the browser. */
export function App({ origin, shop, phrases, session, router, children }: Props) {
  useFollowedLinks(router)
  return (
    <ShopProvider value={shop}>
      <PhrasesProvider value={phrases}>
        <SessionProvider store={session}>
          <DialogsProvider>
            <ProblemsProvider router={router}>
              <OriginProvider value={origin}>{children}</OriginProvider>
            </ProblemsProvider>
          </DialogsProvider>
        </SessionProvider>
      </PhrasesProvider>
    </ShopProvider>
  )
}
