import { expect, test } from 'vitest'
import { changesOf, emptyDraft, mergeDrafts } from './draft.ts'

const base = { ...emptyDraft, name: '무화과', price_krw: '42,000', price_usd: '31.00', summary: '그늘' }

test('only what differs is sent', () => {
  const { body, errors } = changesOf({ ...base, price_krw: '39,000', category_ids: [2] }, base)
  expect(body).toEqual({ product: { price_krw: 39_000 }, category_ids: [2] })
  expect(errors).toEqual({})
})

test('a number that cannot be read is said at its field', () => {
  expect(changesOf({ ...base, price_usd: 'many' }, base).errors).toEqual({ price_usd: ['숫자가 아니에요'] })
})

test('a time of the shop is sent as an instant, a story by its paragraphs', () => {
  const { body } = changesOf({ ...base, sale_from: '2026-12-01T09:00', story: '하나\n\n둘' }, base)
  expect(body.product).toEqual({ sale_from: '2026-12-01T09:00:00+09:00', story: ['하나', '둘'] })
})

test('what two people changed apart is merged, and what both changed is asked', () => {
  const mine = { ...base, name: '내 이름', price_krw: '39,000' }
  const theirs = { ...base, name: '그 이름', summary: '다른 소개' }
  const { merged, conflicts } = mergeDrafts({ base, mine, theirs })
  expect(conflicts).toEqual(['name'])
  expect(merged).toMatchObject({ name: '내 이름', price_krw: '39,000', summary: '다른 소개' })
})
