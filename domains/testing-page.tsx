import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import type { RouteObject } from 'react-router'
import { contract } from './contract.ts'
import { createShopSession, visitor } from './session.ts'
import { createShop } from './shop.ts'
import type { testShop } from './testing.ts'

type TestShop = Awaited<ReturnType<typeof testShop>>

/** `path` is the address where it has no parameters; `others` are pages that this one leads to. */
type Page = Pick<RouteObject, 'Component' | 'element' | 'loader'> & {
  at: string
  path?: string
  others?: RouteObject[]
}

type Reader = {
  /** Null for a visitor. */ mb_id?: string | null
  locale?: 'ko' | 'en'
  english?: Readonly<Record<string, string>>
}

/** Opens a page as a member who is signed in, by default hana, or as a visitor. */
export async function openPage(
  shop: TestShop,
  { at, path = at, others = [], ...page }: Page,
  { mb_id = 'hana', locale = 'ko', english = {} }: Reader = {},
) {
  if (mb_id) await shop.as(mb_id)
  const browser = await browserOf(mb_id ? { ...shop, mb_id } : shop)
  const user = mb_id ? { mb_id, is_admin: false, mb_name: '김하나', mb_hp: '', grade: 'general' as const } : null
  return renderPage({
    shop: createShop({ contract, transport: injectTransport(shop.app, browser) }),
    at,
    routes: [{ path, ...page }, ...others],
    phrases: createPhrases({ locale, package: english }),
    session: createShopSession(async () => ({ ...visitor, user })),
  })
}
