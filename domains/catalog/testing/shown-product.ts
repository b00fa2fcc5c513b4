import type { Prices, Product, ProductCard, Variant } from '../contract.ts'
import type { OfferRules } from '../offer-contract.ts'

/** Prices in won and cents, for tests. */
export const prices = (krw: number, usd: number): Prices => ({
  krw: { amount: krw, currency: 'krw' },
  usd: { amount: usd, currency: 'usd' },
})

const picture = { src: '/media/fig-{width}.webp', width: 960, height: 1200, widths: [480, 960], tone: '' }

const figCard: ProductCard = {
  id: 1002,
  kind: 'goods',
  name: '무화과 그늘',
  name_en: 'Fig Shade',
  type_label: '소이 캔들',
  type_label_en: 'Soy candle',
  price: prices(30_000, 2200),
  list_price: null,
  badges: [],
  sold_out: false,
  trail: { hours: 7, families: ['green', 'fruit', 'wood'] },
  picture,
}

/** What everyone pays, without a rule that changes it. */
export const rules = ({ krw, usd }: Prices): OfferRules => {
  const plain = { sale: null, grade: null, tiers: [] }
  return { krw: { ...plain, ...krw, base: krw.amount }, usd: { ...plain, ...usd, base: usd.amount } }
}

export function variant(id: number, values: string[], rest: Partial<Variant> = {}): Variant {
  const price = rest.price ?? prices(30_000, 2200)
  const stock = { sold_out: false, left: null }
  return { id, sku: `FIG-${id}`, values, price, list_price: null, ...stock, rules: rules(price), ...rest }
}

/** A candle in two sizes and two wicks; the large one has no wooden wick left. */
export const fig: Product = {
  ...figCard,
  summary: '한낮의 무화과나무 아래.',
  summary_en: 'Noon under a fig tree.',
  story_title: '그늘에도 온도가 있어요',
  story_title_en: 'Shade has a temperature',
  story: ['통영의 오래된 마당이에요.'],
  story_en: ['An old courtyard in Tongyeong.'],
  details: [{ label: '내용량', label_en: 'Contents', value: '250 g', value_en: '250 g' }],
  statutory: [],
  sale_to: null,
  min_quantity: 1,
  max_quantity: null,
  no_return: null,
  personal_fields: [],
  made_in_days: null,
  documents: [],
  parts: [],
  add_ons: [],
  notes: [{ stage: 'top', name: '무화과 잎', name_en: 'Fig leaf' }],
  option_groups: [
    { name: '용량', name_en: 'Size', values: ['180 g', '250 g'].map((name) => ({ name, name_en: name })) },
    {
      name: '심지',
      name_en: 'Wick',
      values: [
        { name: '면', name_en: 'Cotton' },
        { name: '나무', name_en: 'Wood' },
      ],
    },
  ],
  variants: [
    variant(1, ['180 g', '면'], { sold_out: true }),
    variant(2, ['180 g', '나무']),
    variant(3, ['250 g', '면'], { price: prices(42_000, 3100) }),
    variant(4, ['250 g', '나무'], { price: prices(42_000, 3100), sold_out: true }),
  ],
  pictures: [picture],
  rating: { average: 4.8, count: 128 },
  path: [{ id: 2, name: '캔들', name_en: 'Candles' }],
}
