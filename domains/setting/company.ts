/** Who runs the shop, as the law wants it shown. Staff fill it in when they set the shop up. */
export type Company = {
  name: string
  name_en: string
  ceo: string
  ceo_en: string
  registration: string
  mail_order: string
  address: string
  address_en: string
  privacy_officer: string
  hosting: string
  email: string
  phone: string
  /** Who keeps the money of customers who pay in cash and ask for it, until the goods have arrived. */
  purchase_safety: string
  bank: string
  account: string
}

/** The demo's invented company; also shown by a shop that is not set up yet. */
export const demoCompany: Company = {
  name: '주식회사 실라주',
  name_en: 'Sillage Co., Ltd.',
  ceo: '한서윤',
  ceo_en: 'Han Seoyun',
  registration: '214-88-60930',
  mail_order: '제2025-서울성동-01482호',
  address: '서울특별시 성동구 연무장길 47, 3층',
  address_en: '3F, 47 Yeonmujang-gil, Seongdong-gu, Seoul',
  privacy_officer: '오재민',
  hosting: '주식회사 실라주',
  email: 'care@sillage.example',
  phone: '1800-8914',
  purchase_safety: '토스페이먼츠 에스크로',
  bank: '하나은행',
  account: '110-482-903317',
}

/** What the company's seal says, on the screen as on a PDF: its name around the rim, its representative in two rows. */
export const sealOf = ({ name, ceo }: Pick<Company, 'name' | 'ceo'>) => ({
  rim: [...`★${name.replaceAll(' ', '')}`],
  rows: [ceo.slice(0, 2), `${ceo.slice(2)}인`],
})

/** The trade commission's page on a registration number. */
export const registrationUrl = (registration: string) =>
  `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${registration.replaceAll('-', '')}`
