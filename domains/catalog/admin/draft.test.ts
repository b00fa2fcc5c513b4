import { expect, test } from 'vitest'
import { emptyDraft, newVariant } from './draft.ts'
import { changesOf } from './draft-changes.ts'
import { mergeDrafts } from './merge-drafts.ts'

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

test('two people who change different fields of an option both keep their change; the same field is asked', () => {
  const option = { ...newVariant([]), id: 4, sku: 'FIG-1', price_krw: '42,000' }
  const before = { ...base, variants: [option] }
  const theirs = { ...before, variants: [{ ...option, weight_g: '300' }] }
  const mine = { ...before, variants: [{ ...option, price_krw: '39,000' }, newVariant(['큰 것'])] }
  const { merged, conflicts } = mergeDrafts({ base: before, mine, theirs })
  expect(conflicts).toEqual([])
  expect(merged.variants).toMatchObject([{ price_krw: '39,000', weight_g: '300' }, { values: ['큰 것'] }])
  const other = { ...before, variants: [{ ...option, price_krw: '41,000' }] }
  expect(mergeDrafts({ base: before, mine, theirs: other }).conflicts).toEqual(['variants'])
})

test('grade prices, parts and tiers are sent as numbers; an empty row of a notice is left out', () => {
  const option = {
    ...newVariant([]),
    id: 4,
    sku: 'KIT-1',
    weight_g: '180',
    grade_prices: [{ grade: 'wholesale' as const, price_krw: '30,000', price_usd: '22.50' }],
    parts: [{ variant_id: 9, quantity: '2' }],
  }
  const notice = { label: '제조국', label_en: 'Made in', value: '', value_en: '' }
  const draft = {
    ...base,
    variants: [option],
    tiers: [{ grade: 'general' as const, min_quantity: '10', percent: '5' }],
    statutory: [notice, { ...notice, value: '대한민국', value_en: 'Korea' }],
  }
  const { body, errors } = changesOf(draft, base)
  expect(errors).toEqual({})
  expect(body).toMatchObject({
    product: { statutory: [{ value: '대한민국' }] },
    variants: [{ grade_prices: [{ price_krw: 30_000, price_usd: 2_250 }], parts: [{ variant_id: 9, quantity: 2 }] }],
    tiers: [{ grade: 'general', min_quantity: 10, percent: 5 }],
  })
})
