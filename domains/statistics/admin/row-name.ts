import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { gradeRules } from '../../member/words.ts'
import { paymentMethods } from '../../order/payment-words.ts'
import type { BreakdownRow } from '../contract.ts'
import type { Breakdown } from '../words.ts'

const grades: Record<string, { name: string } | undefined> = gradeRules
const methods: Record<string, { name: string } | undefined> = paymentMethods

/** What a row of a breakdown is called in the reader's language. */
export function useRowName(by: Breakdown) {
  const t = usePhrases()
  const { locale } = usePhrasebook()
  return ({ key, name, name_en }: Pick<BreakdownRow, 'key' | 'name' | 'name_en'>) => {
    if (by === 'grade') return t(grades[key]?.name ?? '비회원')
    if (by === 'method') return t(methods[key]?.name ?? key)
    const own = locale === 'en' ? name_en || name : name
    return own || (by === 'category' ? t('카테고리 없음') : t('지운 쿠폰'))
  }
}
