import { seoulDay, seoulTime } from '@sillage/kit/time.ts'

type Publishing = { draft: boolean; shown_from: string | null; shown_until: string | null }

/** Whether visitors see a post now: where it is read there is nothing else to go to. */
export const isSeen = ({ draft, shown_from, shown_until }: Publishing, now = Date.now()) =>
  !draft &&
  (shown_from === null || Date.parse(shown_from) <= now) &&
  (shown_until === null || now < Date.parse(shown_until))

/** A moment as a field shows it: what is typed is a time in Seoul, wherever the browser is. */
export const typedMoment = (stored: string) => (stored ? `${seoulDay(stored)}T${seoulTime(stored)}` : '')

export const storedMoment = (typed: string) => (typed ? new Date(`${typed.slice(0, 16)}:00+09:00`).toISOString() : '')
