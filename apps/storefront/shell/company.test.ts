import { demoCompany as company } from '@sillage/domains/setting/company.ts'
import { policies } from '@sillage/domains/setting/server/templates/policies.ts'
import { expect, test } from 'vitest'

/** The last digit of a registration number follows from the nine before it. */
function lastDigit(number: string) {
  const digits = [...number.replaceAll('-', '')].map(Number)
  const weighed = [1, 3, 7, 1, 3, 7, 1, 3, 5].map((weight, at) => weight * (digits[at] ?? 0))
  const sum = weighed.reduce((all, one) => all + one, Math.floor(((digits[8] ?? 0) * 5) / 10))
  return (10 - (sum % 10)) % 10
}

test.each([
  ['220-81-62517', 7],
  ['120-81-47521', 1],
  ['124-81-00998', 8],
])('the check knows a real number: %s', (number, digit) => expect(lastDigit(number)).toBe(digit))

test('the registration number is a possible one', () => {
  expect(company.registration).toMatch(/^\d{3}-\d{2}-\d{5}$/)
  expect(lastDigit(company.registration)).toBe(Number(company.registration.at(-1)))
})

test('the terms and the privacy policy name the company as the footer does', () => {
  const newest = (kind: string) => JSON.stringify(policies.findLast((policy) => policy.kind === kind))
  const { name, ceo, registration, mail_order, address, phone, email, privacy_officer } = company
  const missing = (text: string, words: string[]) => words.filter((word) => !text.includes(word))
  expect(missing(newest('terms'), [name, ceo, registration, mail_order, address, phone, email])).toEqual([])
  expect(missing(newest('privacy'), [name, address, phone, email, privacy_officer])).toEqual([])
})
