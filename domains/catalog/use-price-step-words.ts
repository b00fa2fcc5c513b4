import { lastMoment } from '@sillage/kit/time.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { gradeRules, grades } from '../member/words.ts'
import type { PriceStep } from './price.ts'

/** What a step of a price is called, to buyers and to staff. */
export function usePriceStepWords(sale_to: string | null) {
  const t = usePhrases()
  const dates = useDates()
  return (step: PriceStep, before: number): { label: string; note?: string } => {
    if (step.step === 'base') return { label: t('정가') }
    if (step.step === 'sale') {
      const percent = ((before - step.amount) * 100) / before
      const label = Number.isInteger(percent) ? t('세일 {percent}%', { percent }) : t('세일')
      return sale_to ? { label, note: t('{day}까지', { day: dates.dayName(lastMoment(sale_to)) }) } : { label }
    }
    if (step.step === 'grade') {
      const grade = grades.find((each) => each === step.grade)
      return { label: t('{grade} 회원 가격', { grade: grade ? t(gradeRules[grade].name) : step.grade }) }
    }
    if (step.step === 'personal') return { label: t('맞춤 제작') }
    if (step.step === 'tier')
      return { label: t('{count}개부터 {percent}%', { count: step.min_quantity, percent: step.percent }) }
    return { label: t('{unit}원 아래 버림', { unit: step.unit }) }
  }
}
