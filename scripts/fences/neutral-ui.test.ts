import { expect, test } from 'vitest'
import { neutralUi } from './neutral-ui.ts'
import { found } from './testing.ts'

test.each([
  ['a file', { 'packages/ui/scent-curve.tsx': '' }, 'packages/ui/scent-curve.tsx packages/ui knows no scent'],
  [
    'a name',
    { 'packages/ui/card.tsx': '\nexport const ProductCard = 1' },
    'packages/ui/card.tsx:2 packages/ui knows no',
  ],
  [
    'a class',
    { 'packages/ui/card.css': '/* a\nb */ .coupon-card {}' },
    'packages/ui/card.css:2 packages/ui knows no coupon',
  ],
])('%s after a thing of the shop is found in packages/ui', (_, files, message) => {
  expect(found(neutralUi, files)).toEqual([expect.stringContaining(message)])
})

test('comments, galleries, tests and domains may speak of the shop', () => {
  const files = {
    'packages/ui/card.tsx': '/** A product. */\nexport const card = 1 // also a coupon',
    'packages/ui/card.css': '/* of a scent */ .card {}',
    'packages/ui/card.gallery.tsx': 'export const product = 1',
    'packages/ui/card.test.tsx': 'const product = 1',
    'domains/catalog/shop/product-card.tsx': 'export const ProductCard = 1',
  }
  expect(found(neutralUi, files)).toEqual([])
})
