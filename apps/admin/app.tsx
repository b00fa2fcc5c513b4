import { ShortcutsProvider } from '@sillage/admin-kit/shortcuts.tsx'
import { ToastsProvider } from '@sillage/admin-kit/toasts.tsx'
import type { ShopContract } from '@sillage/domains/contract.ts'
import { type Phrases, PhrasesProvider } from '@sillage/web-kit/phrases.ts'
import { type Shop, ShopProvider } from '@sillage/web-kit/shop.ts'
import type { ReactNode } from 'react'

type Props = { shop: Shop<ShopContract>; phrases: Phrases; children: ReactNode }

/** What stands above every screen of the console. */
export const App = ({ shop, phrases, children }: Props) => (
  <ShopProvider value={shop}>
    <PhrasesProvider value={phrases}>
      <ToastsProvider>
        <ShortcutsProvider>{children}</ShortcutsProvider>
      </ToastsProvider>
    </PhrasesProvider>
  </ShopProvider>
)
