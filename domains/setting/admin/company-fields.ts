import type { Company } from '../company.ts'

/** What the law wants said of the seller, in the order of the form. */
export const companyFields = [
  ['name', '상호'],
  ['name_en', '영문 상호'],
  ['ceo', '대표자'],
  ['ceo_en', '대표자 영문 이름'],
  ['registration', '사업자등록번호'],
  ['mail_order', '통신판매업 신고번호'],
  ['address', '사업장 주소'],
  ['address_en', '영문 주소'],
  ['phone', '고객센터 전화'],
  ['email', '고객센터 메일'],
  ['privacy_officer', '개인정보 보호책임자'],
  ['hosting', '호스팅 제공'],
  ['purchase_safety', '구매안전서비스'],
  ['bank', '입금 은행'],
  ['account', '입금 계좌번호'],
] as const satisfies [keyof Company, string][]

export const companyHints: Partial<Record<keyof Company, string>> = {
  registration: '000-00-00000',
  mail_order: '신고하기 전이면 비워 두고 나중에 적어도 돼요.',
  account: '바닥글에 보여요. 비워 두면 보이지 않아요.',
}

/** Of a shop that has saved nothing yet. */
export const noCompany: Company = {
  name: '',
  name_en: '',
  ceo: '',
  ceo_en: '',
  registration: '',
  mail_order: '',
  address: '',
  address_en: '',
  privacy_officer: '',
  hosting: '',
  email: '',
  phone: '',
  purchase_safety: '',
  bank: '',
  account: '',
}
