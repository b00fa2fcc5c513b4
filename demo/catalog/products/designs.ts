import { type caps, type glasses, type papers, sizes, vessels } from '@sillage/domains/custom/design-words.ts'
import type { SeedProduct } from '../product-shape.ts'
import { cents } from './build.ts'
import { serviceDetails } from './details.ts'

/** What 100 ml of each vessel costs, and what the other sizes cost beside it. */
const bases: Record<keyof typeof vessels, number> = {
  cylinder: 9800,
  shoulder: 10_800,
  square: 13_800,
  moon: 24_000,
  spray: 11_800,
  tumbler: 12_800,
}
const shares: Record<(typeof sizes)[number], number> = { 30: 0.82, 50: 0.92, 100: 1, 200: 1.32 }
const weights: Record<(typeof sizes)[number], number> = { 30: 90, 50: 140, 100: 240, 200: 420 }

const glassPrices: Record<keyof typeof glasses, number> = {
  clear: 0,
  amber: 600,
  smoke: 900,
  sage: 1200,
  rose: 1200,
  milk: 2400,
}
const capPrices: Record<keyof typeof caps, number> = { ink: 0, wood: 1400, brass: 1800 }
const paperPrices: Record<keyof typeof papers, number> = { cotton: 900, kraft: 800, night: 1100, print: 2600 }

const priced = (group: string, prices: Record<string, number>) =>
  Object.entries(prices).map(([value, krw]) => [`${group}:${value}`, { krw, usd: Math.round(krw / 13.5) }] as const)

const options = Object.fromEntries([
  ...priced('glass', glassPrices),
  ...priced('cap', capPrices),
  ...priced('paper', paperPrices),
  ...priced('crest', { any: 400 }),
])

const design = {
  kind: 'design',
  hint: '그린 그대로 만들어요.',
  hint_en: 'Made exactly as you drew it.',
  required: true,
  max_length: 20,
  price_krw: 0,
  price_usd: 0,
} as const

export const designs: SeedProduct[] = [
  {
    id: 1703,
    slug: 'design-bottle',
    kind: 'service',
    name: '나만의 용기',
    name_en: 'Your Own Bottle',
    summary: '병과 색, 라벨을 직접 그려 한 개부터 주문해요.',
    summary_en: 'Draw the bottle, its color and its label yourself. From a single piece.',
    type_label: '맞춤 용기와 라벨',
    type_label_en: 'Custom bottle and label',
    story_title: '그린 그대로 만들어요',
    story_title_en: 'Made as you drew it',
    story: ['화면에서 그린 그림이 그대로 제작 지시서가 돼요. 라벨은 우리 공방에서 인쇄하고 손으로 붙여요.'],
    story_en: ['What you draw becomes our production sheet. Labels are printed in our workshop and applied by hand.'],
    category_ids: [1, 23],
    price_krw: bases.cylinder,
    price_usd: cents(bases.cylinder),
    option_groups: [
      { name: '용기', name_en: 'Vessel', values: Object.values(vessels).map((vessel) => ({ ...vessel })) },
      { name: '크기', name_en: 'Size', values: sizes.map((size) => ({ name: `${size} ml`, name_en: `${size} ml` })) },
    ],
    variants: Object.entries(bases).flatMap(([vessel, base]) =>
      sizes.map((size) => {
        const krw = Math.round((base * shares[size]) / 100) * 100
        const { name } = vessels[vessel as keyof typeof vessels] // the keys of the vessels themselves
        return {
          sku: `SV-1703-${vessel.toUpperCase()}-${size}`,
          values: [name, `${size} ml`],
          price_krw: krw,
          price_usd: cents(krw),
          stock: 999,
          weight_g: weights[size],
        }
      }),
    ),
    details: serviceDetails({
      includes: ['고른 용기와 마개, 인쇄한 라벨', 'The vessel, its stopper and a printed label'],
      time: ['제작 열흘', 'Ten working days to make'],
      care: ['맞춤 제작이라 바꾸거나 되돌릴 수 없어요.', 'Made for you: it cannot be exchanged or returned.'],
    }),
    personal_fields: [{ ...design, key: 'bottle', name: '디자인', name_en: 'Design', options }],
    made_in_days: 10,
    badges: [],
    sold_30d: 16,
    rating_count: 4,
    rating_sum: 19,
    created_days_ago: 90,
    related: [1701, 1702, 1704],
    picture: { kind: 'custom-bottle', scent: 'lavender', seed: 1703 },
    views: ['main', 'mood'],
  },
  {
    id: 1704,
    slug: 'design-fragrance',
    kind: 'service',
    name: '나만의 향',
    name_en: 'Your Own Scent',
    summary: '재료를 골라 비율을 정하면 조향사가 손으로 섞어 보내 드려요. 샘플부터 맡아 보세요.',
    summary_en: 'Choose materials and shares; our perfumer blends them by hand. Start with a sample.',
    type_label: '맞춤 향수',
    type_label_en: 'Custom perfume',
    story_title: '비율은 당신의 것이에요',
    story_title_en: 'The formula is yours',
    story: ['스물일곱 가지 재료에서 고르고, 곡선으로 남는 시간을 보며 정해요.'],
    story_en: ['Choose from twenty-seven materials, and see on a curve how long they stay.'],
    category_ids: [1, 23],
    price_krw: 9000,
    price_usd: cents(9000),
    option_groups: [
      {
        name: '크기',
        name_en: 'Size',
        values: [
          { name: '샘플 3 ml', name_en: 'Sample, 3 ml' },
          { name: '50 ml', name_en: '50 ml' },
        ],
      },
    ],
    variants: [
      { sku: 'SV-1704-S', values: ['샘플 3 ml'], stock: 999, weight_g: 30 },
      { sku: 'SV-1704-50', values: ['50 ml'], price_krw: 96_000, price_usd: cents(96_000), stock: 999, weight_g: 320 },
    ],
    details: serviceDetails({
      includes: ['고른 비율의 향수, 이름을 쓴 라벨', 'Perfume in your shares, with your label'],
      time: ['샘플 사흘, 병 이레', 'Sample three, bottle seven working days'],
      care: ['맞춤 제작이라 바꾸거나 되돌릴 수 없어요.', 'Made for you: it cannot be exchanged or returned.'],
    }),
    personal_fields: [{ ...design, key: 'fragrance', name: '배합', name_en: 'Blend', options: {} }],
    made_in_days: 7,
    badges: [],
    sold_30d: 8,
    rating_count: 3,
    rating_sum: 14,
    created_days_ago: 80,
    related: [1701, 1702, 1703],
    picture: { kind: 'custom-bottle', scent: 'plum', seed: 1704 },
    views: ['main', 'mood'],
  },
]
