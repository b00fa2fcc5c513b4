/** A node of the shop's tree, three levels deep. `picture` is the slug of the product whose drawing stands for it. */
export type SeedCategory = {
  id: number
  name: string
  name_en: string
  slug: string
  picture?: string
  descendants: SeedCategory[]
}

const leaf = (id: number, name: string, name_en: string, slug: string): SeedCategory => {
  return { id, name, name_en, slug, descendants: [] }
}

const perfume: SeedCategory = {
  id: 1,
  name: '향수',
  name_en: 'Perfume',
  slug: 'perfume',
  picture: 'wet-paper',
  descendants: [
    leaf(20, '오 드 퍼퓸', 'Eau de parfum', 'eau-de-parfum'),
    leaf(21, '고체 향수', 'Solid perfume', 'solid-perfume'),
    leaf(22, '롤온 오일', 'Roll-on oil', 'roll-on-oil'),
    leaf(94, '디스커버리 세트', 'Discovery sets', 'discovery-sets'),
    leaf(23, '맞춤 제작', 'Made to order', 'made-to-order'),
  ],
}

const candles: SeedCategory = {
  id: 2,
  name: '캔들',
  name_en: 'Candles',
  slug: 'candles',
  picture: 'evening-smoke',
  descendants: [
    {
      ...leaf(24, '소이 캔들', 'Soy candles', 'soy-candles'),
      descendants: [
        leaf(50, '유리 용기', 'In glass', 'glass-candles'),
        leaf(51, '도자기 용기', 'In ceramic', 'ceramic-candles'),
        leaf(52, '틴', 'In a tin', 'tin-candles'),
      ],
    },
    {
      ...leaf(25, '세워 두는 초', 'Standing candles', 'standing-candles'),
      descendants: [leaf(53, '필라', 'Pillars', 'pillars'), leaf(54, '테이퍼', 'Tapers', 'tapers')],
    },
    {
      ...leaf(26, '작은 불', 'Small lights', 'small-lights'),
      descendants: [
        leaf(55, '티라이트', 'Tealights', 'tealights'),
        leaf(56, '오브제 캔들', 'Sculptural', 'sculptural'),
      ],
    },
    leaf(27, '선물 세트', 'Gift sets', 'gift-sets'),
    leaf(92, '캔들 도구', 'Candle care', 'candle-care'),
  ],
}

const home: SeedCategory = {
  id: 3,
  name: '홈 프래그런스',
  name_en: 'Home fragrance',
  slug: 'home-fragrance',
  picture: 'hinoki-after-rain',
  descendants: [
    {
      ...leaf(28, '디퓨저', 'Diffusers', 'diffusers'),
      descendants: [
        leaf(57, '리드 디퓨저', 'Reed diffusers', 'reed-diffusers'),
        leaf(58, '차량용 디퓨저', 'Car diffusers', 'car-diffusers'),
      ],
    },
    {
      ...leaf(29, '스프레이', 'Sprays', 'sprays'),
      descendants: [
        leaf(59, '룸 스프레이', 'Room sprays', 'room-sprays'),
        leaf(60, '베개·패브릭', 'Pillow & linen', 'pillow-and-linen'),
      ],
    },
    {
      ...leaf(30, '사셰', 'Sachets', 'sachets'),
      descendants: [
        leaf(61, '서랍 사셰', 'For drawers', 'drawer-sachets'),
        leaf(62, '옷장 사셰', 'For wardrobes', 'wardrobe-sachets'),
      ],
    },
  ],
}

const materials: SeedCategory = {
  id: 4,
  name: '향료·재료',
  name_en: 'Oils & materials',
  slug: 'materials',
  picture: 'fig-leaf-oil',
  descendants: [
    {
      ...leaf(31, '왁스', 'Wax', 'wax'),
      descendants: [
        leaf(63, '소이왁스', 'Soy wax', 'soy-wax'),
        leaf(64, '밀랍', 'Beeswax', 'beeswax'),
        leaf(65, '코코넛왁스', 'Coconut wax', 'coconut-wax'),
        leaf(77, '팜·젤·파라핀', 'Palm, gel & paraffin', 'palm-gel-and-paraffin'),
        leaf(78, '첨가제', 'Additives', 'additives'),
      ],
    },
    {
      ...leaf(32, '향료', 'Oils', 'oils'),
      descendants: [
        leaf(66, '프래그런스 오일', 'Fragrance oils', 'fragrance-oils'),
        leaf(67, '에센셜 오일', 'Essential oils', 'essential-oils'),
        leaf(76, '디퓨저 베이스', 'Diffuser base', 'diffuser-base'),
        leaf(79, '알코올·캐리어', 'Alcohol & carriers', 'alcohol-and-carriers'),
      ],
    },
    {
      ...leaf(33, '용기', 'Vessels', 'vessels'),
      descendants: [
        leaf(68, '유리', 'Glass', 'glass'),
        leaf(81, '도자기', 'Ceramic', 'ceramic'),
        leaf(69, '틴케이스', 'Tins', 'tins'),
        leaf(70, '디퓨저 병', 'Diffuser bottles', 'diffuser-bottles'),
        leaf(82, '향수·스프레이 병', 'Perfume & spray bottles', 'perfume-and-spray-bottles'),
      ],
    },
    {
      ...leaf(34, '심지·도구', 'Wicks & tools', 'wicks-and-tools'),
      descendants: [
        leaf(71, '심지', 'Wicks', 'wicks'),
        leaf(72, '온도계·포트', 'Thermometers & pots', 'thermometers-and-pots'),
        leaf(84, '저울·계량', 'Scales & measures', 'scales-and-measures'),
        leaf(73, '몰드', 'Molds', 'moulds'),
      ],
    },
    {
      ...leaf(35, '색·포장', 'Color & wrapping', 'colour-and-wrapping'),
      descendants: [
        leaf(74, '염료', 'Dyes', 'dyes'),
        leaf(86, '말린 꽃', 'Dried flowers', 'dried-flowers'),
        leaf(75, '라벨·상자', 'Labels & boxes', 'labels-and-boxes'),
        leaf(85, '리본·선물 포장', 'Ribbon & gift wrap', 'ribbon-and-gift-wrap'),
      ],
    },
  ],
}

const kits: SeedCategory = {
  id: 5,
  name: 'DIY 키트',
  name_en: 'DIY kits',
  slug: 'diy-kits',
  picture: 'first-candle-kit',
  descendants: [
    leaf(36, '캔들 키트', 'Candle kits', 'candle-kits'),
    leaf(37, '디퓨저·사셰 키트', 'Diffuser & sachet kits', 'diffuser-and-sachet-kits'),
    leaf(38, '향수 키트', 'Perfume kits', 'perfume-kits'),
    leaf(87, '아이와 함께', 'With children', 'kits-with-children'),
  ],
}

const classes: SeedCategory = {
  id: 7,
  name: '클래스',
  name_en: 'Classes',
  slug: 'classes',
  picture: 'perfumery-naming-what-you-smell',
  descendants: [
    leaf(39, '조향', 'Perfumery', 'perfumery-classes'),
    leaf(40, '캔들', 'Candles', 'candle-classes'),
    leaf(41, '디퓨저', 'Diffusers', 'diffuser-classes'),
    leaf(42, '글쓰기', 'Writing', 'writing-classes'),
    leaf(91, '자격 과정', 'Certificates', 'certificate-classes'),
  ],
}

const books: SeedCategory = {
  id: 6,
  name: '책',
  name_en: 'Books',
  slug: 'books',
  picture: 'writing-scent',
  descendants: [
    leaf(88, '만드는 책', 'Making', 'books-on-making'),
    leaf(89, '읽는 책', 'Reading', 'books-to-read'),
    leaf(90, '노트·카드', 'Notebooks & cards', 'notebooks-and-cards'),
  ],
}

export const categories: SeedCategory[] = [
  perfume,
  candles,
  home,
  materials,
  kits,
  books,
  classes,
  // The sale's number is fixed by the shop's addresses.
  { ...leaf(12, '세일', 'Sale', 'sale'), picture: 'fig-shade' },
]
