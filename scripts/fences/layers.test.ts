import { expect, test } from 'vitest'
import { layers } from './layers.ts'
import { found } from './testing.ts'

const list =
  "export const layers = [{ name: 'goods', domains: ['catalog', 'cart'] }, { name: 'buying', domains: ['order'] }]"
const house = { 'domains/layers.ts': list }

test.each(['server/a.ts', 'shop/a.tsx', 'contract.ts'])(
  'a domain may not import one that stands after it, from %s',
  (file) => {
    const up = file.includes('/') ? '../..' : '..'
    expect(
      found(layers, { ...house, [`domains/cart/${file}`]: `import type { Order } from '${up}/order/contract.ts'` }),
    ).toEqual([`domains/cart/${file}:1 cart stands before order and may not import it: ${up}/order/contract.ts`])
  },
)

test('one that stands before it is fine, and so are tests and the lists right under domains/', () => {
  expect(
    found(layers, {
      ...house,
      'domains/order/server/a.ts': "import { cart } from '../../cart/contract.ts'\nimport('../../catalog/words.ts')",
      'domains/cart/server/a.test.ts': "import { order } from '../../order/contract.ts'",
      'domains/contract.ts': "import { order } from './order/contract.ts'",
    }),
  ).toEqual([])
})

test('every domain has its place', () => {
  expect(found(layers, { ...house, 'domains/wish/words.ts': 'export {}' })).toEqual([
    'domains/wish does not stand in domains/layers.ts',
  ])
})
