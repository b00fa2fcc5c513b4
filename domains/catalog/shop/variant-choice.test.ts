import { expect, test } from 'vitest'
import { fig, variant } from '../testing/shown-product.ts'
import { changedWith, firstVariant, pricesDiffer, variantWith } from './variant-choice.ts'

const chosen = (id: number) => fig.variants.find((each) => each.id === id)

test('the page opens with the first variant that can be had', () => {
  expect(firstVariant(fig)?.id).toBe(2)
})

test('a product that is sold out opens with the variant whose price its card says', () => {
  const gone = fig.variants.map((each) => ({ ...each, sold_out: true }))
  expect(firstVariant({ ...fig, variants: gone })?.id).toBe(1)
  const dear = fig.variants.find(({ price }) => price.krw.amount !== fig.price.krw.amount)
  if (!dear) throw new Error('all sizes cost the same')
  expect(firstVariant({ ...fig, variants: gone, price: dear.price })?.price).toEqual(dear.price)
})

test('choosing one option keeps the others, where that can be had', () => {
  const full = { ...fig, variants: fig.variants.map((each) => ({ ...each, sold_out: false })) }
  expect(variantWith(full, chosen(3), 0, '180 g')?.id).toBe(1)
  expect(variantWith(full, chosen(3), 1, '나무')?.id).toBe(4)
})

test('everything in stock is one press away, also across a diagonal, and the press says what else changes', () => {
  const across = variantWith(fig, chosen(3), 0, '180 g')
  expect(across?.id).toBe(2)
  expect(variantWith(fig, chosen(3), 1, '나무')?.id).toBe(2)
  expect(across && changedWith(chosen(3), across, 0)).toEqual([null, '나무'])
})

test('of those that can be had the one that keeps most is taken; of those that are gone, too', () => {
  const three = [
    variant(1, ['a', 'x', '1'], { sold_out: true }),
    variant(2, ['a', 'y', '2']),
    variant(3, ['a', 'x', '2']),
  ]
  const of = { ...fig, variants: [...three, variant(4, ['b', 'x', '1'])] }
  expect(variantWith(of, of.variants[3], 0, 'a')?.id).toBe(3)
  const gone = { ...fig, variants: of.variants.map((each) => ({ ...each, sold_out: true })) }
  expect(variantWith(gone, gone.variants[3], 0, 'a')?.id).toBe(1)
})

test('where the other choice was never made, another that can be had takes its place', () => {
  const variants = [
    variant(1, ['180 g', '면']),
    variant(5, ['500 g', '면'], { sold_out: true }),
    variant(6, ['500 g', '둘']),
  ]
  expect(variantWith({ ...fig, variants }, variant(9, ['180 g', '나무']), 0, '500 g')?.id).toBe(6)
})

test('an option that is not sold has no variant', () => {
  expect(variantWith(fig, chosen(2), 0, '1 kg')).toBeUndefined()
})

test('prices stand beside the options only where they differ', () => {
  expect(pricesDiffer(fig)).toBe(true)
  expect(pricesDiffer({ ...fig, variants: fig.variants.slice(0, 2) })).toBe(false)
})
