import type { PostState } from '../board/words.ts'

/** daily comes again on another day; once never. */
export const popupTypes = ['daily', 'once'] as const
/** A browser remembers so many popups it has seen, and is shown no more at once. */
export const popupsRemembered = 5

export const popupDevices = ['all', 'desktop', 'phone'] as const

type Standing = { active: boolean; starts_on: string | null; ends_on: string | null }

/** How a popup stands on a day of Seoul: a draft, to come, shown or over. One that is not active is a draft. */
export function popupStateOn(day: string, { active, starts_on, ends_on }: Standing): PostState {
  if (!active) return 'draft'
  if (starts_on && day < starts_on) return 'scheduled'
  return ends_on && ends_on < day ? 'ended' : 'published'
}
