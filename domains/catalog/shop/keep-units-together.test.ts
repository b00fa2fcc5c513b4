import { expect, test } from 'vitest'
import { keepUnitsTogether } from './keep-units-together.ts'

test('a number keeps its unit beside it, and nothing else is tied', () => {
  expect(keepUnitsTogether('마지막 날 50 ml를 지어요.')).toBe('마지막 날 50\u00a0ml를 지어요.')
  expect(keepUnitsTogether('Trim the wick to 5 mm, pour at 55 °C.')).toBe(
    'Trim the wick to 5\u00a0mm, pour at 55\u00a0°C.',
  )
  expect(keepUnitsTogether('Two of 12 glasses')).toBe('Two of 12 glasses')
})
