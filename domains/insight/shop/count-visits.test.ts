// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest'
import { createShopSession, visitor } from '../../session.ts'
import { countVisits } from './count-visits.ts'

beforeEach(() => sessionStorage.clear())

/** A tab that goes from page to page, and what it reported. */
function visit(first: string) {
  const steps: string[] = []
  const hears: (() => void)[] = []
  const router = {
    state: { location: { pathname: first } },
    subscribe: (hear: () => void) => {
      hears.push(hear)
      return () => undefined
    },
  }
  const report = ({ body }: { body: { step: string } }) => {
    steps.push(body.step)
    return Promise.resolve({ message: '' })
  }
  const session = createShopSession(async () => visitor)
  // Of the shop's calls it makes this one only.
  countVisits(router, session, { insight: { visit: report } } as unknown as Parameters<typeof countVisits>[2])
  const go = (pathname: string) => {
    router.state = { location: { pathname } }
    for (const hear of hears) hear()
  }
  return { steps, go, session }
}

test('each step of a visit is counted once, however often its pages are opened', async () => {
  const { steps, go, session } = visit('/')
  await session.refresh()
  for (const pathname of ['/shop/product/7', '/shop/cart', '/shop/product/8', '/shop/cart', '/shop/order-form', '/'])
    go(pathname)
  expect(steps).toEqual(['visit', 'product', 'cart', 'checkout'])
})

test('the same tab loaded again goes on with its visit', async () => {
  await visit('/tssa/product/3').session.refresh()
  const { steps, go, session } = visit('/shop/cart')
  await session.refresh()
  go('/shop/category/1')
  expect(steps).toEqual(['cart'])
})

test('nothing is reported before the session has answered, which sets the cookie of every report', async () => {
  const { steps, session } = visit('/shop/cart')
  expect(steps).toEqual([])
  await session.refresh()
  expect(steps).toEqual(['visit', 'cart'])
})
