type Item = { product_id: number; note: string; note_en: string }
type SeedPromotion = {
  title: string
  title_en: string
  summary: string
  summary_en: string
  picture: string
  /** Days from today in Seoul; it ends with the last of them. */
  from: number
  to: number
  items: Item[]
  coupon?: { name: string; name_en: string; percent: number; cap_krw: number; minimum_krw: number; days: number }
}

const item = (product_id: number, note = '', note_en = ''): Item => ({ product_id, note, note_en })

/** One that runs, one that is to come, one that is over. */
export const promotions: SeedPromotion[] = [
  {
    title: '첫눈 오기 전에, 불 켜는 주간',
    title_en: 'Before the first snow: a week of flames',
    summary: '해가 다섯 시에 지는 계절이에요. 저녁을 길게 쓰는 캔들을 모았고, 함께 쓸 쿠폰을 드려요.',
    summary_en: 'The sun is gone by five. Candles for long evenings, and a coupon to go with them.',
    picture: 'hero-tapers',
    from: -4,
    to: 9,
    items: [
      item(1001, '불을 끄고 나서가 더 좋은 캔들이에요.', 'The candle that is best once it is out.'),
      item(1002),
      item(1003, '창가에 두고 오래 켜 두세요.', 'Leave it on the sill, for a long while.'),
      item(1004),
      item(1005),
      item(1006),
      item(1007),
      item(1008),
    ],
    coupon: {
      name: '불 켜는 주간',
      name_en: 'A week of flames',
      percent: 12,
      cap_krw: 10_000,
      minimum_krw: 30_000,
      days: 14,
    },
  },
  {
    title: '겨울 재료 장터',
    title_en: 'The winter market for makers',
    summary: '왁스와 오일, 용기를 한 해에 두 번 여는 장터에서 만나요.',
    summary_en: 'Wax, oils and glass, at a market that opens twice a year.',
    picture: 'hero-bench',
    from: 12,
    to: 26,
    items: [item(1301), item(1304), item(1310), item(1311)],
  },
  {
    title: '비 오는 유월의 책상',
    title_en: 'A desk in rainy June',
    summary: '젖은 종이와 나무 향을 모았던 유월의 프로모션이에요.',
    summary_en: 'Wet paper and wood, as they were offered in June.',
    picture: 'hero-niche',
    from: -160,
    to: -140,
    items: [item(1101), item(1109), item(1208)],
  },
]
