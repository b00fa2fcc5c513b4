import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShopRules } from '../../setting/shop/use-shop-rules.ts'

/** When someone answers, in a line. A shop without a lunch break says nothing of one. */
export function useCareHours() {
  const t = usePhrases()
  const { care_opens: opens, care_lunch: lunch, care_after_lunch: back, care_closes: closes } = useShopRules()
  return lunch === back
    ? t('평일 {opens}~{closes}', { opens, closes })
    : t('평일 {opens}~{closes}, 점심 {lunch}~{back}', { opens, closes, lunch, back })
}
