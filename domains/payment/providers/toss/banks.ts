/** Banks as Toss numbers them: two digits, unlike the three of the interbank table. */
const banks: Record<string, string> = {
  '02': '산업은행',
  '03': '기업은행',
  '06': '국민은행',
  '07': '수협은행',
  '11': '농협은행',
  '12': '지역농축협',
  '20': '우리은행',
  '23': 'SC제일은행',
  '27': '씨티은행',
  '31': 'iM뱅크',
  '32': '부산은행',
  '34': '광주은행',
  '35': '제주은행',
  '37': '전북은행',
  '39': '경남은행',
  '45': '새마을금고',
  '48': '신협',
  '50': '저축은행',
  '54': 'HSBC',
  '64': '산림조합',
  '71': '우체국',
  '81': '하나은행',
  '88': '신한은행',
  '89': '케이뱅크',
  '90': '카카오뱅크',
  '92': '토스뱅크',
}

const cards: Record<string, string> = {
  '11': '국민카드',
  '15': '카카오뱅크',
  '21': '하나카드',
  '24': '토스뱅크',
  '31': '비씨카드',
  '33': '우리카드',
  '41': '신한카드',
  '51': '삼성카드',
  '61': '현대카드',
  '71': '롯데카드',
  '91': '농협카드',
  '3K': '기업은행',
  '46': '광주카드',
  '35': '전북카드',
  '42': '제주카드',
  '36': '씨티카드',
  '34': '수협카드',
  '37': '우체국',
  '38': '새마을금고',
  '62': '신협',
  '30': '산업은행',
}

export const bankName = (code: string) => banks[code] ?? code
export const cardName = (code: string) => cards[code] ?? code

/** '하나은행', '하나' and '81' are the same bank. */
export function bankCode(bank: string): string | undefined {
  const given = plain(bank)
  return Object.entries(banks).find(([code, name]) => code === given || plain(name) === given)?.[0]
}

const plain = (bank: string) => bank.replaceAll(' ', '').replace(/은행$/, '')
