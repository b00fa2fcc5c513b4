import { type Currency, formatMoney } from '@sillage/kit/money.ts'
import type { BottleDesign } from '../../../custom/design-contract.ts'
import type { Company } from '../../../setting/company.ts'

export type DocumentLine = {
  name: string
  name_en: string
  option_name: string
  option_name_en: string
  sku: string
  quantity: number
  unit_amount: number
  /** What is drawn below the name: a bottle that the buyer designed. */
  design?: BottleDesign | undefined
}

/** Everything that the PDF says. */
export type QuotationDocument = {
  quotation_no: string
  version: number
  sent_at: Date
  sent_day: string
  last_day: string
  currency: Currency
  seller: Company
  buyer: { company: string; name: string; hp: string; email: string }
  memo: string
  lines: DocumentLine[]
  goods_amount: number
  shipping_amount: number
  total_amount: number
  /** Where anyone can see that it is ours. */
  verify_url: string
}

/** Both languages read the same figure. */
export const amountText = (amount: number, currency: Currency) => formatMoney({ amount, currency }, 'en')
