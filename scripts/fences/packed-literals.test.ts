import { expect, test } from 'vitest'
import { packedLiterals } from './packed-literals.ts'
import { found } from './testing.ts'

test.each(['const a = { ...{ b: 1, c: 2 } }', 'const a = [...[1, 2], 3]', 'call(...[1, 2])'])(
  '%s is refused',
  (text) => {
    expect(found(packedLiterals, { 'packages/kit/a.ts': text })).toEqual([
      'packages/kit/a.ts:1 a literal is spread into a literal: write its parts out',
    ])
  },
)

test('attributes packed into one literal are refused', () => {
  expect(found(packedLiterals, { 'packages/ui/a.tsx': 'const a = <B {...{ c, d }} />' })).toHaveLength(1)
  expect(found(packedLiterals, { 'packages/ui/a.tsx': 'const a = <B {...c} d={1} />' })).toEqual([])
})

test.each(['const a = { ...b, ...(c && { d: 1 }) }', 'const a = [...b, ...(c ? [1] : [])]', 'call(...b)'])(
  '%s is fine',
  (text) => {
    expect(found(packedLiterals, { 'packages/kit/a.ts': text })).toEqual([])
  },
)
