import { FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { formulaLimits } from './words.ts'

const amount = z.int('금액을 숫자로 적어 주세요.').min(0, '금액을 확인해 주세요.').max(100_000_000, '금액이 너무 커요.')
const margin = z
  .int('마진을 숫자로 적어 주세요.')
  .min(0, '마진을 확인해 주세요.')
  .max(90, '마진은 90%까지 적을 수 있어요.')

const Sheet = z.object({
  piece_mg: z
    .int('한 개의 용량을 적어 주세요.')
    .min(1, '한 개의 용량을 적어 주세요.')
    .max(formulaLimits.batch_mg, '양이 너무 많아요.'),
  vessel_amount: amount,
  label_amount: amount,
  other_amount: amount,
  labour_minutes: z.int('시간을 분 단위 숫자로 적어 주세요.').min(0).max(100_000, '금액이 너무 커요.'),
  hour_amount: amount,
  wholesale_margin: margin,
  retail_margin: margin,
})

export const CostingMaterial = z
  .object({
    /** Names the material in the maker's own prices. */
    key: z.string(),
    name: z.string(),
    name_en: z.string(),
    mg: z.int(),
    /** For a hundred grams: in the shop, at the price of the one who asks, and as the maker has written it. */
    shop_per_100g: z.int().nullable(),
    own_per_100g: z.int().nullable(),
  })
  .meta({ id: 'CostingMaterial' })
export type CostingMaterial = z.output<typeof CostingMaterial>

export const FormulaCosting = z
  .object({
    formula_id: z.int(),
    currency: z.enum(['krw', 'usd']),
    batch_mg: z.int(),
    sheet: Sheet,
    /** False where the maker has not saved one yet: it is on no price list. */
    is_saved: z.boolean(),
    materials: z.array(CostingMaterial),
  })
  .meta({ id: 'FormulaCosting' })
export type FormulaCosting = z.output<typeof FormulaCosting>

const path = '/api/v1/formulas/:formula_id/costing'
const one = { access: 'owner', params: z.object({ formula_id: Id }) } as const

/** What a batch costs its maker, and what it should be sold for. */
export const costing = {
  show: endpoint({
    method: 'GET',
    path,
    summary: '원가와 판매가 보기',
    ...one,
    reply: FormulaCosting,
  }),
  save: endpoint({
    method: 'PUT',
    path,
    summary: '원가와 판매가 저장하기',
    ...one,
    body: Sheet.extend({
      /** By the key of a material; what is not named is bought at the shop's price. */
      own_prices: z.record(z.string().max(120), amount).refine((prices) => Object.keys(prices).length <= 60),
    }),
    reply: FormulaCosting,
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    summary: '가격표에서 빼기',
    ...one,
    reply: FormulaCosting,
  }),
  /** Every formula with a saved costing, in the currency of the one who asks. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/price-list',
    summary: '도매 가격표 PDF',
    access: 'owner',
    query: z.object({ language: z.enum(['ko', 'en']).default('ko') }),
    sends: 'file',
    reply: FileContent,
  }),
}
