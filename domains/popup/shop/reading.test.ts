import { expect, test } from 'vitest'
import type { Popup } from '../contract.ts'
import { isRead, markRead, popupsFor } from './reading.ts'

const daily = { id: 1, type: 'daily' } as const
const once = { id: 2, type: 'once' } as const
const readAt = (at: string) => [1, 2].map((id) => ({ id, read_at: at }))

test('nothing was read that is not on record', () => {
  expect(isRead(daily, [], new Date())).toBe(false)
  expect(isRead(once, [{ id: 9, read_at: new Date().toISOString() }], new Date())).toBe(false)
})

test('a daily popup comes again the next day, one that comes once does not', () => {
  const records = readAt('2026-03-05T01:00:00Z')
  expect(isRead(daily, records, new Date('2026-03-05T10:00:00Z'))).toBe(true)
  expect(isRead(daily, records, new Date('2026-03-06T01:00:00Z'))).toBe(false)
  expect(isRead(once, records, new Date('2027-01-01T00:00:00Z'))).toBe(true)
})

test('the day is Seoul’s: it turns at 15:00 in Greenwich', () => {
  const records = readAt('2026-03-05T14:59:00Z')
  expect(isRead(daily, records, new Date('2026-03-05T14:59:59Z'))).toBe(true)
  expect(isRead(daily, records, new Date('2026-03-05T15:00:00Z'))).toBe(false)
})

test('the same day number a month later counts as the same day, as the rule says', () => {
  expect(isRead(daily, readAt('2026-03-05T03:00:00Z'), new Date('2026-04-05T03:00:00Z'))).toBe(true)
})

test('five are remembered, the oldest is forgotten, and reading again makes no second record', () => {
  const now = new Date('2026-03-05T03:00:00Z')
  const old = [1, 2, 3, 4].map((id) => ({ id, read_at: '2026-01-01T00:00:00.000Z' }))
  const after = markRead(old, [{ id: 3 }, { id: 5 }, { id: 6 }], now)
  expect(after.map(({ id }) => id)).toEqual([2, 4, 3, 5, 6])
  expect(after.at(2)?.read_at).toBe(now.toISOString())
})

test('each screen gets its own, and no one more than five', () => {
  const picture = { src: '', width: 1, height: 1, widths: [], tone: '' }
  const popup = (id: number, device: Popup['device']): Popup => ({
    id,
    device,
    type: 'daily',
    active: true,
    title: '',
    title_en: '',
    thumbnail_ko: picture,
    thumbnail_en: null,
    link: '',
    link_en: '',
  })
  const mixed = [popup(1, 'phone'), popup(2, 'desktop'), popup(3, 'all')]
  expect(popupsFor(mixed, { desktop: true }).map(({ id }) => id)).toEqual([2, 3])
  expect(popupsFor(mixed, { desktop: false }).map(({ id }) => id)).toEqual([1, 3])
  const many = Array.from({ length: 8 }, (_, index) => popup(index, 'all'))
  expect(popupsFor(many, { desktop: true })).toHaveLength(5)
})
