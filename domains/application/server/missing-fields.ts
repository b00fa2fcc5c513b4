import { businessDigits, isBusinessNumber } from '@sillage/kit/business-number.ts'
import type { FieldErrors } from '@sillage/kit/problem.ts'
import type { ApplicationKind, ApplicationText, ApplicationTexts } from '../words.ts'

const always = {
  company: '상호를 입력해 주세요.',
  representative: '대표자 이름을 입력해 주세요.',
  business_number: '사업자등록번호를 입력해 주세요.',
  name: '담당자 이름을 입력해 주세요.',
  hp: '연락처를 입력해 주세요.',
  email: '메일 주소를 입력해 주세요.',
  zip: '우편번호를 입력해 주세요.',
  addr1: '사업장 주소를 입력해 주세요.',
  channel: '판매 방식을 골라 주세요.',
} as const satisfies Partial<Record<ApplicationText, string>>

/** What must be there before an application is sent, and what to say where it is not. */
export const wanted = {
  wholesale: { ...always, volume: '예상 구매액을 골라 주세요.' },
  dealer: {
    ...always,
    region: '대리점을 열고 싶은 지역을 입력해 주세요.',
    message: '대리점 운영 계획을 적어 주세요.',
  },
} as const satisfies Record<ApplicationKind, Partial<Record<ApplicationText, string>>>

/** What an application still lacks, by field; empty where it can be sent. */
export function missingFieldsIn(kind: ApplicationKind, texts: ApplicationTexts, files: number): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, message] of Object.entries(wanted[kind]))
    if (texts[field as ApplicationText] === '') errors[field] = [message] // the keys of wanted are texts
  const { country, business_number } = texts
  if (country === 'KR' && business_number !== '' && !isBusinessNumber(business_number))
    errors.business_number = ['사업자등록번호를 확인해 주세요.']
  if (files === 0) errors.files = ['사업자등록증을 올려 주세요.']
  return errors
}

/** One number, one spelling: 123-45-67891, however it was typed. */
export function normalNumber({ country, business_number }: Pick<ApplicationTexts, 'country' | 'business_number'>) {
  if (country !== 'KR' || !isBusinessNumber(business_number)) return business_number
  return businessDigits(business_number).replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3')
}
