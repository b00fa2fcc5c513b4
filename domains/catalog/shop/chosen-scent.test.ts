import { expect, test } from 'vitest'
import type { Product } from '../contract.ts'
import { fig, variant } from '../testing/shown-product.ts'
import { chosenScent } from './chosen-scent.ts'

const notes = (name: string): Product['notes'] => [{ stage: 'top', name, name_en: name }]
const piece = (id: number, of: number[], scent: Pick<Product, 'trail' | 'notes'>): Product['parts'][number] => ({
  variant_id: id,
  product_id: id,
  kind: 'goods',
  name: '',
  name_en: '',
  picture: fig.picture,
  quantity: 1,
  has_page: true,
  of,
  ...scent,
})

const hinoki = {
  trail: { hours: 9, families: ['wood', 'green', 'musk'] },
  notes: notes('편백'),
} satisfies Partial<Product>
const tangerine = {
  trail: { hours: 3, families: ['citrus', 'fruit', 'musk'] },
  notes: notes('귤'),
} satisfies Partial<Product>
const honey = {
  trail: { hours: 2, families: ['floral', 'musk', 'wood'] },
  notes: notes('꿀'),
} satisfies Partial<Product>

/** Sold with one oil or the other; the wax, which smells too, lies in both boxes. */
const kit: Product = {
  ...fig,
  kind: 'kit',
  variants: [variant(1, ['귤']), variant(2, ['편백'])],
  parts: [piece(11, [1, 2], honey), piece(12, [1], tangerine), piece(13, [2], hinoki)],
}

test('a kit smells of the oil that was chosen', () => {
  expect(chosenScent(kit, 1)).toMatchObject(tangerine)
  expect(chosenScent(kit, 2)).toMatchObject(hinoki)
})

test('what has no oil to choose, or several at once, smells of itself', () => {
  const own = { trail: fig.trail, notes: fig.notes }
  expect(chosenScent(fig, 3)).toEqual(own)
  expect(chosenScent(kit, undefined)).toEqual(own)
  expect(chosenScent({ ...kit, parts: [...kit.parts, piece(14, [2], tangerine)] }, 2)).toEqual(own)
})
