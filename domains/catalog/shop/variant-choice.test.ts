import { expect, test } from 'vitest'
import { fig, variant } from './testing.ts'
import { firstVariant, pricesDiffer, variantWith } from './variant-choice.ts'

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

test('choosing one option keeps the others', () => {
  expect(variantWith(fig, chosen(3), 0, '180 g')?.id).toBe(1)
  expect(variantWith(fig, chosen(3), 1, '나무')?.id).toBe(4)
})

test('where the other choice was never made, another that can be had takes its place', () => {
  const variants = [
    variant(1, ['180 g', '면']),
    variant(5, ['500 g', '면'], { sold_out: true }),
    variant(6, ['500 g', '둘']),
  ]
  expect(variantWith({ ...fig, variants }, variant(9, ['180 g', '나무']), 0, '500 g')?.id).toBe(6)
})

test('an option nobody sells has no variant', () => {
  expect(variantWith(fig, chosen(2), 0, '1 kg')).toBeUndefined()
})

test('prices stand beside the options only where they differ', () => {
  expect(pricesDiffer(fig)).toBe(true)
  expect(pricesDiffer({ ...fig, variants: fig.variants.slice(0, 2) })).toBe(false)
})
