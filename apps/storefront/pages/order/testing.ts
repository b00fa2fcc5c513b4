import cart from '@sillage/domains/cart/english.json' with { type: 'json' }
import { contract } from '@sillage/domains/contract.ts'
import english from '@sillage/domains/order/english.json' with { type: 'json' }
import { createShop } from '@sillage/domains/shop.ts'
import type { testShop } from '@sillage/domains/testing.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { createSessionStore, visitor } from '@sillage/web-kit/session-store.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import type { ComponentType } from 'react'
import { Component } from '../order-page.tsx'

type TestShop = Awaited<ReturnType<typeof testShop>>

type Opened = { at: string; route: { path: string; Component: ComponentType } }

/** A page of the shop, opened by hana. */
export async function openPage(shop: TestShop, opened: Opened, locale: 'ko' | 'en' = 'ko') {
  const browser = await browserOf({ ...shop, mb_id: 'hana' })
  const user = { mb_id: 'hana', is_admin: false, mb_name: '김하나', mb_hp: '', grade: 'general' }
  renderPage({
    shop: createShop({ contract, transport: injectTransport(shop.app, browser) }),
    ...opened,
    phrases: createPhrases({ locale, package: { ...cart, ...english } }),
    session: createSessionStore(async () => ({ ...visitor, checked: true, user })),
  })
}

/** An order of hana's, opened by her. */
export const openOrder = (shop: TestShop, order_id: number, locale: 'ko' | 'en' = 'ko') =>
  openPage(shop, { at: `/my-page/order/${order_id}`, route: { path: '/my-page/order/:orderId', Component } }, locale)
