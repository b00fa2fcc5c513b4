import { expect, test } from 'vitest'
import english from '../../../order/english.json' with { type: 'json' }
import { bankName } from './banks.ts'

test('every bank that keeps a virtual account for a buyer has a name in English', () => {
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
  const banks = codes.map(bankName).filter((name) => /[가-힣]/.test(name))
  expect(banks.length).toBeGreaterThan(20)
  expect(banks.filter((name) => !(name in english))).toEqual([])
})
