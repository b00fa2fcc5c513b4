/** Who runs this shop, as the law wants it shown; invented values, to be replaced by the shop's own. */
export const company = {
  name: '주식회사 실라주',
  ceo: '한서윤',
  registration: '214-88-60930',
  mail_order: '제2025-서울성동-01482호',
  address: '서울특별시 성동구 연무장길 47, 3층',
  privacy_officer: '오재민',
  hosting: '주식회사 실라주',
  email: 'care@sillage.example',
  phone: '1800-8914',
  bank: '하나은행',
  account: '110-482-903317',
} as const

/** Where the shop was before, with and without www, and where it is now. */
export const OLD_DOMAIN = 'sillage-candle.example'
export const newSite = 'https://sillage.example'

/** The trade commission's page on a registration number. */
export const registrationUrl = `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${company.registration.replaceAll('-', '')}`

export const social = [
  { name: '인스타그램', icon: 'instagram', url: 'https://www.instagram.com/sillage.house' },
  { name: '유튜브', icon: 'youtube', url: 'https://www.youtube.com/@sillage.house' },
  { name: '블로그', icon: 'blog', url: 'https://blog.naver.com/sillage-house' },
] as const
