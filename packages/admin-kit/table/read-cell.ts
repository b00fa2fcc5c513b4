import { seoulDay } from '@sillage/kit/time.ts'

/** A day or a time of the shop, such as `2026-12-01` or `2026.12.1 09:00`, as an instant; null where it is neither. */
export function momentIn(text: string): string | null {
  const [, year, month = '', day = '', hour = '0', minute = '00'] =
    /^(\d{4})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})\.?(?:[\sT]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/.exec(text) ?? []
  if (year === undefined) return null
  const two = (digits: string) => digits.padStart(2, '0')
  const at = new Date(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:00+09:00`)
  // 31 February is no day, though it could be counted on to one.
  const isDay = !Number.isNaN(at.getTime()) && Number(seoulDay(at).slice(8)) === Number(day)
  return isDay ? at.toISOString() : null
}

/** Digits with or without thousands marks and a currency; with two decimals dollars become cents. */
export function numberIn(text: string, decimals: number): number | null {
  const bare = text.replace(/[,\s₩$원개]/g, '').replace(/\.0+$/, '')
  const [, whole, rest = ''] = /^(\d{1,10})(?:\.(\d+))?$/.exec(bare) ?? []
  if (whole === undefined || rest.replace(/0+$/, '').length > decimals) return null
  return Number(whole) * 10 ** decimals + Number(rest.slice(0, decimals).padEnd(decimals, '0') || 0)
}
