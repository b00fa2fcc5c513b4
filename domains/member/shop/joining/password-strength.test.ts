import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test('for a short one the form says how much is missing', () => {
  expect(strengthOf('일곱글자예요')).toEqual({ is: 'short', missing: 4 })
  expect(strengthOf('')).toEqual({ is: 'empty' })
})

test.each(['aaaaaaaaaaaa', '1234567890', '0987654321', 'abcdefghijkl', 'hana_kimhana_kim12'])(
  '%s is weak',
  (password) => {
    expect(strengthOf(password, 'hana_kim').is).toBe('weak')
  },
)

test.each(['candlewick7', '머무는향기2026년'])('%s will do: no signs are forced', (password) => {
  expect(strengthOf(password, 'hana_kim').is).toBe('fair')
})

test('a sentence is good', () => {
  expect(strengthOf('비 오는 날 무화과 그늘에서', 'hana').is).toBe('good')
})
