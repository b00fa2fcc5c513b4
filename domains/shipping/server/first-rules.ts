import type { ShippingRules } from '../words.ts'

const jeju = { extra_krw: 3_000, extra_usd: 250, include: [], exclude: [] } as const
const island = { extra_krw: 5_000, extra_usd: 400, include: [], exclude: [] } as const

/** What the shop starts with; staff change their copy of it. */
export const firstShippingRules: ShippingRules = {
  ...{ fee_krw: 3_000, free_from_krw: 50_000, fee_usd: 300, free_from_usd: 4_000 },
  far_regions: [
    { name: '제주', name_en: 'Jeju', zip_from: '63002', zip_to: '63644', ...jeju, exclude: [] },
    { name: '추자도', name_en: 'Chuja', zip_from: '63000', zip_to: '63001', ...island },
    { name: '울릉도', name_en: 'Ulleung', zip_from: '40200', zip_to: '40240', ...island },
    { name: '인천 섬', name_en: 'Incheon islands', zip_from: '23100', zip_to: '23136', ...island },
    { name: '통영·거제 섬', name_en: 'Tongyeong and Geoje islands', zip_from: '53089', zip_to: '53104', ...island },
    { name: '신안 섬', name_en: 'Shinan islands', zip_from: '58800', zip_to: '58866', ...island },
    { name: '완도·진도 섬', name_en: 'Wando and Jindo islands', zip_from: '59137', zip_to: '59166', ...island },
    { name: '여수 섬', name_en: 'Yeosu islands', zip_from: '59781', zip_to: '59790', ...island },
  ],
  ems_zones: [
    {
      ...{
        name: '일본·중국·홍콩·대만',
        name_en: 'Japan, China, Hong Kong, Taiwan',
        countries: ['JP', 'CN', 'HK', 'TW', 'MO'],
      },
      ...{ first_krw: 24_000, step_krw: 3_500, first_usd: 1_800, step_usd: 260, max_g: 30_000 },
    },
    {
      ...{ name: '동남아시아', name_en: 'South-East Asia', countries: ['SG', 'TH', 'VN', 'MY', 'PH', 'ID'] },
      ...{ first_krw: 27_000, step_krw: 4_500, first_usd: 2_000, step_usd: 340, max_g: 30_000 },
    },
    {
      ...{ name: '북미·오세아니아', name_en: 'North America and Oceania', countries: ['US', 'CA', 'AU', 'NZ'] },
      ...{ first_krw: 33_000, step_krw: 7_500, first_usd: 2_500, step_usd: 560, max_g: 20_000 },
    },
    {
      ...{
        name: '유럽',
        name_en: 'Europe',
        countries: ['GB', 'FR', 'DE', 'IT', 'ES', 'NL', 'BE', 'AT', 'CH', 'SE', 'DK', 'FI', 'IE', 'PL', 'CZ', 'PT'],
      },
      ...{ first_krw: 34_000, step_krw: 8_000, first_usd: 2_550, step_usd: 600, max_g: 20_000 },
    },
  ],
}
