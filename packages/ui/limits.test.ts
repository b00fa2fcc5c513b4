import { limits, limits as shared } from '@sillage/kit/limits.ts'
import { expect, test } from 'vitest'

test('the widgets keep to the numbers everyone keeps to', () => {
  expect(shared).toMatchObject(limits)
})
