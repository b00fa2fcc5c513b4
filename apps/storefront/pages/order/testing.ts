import cart from '@sillage/domains/cart/english.json' with { type: 'json' }
import order from '@sillage/domains/order/english.json' with { type: 'json' }
import type { testShop } from '@sillage/domains/testing.ts'
import { openPage as openAnyPage } from '@sillage/domains/testing-page.tsx'
import type { ComponentType } from 'react'
import { Component } from '../order-page.tsx'

type TestShop = Awaited<ReturnType<typeof testShop>>

type Opened = { at: string; route: { path: string; Component: ComponentType } }

/** A page about orders, opened by hana. */
export const openPage = (shop: TestShop, { at, route }: Opened, locale: 'ko' | 'en' = 'ko') =>
  openAnyPage(shop, { at, ...route }, { locale, english: { ...cart, ...order } })

/** An order of hana's, opened by her. */
export const openOrder = (shop: TestShop, order_id: number, locale: 'ko' | 'en' = 'ko') =>
  openPage(shop, { at: `/my-page/order/${order_id}`, route: { path: '/my-page/order/:orderId', Component } }, locale)
