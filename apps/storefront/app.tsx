import type { ShopContract } from '@sillage/domains/contract.ts'
import { LinkProvider, type LinkRender } from '@sillage/ui/anchor.tsx'
import { DialogsProvider } from '@sillage/web-kit/dialogs.tsx'
import { type Phrases, PhrasesProvider } from '@sillage/web-kit/phrases.ts'
import { ProblemsProvider } from '@sillage/web-kit/problems.tsx'
import { SessionProvider } from '@sillage/web-kit/session.tsx'
import type { SessionStore } from '@sillage/web-kit/session-store.ts'
import { type Shop, ShopProvider } from '@sillage/web-kit/shop.ts'
import type { ReactNode } from 'react'
import { type DataRouter, Link } from 'react-router'

type Props = {
  shop: Shop<ShopContract>
  phrases: Phrases
  session: SessionStore
  /** The browser's; the server leads nobody anywhere. */
  router?: DataRouter
  children: ReactNode
}

// A link to a file or to another site is an ordinary one; the router knows only our own pages.
const routerLink: LinkRender = ({ href, ...rest }) =>
  /^\/(?!\/)/.test(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />

/** What stands above every page, the same on the server and in the browser. */
export function App({ shop, phrases, session, router, children }: Props) {
  return (
    <ShopProvider value={shop}>
      <PhrasesProvider value={phrases}>
        <SessionProvider store={session}>
          <LinkProvider value={routerLink}>
            <DialogsProvider>
              <ProblemsProvider router={router}>{children}</ProblemsProvider>
            </DialogsProvider>
          </LinkProvider>
        </SessionProvider>
      </PhrasesProvider>
    </ShopProvider>
  )
}
