import type { SeedDetail } from '../product-shape.ts'
import { careLine, careRow, madeIn, maker, reportRow, row, same, useByRow } from './details.ts'
import type { Both } from './parts.ts'

const reportOf = (id: number, group: string) => `FB25-${group}-${String((id * 37) % 10_000).padStart(4, '0')}`

type OilFacts = {
  id: number
  flash: number
  candle: number
  diffuser: number
  made: Both
  origin?: Both
}

/** What a maker asks of an oil: when it burns, how much of it, and what IFRA allows. */
export function oilDetails({ id, flash, candle, diffuser, made, origin }: OilFacts): SeedDetail[] {
  return [
    row(['원료', 'Materials'], made),
    row(['인화점', 'Flash point'], same(`${flash} °C`)),
    row(
      ['권장 사용량', 'Usage rate'],
      [`캔들 ${candle}%, 디퓨저 ${diffuser}%`, `Candles ${candle}%, diffusers ${diffuser}%`],
    ),
    row(['넣는 온도', 'Add at'], same(`${Math.min(70, flash - 5)} °C`)),
    row(
      ['IFRA', 'IFRA'],
      [`51차 개정, 12류(캔들) ${candle + 4}%까지`, `51st amendment, category 12 (candles) up to ${candle + 4}%`],
    ),
    useByRow(['그늘에서 24개월', '24 months in the dark']),
    origin ? row(['제조국', 'Made in'], origin) : madeIn,
    maker,
    reportRow(reportOf(id, '06')),
    careRow(['원액을 피부에 바르지 마세요. 불 가까이에 두지 마세요.', 'Never neat on skin. Keep away from flames.']),
    careLine,
  ]
}

type WaxFacts = { id: number; made: Both; melts: number; pours: number; holds: number; origin: Both; use: Both }

/** What a maker asks of a wax: when it melts, when to pour, how much scent it holds. */
export function waxDetails({ id, made, melts, pours, holds, origin, use }: WaxFacts): SeedDetail[] {
  return [
    row(['원료', 'Materials'], made),
    row(['알맞은 곳', 'Best for'], use),
    row(['녹는점', 'Melting point'], same(`${melts} °C`)),
    row(['붓는 온도', 'Pour at'], same(`${pours} °C`)),
    // An additive holds none, and says nothing of it.
    ...(holds > 0 ? [row(['향료', 'Holds fragrance'], [`${holds}%까지`, `Up to ${holds}%`])] : []),
    useByRow(['서늘한 곳에서 24개월', '24 months, kept cool']),
    row(['제조국', 'Made in'], origin),
    maker,
    reportRow(reportOf(id, '05')),
    careRow(['중탕으로 녹여 주세요. 90도를 넘기지 마세요.', 'Melt over water. Do not heat above 90 °C.']),
    careLine,
  ]
}

/** Not everything is measured with a ruler: some of it is weighed, poured or pointed at. */
function sizeRow(size: Both): SeedDetail {
  const [, english] = size
  if (english.includes('°C')) return row(['재는 범위', 'Range'], size)
  return row(/\d (g|ml|L)\b/.test(english) ? ['용량', 'Amount'] : ['크기', 'Size'], size)
}

/** Vessels, wicks, moulds, tools and paper: size, material, care. */
export function thingDetails(of: { amount: Both; size: Both; made: Both; origin?: Both; care: Both }): SeedDetail[] {
  return [
    row(['구성', 'Contents'], of.amount),
    sizeRow(of.size),
    row(['재질', 'Materials'], of.made),
    of.origin ? row(['제조국', 'Made in'], of.origin) : madeIn,
    maker,
    careRow(of.care),
    careLine,
  ]
}
