// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
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
  // Of the shop's calls it makes this one only.
  countVisits(router, { insight: { visit: report } } as unknown as Parameters<typeof countVisits>[1])
  const go = (pathname: string) => {
    router.state = { location: { pathname } }
    for (const hear of hears) hear()
  }
  return { steps, go }
}

test('each step of a visit is counted once, however often its pages are opened', () => {
  const { steps, go } = visit('/')
  for (const pathname of ['/shop/product/7', '/shop/cart', '/shop/product/8', '/shop/cart', '/shop/order-form', '/'])
    go(pathname)
  expect(steps).toEqual(['visit', 'product', 'cart', 'checkout'])
})

test('the same tab loaded again goes on with its visit', () => {
  visit('/tssa/product/3')
  const { steps, go } = visit('/shop/cart')
  go('/shop/category/1')
  expect(steps).toEqual(['cart'])
})
