import { offerLimits } from '../../catalog/words.ts'
import type { Note } from '../contract.ts'
import type { Moving } from './mover.ts'
import { otherPrice } from './other-price.ts'
import { numberOf } from './youngcart-cells.ts'

type Row = Record<string, string>

/** What stands between the parts of an option's id. */
const between = '\x1e'
const chosen = '0'

/** The options of a product; without any it is its own. What a shop adds on is no option here, and is listed. */
export function variantsOf(it_id: string, data: Row, parts: Row[], moving: Moving) {
  const notes: Note[] = parts
    .filter(({ io_type }) => io_type !== chosen)
    .map(({ io_id = '' }) => ({ text: '추가 옵션은 옮기지 않아요.', detail: io_id.replaceAll(between, ' · ') }))
  const options = parts
    .filter(({ io_type, io_use }) => io_type === chosen && io_use !== '0')
    .map((row) => ({ row, values: (row.io_id ?? '').split(between).map((value) => value.trim()) }))
  const depth = options[0]?.values.length ?? 0
  const sound = options.filter(({ values }) => values.length === depth && values.every((value) => value !== ''))
  for (const { row } of options.filter((each) => !sound.includes(each)))
    notes.push({ text: '읽을 수 없는 옵션이에요.', detail: row.io_id ?? '' })
  if (depth > offerLimits.groups || sound.length === 0)
    return { option_groups: [], variants: [single(it_id, data)], notes }
  return {
    option_groups: groupsOf(data, sound),
    variants: sound.map((each, nth) => variantOf(it_id, data, each, nth, moving)),
    notes,
  }
}

const single = (it_id: string, data: Row) => ({
  sku: it_id,
  values: [],
  price_krw: null,
  price_usd: null,
  weight_g: 0,
  on_hand: stockOf(data, data.it_stock_qty),
})

function variantOf(
  it_id: string,
  data: Row,
  { row, values }: { row: Row; values: string[] },
  nth: number,
  moving: Moving,
) {
  const extra = numberOf(row.io_price)
  const market = numberOf(data.it_cust_price)
  const price = numberOf(data.it_price)
  // What an option adds stands on the price before a sale.
  const price_krw = Math.max(0, (market > price && price > 0 ? market : price) + extra)
  return {
    sku: `${it_id}-${nth + 1}`,
    values,
    price_krw: extra === 0 ? null : price_krw,
    price_usd: extra === 0 ? null : otherPrice(price_krw, moving),
    weight_g: 0,
    on_hand: stockOf(data, row.io_stock_qty),
  }
}

const stockOf = (data: Row, cell: string | undefined) =>
  data.it_soldout === '1' ? 0 : Math.max(0, Math.min(numberOf(cell), offerLimits.stock))

function groupsOf(data: Row, options: { values: string[] }[]) {
  const names = (data.it_option_subject ?? '').split(',').map((name) => name.trim())
  const depth = options[0]?.values.length ?? 0
  return Array.from({ length: depth }, (_, at) => {
    const name = names[at] || `옵션 ${at + 1}`
    const values = [...new Set(options.map(({ values }) => values[at] ?? ''))]
    return { name, name_en: name, values: values.map((value) => ({ name: value, name_en: value })) }
  })
}
