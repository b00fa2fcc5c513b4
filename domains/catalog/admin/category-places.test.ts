import { expect, test } from 'vitest'
import { placeFor } from './category-places.ts'

const category = (id: number, parent_id: number | null, position: number) => ({
  id,
  parent_id,
  position,
  name: String(id),
  name_en: String(id),
  lead: '',
  lead_en: '',
  picture: null,
  hidden: false,
})
const tree = [category(1, null, 0), category(2, null, 1), category(3, 2, 0), category(4, 2, 1)]
const [first, second, third, fourth] = tree

test.each([
  ['up', second, { parent_id: null, position: 0 }],
  ['up', first, null],
  ['down', first, { parent_id: null, position: 1 }],
  ['down', second, null],
  ['in', second, { parent_id: 1, position: 0 }],
  ['in', fourth, { parent_id: 3, position: 0 }],
  ['in', first, null],
  ['out', third, { parent_id: null, position: 2 }],
  ['out', first, null],
] as const)('%s moves by one step', (move, from, place) => {
  if (!from) throw new Error('no category')
  expect(placeFor(tree, from, move)).toEqual(place)
})
