import { expect, test } from 'vitest'
import { listed } from './listed.ts'
import { found } from './testing.ts'

const wish = {
  'domains/wish/contract.ts': '',
  'domains/wish/server/routes.ts': '',
  'domains/wish/shop/wish-page.tsx': '',
  'domains/wish/admin/wish-page.tsx': '',
}
const lists = {
  'domains/contract.ts': `import { wishes } from './wish/contract.ts'`,
  'domains/routes.ts': `import { wishRoutes } from './wish/server/routes.ts'`,
  'apps/storefront/routes.ts': `export const routes = [page('/wish', 'wish/shop/wish-page', { query: ['page'] })]`,
  'apps/admin/routes.ts': `export const routes = [() => import('@sillage/domains/wish/admin/wish-page.tsx')]`,
}

test('a domain that stands in every list passes', () => {
  expect(found(listed, { ...wish, ...lists })).toEqual([])
})

test.each([
  ['apps/storefront/routes.ts', 'domains/wish/shop/wish-page.tsx this page'],
  ['apps/admin/routes.ts', 'domains/wish/admin/wish-page.tsx this page'],
  ['domains/contract.ts', 'domains/wish/contract.ts this contract'],
  ['domains/routes.ts', 'domains/wish/server/routes.ts this routes'],
])('left out of %s, it is found', (list, what) => {
  const expected = [`${what} does not stand in ${list}`]
  expect(found(listed, { ...wish, ...lists, [list]: '// wish/shop/wish-page.tsx, in a comment only' })).toEqual(
    expected,
  )
})

test('a contract without routes is bound by no one', () => {
  const { 'domains/wish/server/routes.ts': _, ...unbound } = wish
  expect(found(listed, { ...unbound, ...lists })).toEqual([expect.stringContaining('nothing binds this contract')])
})
