import { expect, test } from 'vitest'
import { piecesOf } from './parcel-pieces.tsx'

type Lines = Parameters<typeof piecesOf>[0]
// Only what the choice looks at.
const lines = [
  { id: 1, quantity: 3 },
  { id: 2, quantity: 1 },
] as unknown as Lines

test('everything is sent without naming a piece; a part names its pieces, and never more than there are', () => {
  expect(piecesOf(lines, {})).toBeUndefined()
  expect(piecesOf(lines, { 1: 3, 2: 9 })).toBeUndefined()
  expect(piecesOf(lines, { 1: 2 })).toEqual([
    { line_id: 1, quantity: 2 },
    { line_id: 2, quantity: 1 },
  ])
  expect(piecesOf(lines, { 1: 0 })).toEqual([{ line_id: 2, quantity: 1 }])
  expect(piecesOf(lines, { 1: 0, 2: 0 })).toEqual([])
})
