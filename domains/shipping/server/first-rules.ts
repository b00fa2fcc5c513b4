import { holidays } from '../holidays.ts'
import type { FarRegion, ShippingRules } from '../words.ts'

/** The postcodes of a far area, each a range such as '53089-53104' or a single one, and the courier's surcharge. */
const far = (name: string, name_en: string, extra: { krw: number; usd: number }, ...ranges: string[]): FarRegion[] =>
  ranges.map((range) => {
    const [zip_from = '', zip_to = zip_from] = range.split('-')
    return { name, name_en, zip_from, zip_to, extra_krw: extra.krw, extra_usd: extra.usd, include: [], exclude: [] }
  })

const jeju = { krw: 3_000, usd: 250 }
const island = { krw: 5_000, usd: 400 }

/** The first match wins, so the islands off Jeju come before Jeju. */
const farRegions = [
  ...far('추자도', 'Chuja', island, '63000-63001'),
  ...far('우도', 'Udo', island, '63365'),
  ...far('제주', 'Jeju', jeju, '63002-63644'),
  ...far('울릉도', 'Ulleung', island, '40200-40240'),
  ...far('인천 섬', 'Incheon islands', island, '22386-22388', '23004-23010', '23100-23116', '23124-23136'),
  ...far('태안·보령 섬', 'Taean and Boryeong islands', island, '32133', '33411'),
  ...far('부산 섬', 'Busan islands', island, '46768-46771'),
  ...far('통영·거제 섬', 'Tongyeong and Geoje islands', island, '52570-52571', '53031-53033', '53089-53104'),
  ...far('사천 섬', 'Sacheon islands', island, '54000'),
  ...far('부안 섬', 'Buan islands', island, '56347-56349'),
  ...far('영광 섬', 'Yeonggwang islands', island, '57068-57069'),
  ...far('신안·목포 섬', 'Shinan and Mokpo islands', island, '58760-58762', '58800-58810', '58816-58818', '58826'),
  ...far('신안·목포 섬', 'Shinan and Mokpo islands', island, '58832', '58839-58841', '58843-58866', '58953-58958'),
  ...far('완도·진도 섬', 'Wando and Jindo islands', island, '59102-59103', '59106', '59127', '59129', '59137-59166'),
  ...far('여수 섬', 'Yeosu islands', island, '59650', '59766', '59781-59790'),
]

/** What the shop starts with; staff change their copy of it. */
export const firstShippingRules: ShippingRules = {
  fee_krw: 3_000,
  free_from_krw: 50_000,
  fee_usd: 300,
  free_from_usd: 4_000,
  cut_off: '14:00',
  holidays,
  far_regions: farRegions,
  ems_zones: [
    {
      name: '일본·중국·홍콩·대만',
      name_en: 'Japan, China, Hong Kong, Taiwan',
      countries: ['JP', 'CN', 'HK', 'TW', 'MO'],
      first_krw: 24_000,
      step_krw: 3_500,
      first_usd: 1_800,
      step_usd: 260,
      max_g: 30_000,
    },
    {
      name: '동남아시아',
      name_en: 'South-East Asia',
      countries: ['SG', 'TH', 'VN', 'MY', 'PH', 'ID'],
      first_krw: 27_000,
      step_krw: 4_500,
      first_usd: 2_000,
      step_usd: 340,
      max_g: 30_000,
    },
    {
      name: '북미·오세아니아',
      name_en: 'North America and Oceania',
      countries: ['US', 'CA', 'AU', 'NZ'],
      first_krw: 33_000,
      step_krw: 7_500,
      first_usd: 2_500,
      step_usd: 560,
      max_g: 20_000,
    },
    {
      name: '유럽',
      name_en: 'Europe',
      countries: ['GB', 'FR', 'DE', 'IT', 'ES', 'NL', 'BE', 'AT', 'CH', 'SE', 'DK', 'FI', 'IE', 'PL', 'CZ', 'PT'],
      first_krw: 34_000,
      step_krw: 8_000,
      first_usd: 2_550,
      step_usd: 600,
      max_g: 20_000,
    },
  ],
}
