import { z } from 'zod'
import { ChosenProducts, needed, staffCallsOf, title, words } from './staff-contract.ts'

/** What staff write of a handful of products that go well together. */
const SelectForm = z.object({
  title: title.min(1, needed),
  title_en: title.default(''),
  intro: words.min(1, needed),
  intro_en: words.default(''),
  items: ChosenProducts.min(1, '상품을 골라 주세요.'),
})
export type SelectRow = z.output<typeof SelectForm> & { id: number; visible: boolean; version: string }

export const staffSelects = staffCallsOf('selects', '셀렉트', SelectForm)
