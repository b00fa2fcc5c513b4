// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { quotationLimits } from '../words.ts'
import {
  emptyDraft,
  isFull,
  lineKey,
  withBuyer,
  withLine,
  withLineAt,
  withoutLine,
  withQuantity,
  withVariant,
} from './draft.ts'
import { createDraftStore } from './draft-store.ts'
import { draftText, parseDraft } from './draft-text.ts'

beforeEach(() => localStorage.clear())

const fig = { product_id: 7, variant_id: 71 }
const rain = { product_id: 8, variant_id: null }
const tab = () => createDraftStore(() => localStorage)
const stored = () => localStorage.getItem('quotation_draft')

test('what was written is there after a reload', () => {
  const before = tab()
  before.change((draft) => withLine(draft, fig, 12))
  before.change((draft) => withLine(draft, rain))
  before.change((draft) => withBuyer(draft, 'company', '달밤 공방'))
  expect(tab().get()).toEqual({
    lines: [
      { ...fig, quantity: 12 },
      { ...rain, quantity: 1 },
    ],
    buyer: { company: '달밤 공방', name: '', hp: '', email: '', memo: '' },
    request_key: '',
  })
  expect(stored()).not.toMatch(/price|amount|krw/)
})

test('the same draft is the same object until something changes', () => {
  const store = tab()
  store.change((draft) => withLine(draft, fig))
  const seen = store.get()
  expect(store.get()).toBe(seen)
  store.change((draft) => draft)
  expect(store.get()).toBe(seen)
  store.change((draft) => withLine(draft, fig))
  expect(store.get()).not.toBe(seen)
})

test('a change in another tab is heard and taken over, and what this tab writes next builds on it', () => {
  const [here, there] = [tab(), tab()]
  const heard = vi.fn()
  const leave = here.subscribe(heard)
  there.change((draft) => withLine(draft, fig))
  // A browser tells the other tabs; jsdom has only one.
  window.dispatchEvent(new StorageEvent('storage', { key: 'quotation_draft', newValue: stored() }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'lang' }))
  expect(heard).toHaveBeenCalledTimes(1)
  here.change((draft) => withLine(draft, rain))
  expect(there.get().lines.map(lineKey)).toEqual(['7-71', '8-0'])
  leave()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard).toHaveBeenCalledTimes(2) // its own change was the second
})

test('without storage the draft lasts as long as the page, and says so', () => {
  const store = createDraftStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(store.get()).toBe(emptyDraft)
  store.change((draft) => withLine(draft, fig))
  store.change((draft) => withLine(draft, fig))
  expect(store.get().lines).toEqual([{ ...fig, quantity: 2 }])
  expect(store.isKept()).toBe(false)
})

test.each([
  ['nothing', null],
  ['no JSON', '{"version":1,'],
  ['a word', '"견적"'],
  ['a list', '[1,2]'],
  ['another version', '{"version":2,"lines":[{"product_id":7,"variant_id":71,"quantity":1}]}'],
  ['lines that are none', '{"version":1,"lines":"7","buyer":null}'],
])('%s in storage is an empty draft', (_, text) => {
  expect(parseDraft(text)).toEqual(emptyDraft)
})

test('of a damaged draft the sound lines are kept', () => {
  const good = { product_id: 7, variant_id: null, quantity: 3 }
  const lines = [
    null,
    { ...good, product_id: '7' },
    { ...good, quantity: 0 },
    { ...good, quantity: 1.5 },
    { ...good, variant_id: {} },
    good,
    good,
    { ...good, product_id: 8, quantity: 1e9, price: 1 },
  ]
  const buyer = { company: 7, name: '가'.repeat(100), hp: '010' }
  const draft = parseDraft(JSON.stringify({ version: 1, lines, buyer }))
  expect(draft.lines).toEqual([
    { ...good, quantity: 6 },
    { ...good, product_id: 8, quantity: quotationLimits.quantity.max },
  ])
  expect(draft.buyer).toEqual({ company: '', name: '가'.repeat(40), hp: '010', email: '', memo: '' })
})

test('a quantity stays between one and the most', () => {
  const draft = withLine(emptyDraft, fig)
  expect(withQuantity(draft, '7-71', 0).lines[0]?.quantity).toBe(1)
  expect(withQuantity(draft, '7-71', 1e9).lines[0]?.quantity).toBe(9_999)
})

test('a removed line comes back where it was, once', () => {
  const draft = withLine(withLine(emptyDraft, fig, 4), rain)
  const without = withoutLine(draft, '7-71')
  expect(withLineAt(without, 0, { ...fig, quantity: 4 })).toEqual(draft)
  expect(withLineAt(draft, 0, { ...fig, quantity: 9 })).toBe(draft)
})

test('another variant stays in its place, or joins the line that has it', () => {
  const draft = withLine(withLine(emptyDraft, fig, 4), rain)
  expect(withVariant(draft, '7-71', 72).lines).toEqual([
    { ...fig, variant_id: 72, quantity: 4 },
    { ...rain, quantity: 1 },
  ])
  const both = withLine(draft, { ...fig, variant_id: 72 }, 3)
  expect(withVariant(both, '7-71', 72).lines).toEqual([
    { ...rain, quantity: 1 },
    { ...fig, variant_id: 72, quantity: 7 },
  ])
})

test('a full draft takes no further line, but more of what stands on it', () => {
  let draft = emptyDraft
  for (let id = 1; id <= 40; id += 1) draft = withLine(draft, { product_id: id, variant_id: null })
  expect(isFull(draft)).toBe(true)
  expect(draft.lines).toHaveLength(quotationLimits.lines)
  expect(withLine(draft, { product_id: 1, variant_id: null }).lines[0]?.quantity).toBe(2)
  expect(parseDraft(draftText(draft))).toEqual(draft)
})
