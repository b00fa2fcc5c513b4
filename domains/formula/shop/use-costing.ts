import type { Currency } from '@sillage/kit/money.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { amountText } from '../amounts.ts'
import { type CostingSheet, costOf } from '../costing.ts'
import type { FormulaCosting } from '../costing-contract.ts'

/** Won as they are, dollars with cents: both are typed as people write them. */
const unit: Record<Currency, number> = { krw: 1, usd: 100 }
const typed = (amount: number, currency: Currency) => String(amount / unit[currency])
const readMoney = (text: string, currency: Currency) =>
  Math.round(Number(text.replaceAll(/[,\s]/g, '') || 0) * unit[currency])

export const moneyFields = ['vessel_amount', 'label_amount', 'other_amount', 'hour_amount'] as const
export const numberFields = ['labour_minutes', 'wholesale_margin', 'retail_margin'] as const
type Field = keyof CostingSheet
type Draft = Record<Field, string>

const draftOf = ({ sheet, currency }: FormulaCosting): Draft => ({
  piece_mg: amountText(sheet.piece_mg, 'grams'),
  vessel_amount: typed(sheet.vessel_amount, currency),
  label_amount: typed(sheet.label_amount, currency),
  other_amount: typed(sheet.other_amount, currency),
  hour_amount: typed(sheet.hour_amount, currency),
  labour_minutes: String(sheet.labour_minutes),
  wholesale_margin: String(sheet.wholesale_margin),
  retail_margin: String(sheet.retail_margin),
})

/** What is typed, as the server takes it; what is no number is refused by it, under its field. */
const sheetOf = (draft: Draft, currency: Currency): CostingSheet => ({
  piece_mg: Math.round(Number(draft.piece_mg.replaceAll(/[,\s]/g, '') || 0) * 1_000),
  vessel_amount: readMoney(draft.vessel_amount, currency),
  label_amount: readMoney(draft.label_amount, currency),
  other_amount: readMoney(draft.other_amount, currency),
  hour_amount: readMoney(draft.hour_amount, currency),
  labour_minutes: Number(draft.labour_minutes || 0),
  wholesale_margin: Number(draft.wholesale_margin || 0),
  retail_margin: Number(draft.retail_margin || 0),
})

const isWhole = (sheet: CostingSheet) =>
  Object.values(sheet).every((value) => Number.isSafeInteger(value) && value >= 0) &&
  sheet.piece_mg >= 1 &&
  sheet.wholesale_margin <= 90 &&
  sheet.retail_margin <= 90

/** A costing while it is written: its sums follow every key, and are null while a field is no number. */
export function useCosting(costing: FormulaCosting) {
  const t = usePhrases()
  const { toast } = useDialogs()
  const { call } = useDataCalls()
  const { api, queries, cache } = useShop()
  const { currency, batch_mg, materials, formula_id } = costing
  const [draft, setDraft] = useState(() => draftOf(costing))
  const [own, setOwn] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      materials.flatMap(({ key, own_per_100g }) =>
        own_per_100g === null ? [] : [[key, typed(own_per_100g, currency)]],
      ),
    ),
  )
  const sheet = sheetOf(draft, currency)
  const prices = Object.entries(own).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, text] as const]))
  const own_prices = Object.fromEntries(prices.map(([key, text]) => [key, readMoney(text, currency)]))
  const priced = materials.map(({ key, mg, shop_per_100g }) => ({ mg, per_100g: own_prices[key] ?? shop_per_100g }))
  const keep = (saved: FormulaCosting) =>
    cache.setQueryData(queries.costing.show({ params: { formula_id } }).queryKey, saved)
  const form = useSubmit(() => api.costing.save({ params: { formula_id }, body: { ...sheet, own_prices } }), {
    onDone(saved) {
      keep(saved)
      toast({ message: t('원가를 저장했어요. 도매 가격표에 추가됐어요.') })
    },
  })
  return {
    draft,
    own,
    form,
    sums: isWhole(sheet) ? costOf(priced, sheet, { batch_mg, currency }) : null,
    write(field: Field, text: string) {
      form.clear(field)
      setDraft({ ...draft, [field]: text })
    },
    writeOwn: (key: string, text: string) => setOwn({ ...own, [key]: text }),
    async leaveOut() {
      try {
        keep(await call(() => api.costing.remove({ params: { formula_id } })))
      } catch {
        return // useDataCalls has shown why
      }
      toast({ message: t('가격표에서 뺐어요.') })
    },
  }
}
