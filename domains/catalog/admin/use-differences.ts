import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { differencesOf, type State } from './differences.ts'
import { fieldNames } from './field-names.ts'
import { useValueText } from './use-value-text.ts'

type Named = { id: number; sku: string }

/** Says of states of a product which fields differ, in the words of the sheet. */
export function useDifferences(variants: readonly Named[], states: readonly State[]) {
  const t = usePhrases()
  const text = useValueText(states)
  const names: Record<string, string> = { ...fieldNames, ...otherNames }
  return ({ before, after }: State) =>
    differencesOf(before, after, {
      label: (name) => (names[name] ? t(names[name]) : null),
      text,
      option: (id) => variants.find((variant) => variant.id === id)?.sku ?? String(id),
      added: t('새 옵션'),
      removed: t('옵션 빼기'),
    })
}

/** Fields that a draft of the sheet does not have by itself. */
const otherNames: Record<string, string> = {
  on_hand: '재고',
  low_at: '재고 알림 기준',
  weight_g: '무게 (g)',
  cost_krw: '원가 (원)',
  sku: '상품 코드',
  barcode: '바코드',
  values: '옵션 값',
  retired: '판매 종료',
  grade_prices: '등급 가격',
  parts: '키트 구성',
  archived: '보관함',
  lang: '문서 언어',
  version: '버전',
  lot: '로트 번호',
  starts_at: '적용 시각',
  notes: '향 노트',
  trail: '잔향',
  personal_fields: '맞춤 항목',
}
