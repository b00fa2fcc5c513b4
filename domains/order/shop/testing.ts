import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { createSessionStore, visitor } from '@sillage/web-kit/session-store.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import type { testShop } from '../../testing.ts'
import english from '../english.json' with { type: 'json' }
import { Component } from './order-page.tsx'

type TestShop = Awaited<ReturnType<typeof testShop>>

/** An order of hana's, opened by her. */
export async function openOrder(shop: TestShop, order_id: number, locale: 'ko' | 'en' = 'ko') {
  const browser = await browserOf({ ...shop, mb_id: 'hana' })
  const user = { mb_id: 'hana', is_admin: false, mb_name: '김하나', mb_hp: '', grade: 'general' }
  renderPage({
    shop: createShop({ contract, transport: injectTransport(shop.app, browser) }),
    at: `/my-page/order/${order_id}`,
    route: { path: '/my-page/order/:orderId', Component },
    phrases: createPhrases({ locale, package: english }),
    session: createSessionStore(async () => ({ ...visitor, user })),
  })
}
