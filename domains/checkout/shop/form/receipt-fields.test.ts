import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { withKnown } from './receipt-fields.tsx'

const known = {
  company: '밀랍상회',
  representative: '정유진',
  business_number: '214-86-55210',
  business_type: '소매, 향초, 비누',
  name: '정유진',
  hp: '010-4567-8901',
  email: 'maker@example.com',
  addr1: '서울 성동구',
  addr2: '1층',
}
const { receipt } = emptyDraft

test('a tax invoice is filled in with the company the shop knows', () => {
  expect(withKnown({ ...receipt, kind: 'tax_invoice' }, known)).toEqual({
    kind: 'tax_invoice',
    number: '214-86-55210',
    company: {
      name: '밀랍상회',
      ceo: '정유진',
      address: '서울 성동구 1층',
      type: '소매',
      item: '향초, 비누',
      email: 'maker@example.com',
    },
  })
})

test('what was typed stays, and a person’s receipt knows of no company', () => {
  const typed = { ...receipt, kind: 'tax_invoice', company: { ...receipt.company, name: '다른 회사' } }
  expect(withKnown(typed, known).company).toEqual(typed.company)
  const personal = { ...receipt, kind: 'cash_income' }
  expect(withKnown(personal, known)).toBe(personal)
  expect(withKnown(typed, undefined)).toBe(typed)
})
