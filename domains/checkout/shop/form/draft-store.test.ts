import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { createDraftStore } from './draft-store.ts'

/** A tab's storage, as far as the store uses it. */
function openStore() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    // What else a storage has is not touched.
  } as Storage
  return { store: createDraftStore(() => storage), kept }
}

const typed = {
  ...emptyDraft,
  buyer: { name: '이손님', hp: '010-2222-3333', email: 'guest@example.com' },
  line_coupons: { '12': 7 },
}

test('a draft is read back as it was written, until it is forgotten', () => {
  const { store } = openStore()
  store.write(typed)
  expect(store.read('')).toEqual(typed)
  store.forget()
  expect(store.read('')).toBe(null)
})

test('a guest’s draft becomes theirs when they sign in; a member’s draft is never shown to another person', () => {
  const { store } = openStore()
  store.write(typed)
  expect(store.read('hana')).toEqual(typed)
  store.write({ ...typed, owner: 'hana' })
  expect(store.read('hana')?.buyer.name).toBe('이손님')
  expect(store.read('duri')).toBe(null)
  expect(store.read('')).toBe(null)
})

test('whatever has another shape is left out, and another version is forgotten', () => {
  const { store, kept } = openStore()
  const odd = {
    ...typed,
    buyer: { name: 5 },
    points: 'many',
    consents: null,
    line_coupons: { '12': 'x', '13': 8 },
    extra: 1,
  }
  kept.set('checkout', JSON.stringify({ version: 1, draft: odd }))
  expect(store.read('')).toEqual({ ...typed, buyer: emptyDraft.buyer, line_coupons: { '13': 8 } })
  kept.set('checkout', JSON.stringify({ version: 0, draft: typed }))
  expect(store.read('')).toBe(null)
  kept.set('checkout', '{')
  expect(store.read('')).toBe(null)
})

test('a tab without storage has no draft, and nothing breaks', () => {
  const store = createDraftStore(() => {
    throw new Error('storage is switched off')
  })
  store.write(typed)
  store.forget()
  expect(store.read('')).toBe(null)
})
