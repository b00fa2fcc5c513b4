/** Who runs this shop, as the law wants it shown; invented values, to be replaced by the shop's own. */
export const company = {
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
  /** Who keeps the money of those who pay in cash and wish so, until the goods have come. */
  purchase_safety: '토스페이먼츠 에스크로',
  bank: '하나은행',
  account: '110-482-903317',
} as const

/** What the house's seal says, on the screen as on a PDF: its name around the rim, whose it is in two rows within. */
export const seal = {
  rim: [...`★${company.name.replaceAll(' ', '')}`],
  rows: [company.ceo.slice(0, 2), `${company.ceo.slice(2)}인`],
}
