import { limits as shared } from '@sillage/kit/limits.ts'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'

test('the widgets keep to the numbers everyone keeps to', () => {
  expect(shared).toMatchObject(limits)
})
