import { gradeRules, grades } from '../member/words.ts'
import type { PriceStep } from './price.ts'

type Phrase = (korean: string, slots?: Record<string, string | number>) => string

/** What a step of a price is called, to buyers and to staff. */
export function priceStepName(step: PriceStep, before: number, t: Phrase): string {
  if (step.step === 'base') return t('정가')
  if (step.step === 'sale') {
    const percent = ((before - step.amount) * 100) / before
    return Number.isInteger(percent) ? t('세일 {percent}%', { percent }) : t('세일')
  }
  if (step.step === 'grade') {
    const grade = grades.find((each) => each === step.grade)
    return t('{grade} 회원 가격', { grade: grade ? t(gradeRules[grade].name) : step.grade })
  }
  if (step.step === 'personal') return t('맞춤 제작')
  if (step.step === 'tier') return t('{count}개부터 {percent}%', { count: step.min_quantity, percent: step.percent })
  return t('{unit}원 아래 버림', { unit: step.unit })
}
