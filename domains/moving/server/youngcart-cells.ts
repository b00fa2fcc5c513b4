/** A whole number; 0 where there is none. */
export const numberOf = (cell: string | undefined) => Math.trunc(Number(cell ?? 0)) || 0

/** A moment as MySQL writes it, in Seoul; null for its zero day. */
export function dayOf(cell: string | undefined): Date | null {
  const [, day, time = '00:00:00'] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?/.exec(cell ?? '') ?? []
  if (!day || day.startsWith('0000')) return null
  const at = new Date(`${day}T${time}+09:00`)
  return Number.isNaN(at.getTime()) ? null : at
}
