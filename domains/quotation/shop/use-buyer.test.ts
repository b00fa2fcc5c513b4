import { expect, test } from 'vitest'
import { emptyDraft, noBuyer } from './draft.ts'
import { withKnown } from './use-buyer.ts'

const known = {
  company: '밀랍상회',
  representative: '정유진',
  business_number: '214-86-55210',
  business_type: '소매, 향초',
  name: '정유진',
  hp: '010-4567-8901',
  email: 'maker@example.com',
  addr1: '서울 성동구',
  addr2: '1층',
}

test('a company the shop knows is filled in, beside what is noted', () => {
  const noted = { ...emptyDraft, buyer: { ...noBuyer, memo: '금요일까지' } }
  const { company, name, hp, email } = known
  expect(withKnown(noted, known).buyer).toEqual({ company, name, hp, email, memo: '금요일까지' })
})

test('anyone who was written down stays, and alone', () => {
  const written = { ...emptyDraft, buyer: { ...noBuyer, name: '이손님' } }
  expect(withKnown(written, known)).toBe(written)
})
