import { seoulDay } from '@sillage/kit/time.ts'
import type { Popup } from '../contract.ts'
import { popupsRemembered } from '../words.ts'
import type { ReadPopup } from './read-popups.ts'

const dayOfMonth = (at: Date | string) => seoulDay(at).slice(8)

/** A daily popup counts as read on the same day of the month in Seoul, be it a month later; any other for good. */
export function isRead({ id, type }: Pick<Popup, 'id' | 'type'>, records: ReadPopup[], now: Date) {
  const record = records.findLast((one) => one.id === id)
  if (!record) return false
  return type !== 'daily' || dayOfMonth(record.read_at) === dayOfMonth(now)
}

/** The records once these have been seen; the oldest are forgotten. */
export function markRead(records: ReadPopup[], popups: Pick<Popup, 'id'>[], now: Date): ReadPopup[] {
  const seen = new Set(popups.map(({ id }) => id))
  const others = records.filter(({ id }) => !seen.has(id))
  return [...others, ...popups.map(({ id }) => ({ id, read_at: now.toISOString() }))].slice(-popupsRemembered)
}

/** Those for this screen. No more than can be remembered: one more would come back at every visit. */
export const popupsFor = (popups: Popup[], { desktop }: { desktop: boolean }) =>
  popups.filter(({ device }) => device === 'all' || (device === 'desktop') === desktop).slice(0, popupsRemembered)
