/**
 * Where members live, as the form offers it: Korea first, then by name. Other countries have other rules for names and
 * numbers.
 */
export const countries = [
  { code: 'KR', name: '대한민국' },
  { code: 'NL', name: '네덜란드' },
  { code: 'NZ', name: '뉴질랜드' },
  { code: 'TW', name: '대만' },
  { code: 'DK', name: '덴마크' },
  { code: 'DE', name: '독일' },
  { code: 'MY', name: '말레이시아' },
  { code: 'MX', name: '멕시코' },
  { code: 'US', name: '미국' },
  { code: 'VN', name: '베트남' },
  { code: 'BE', name: '벨기에' },
  { code: 'BR', name: '브라질' },
  { code: 'SE', name: '스웨덴' },
  { code: 'CH', name: '스위스' },
  { code: 'ES', name: '스페인' },
  { code: 'SG', name: '싱가포르' },
  { code: 'AE', name: '아랍에미리트' },
  { code: 'IE', name: '아일랜드' },
  { code: 'GB', name: '영국' },
  { code: 'AT', name: '오스트리아' },
  { code: 'IT', name: '이탈리아' },
  { code: 'IN', name: '인도' },
  { code: 'ID', name: '인도네시아' },
  { code: 'JP', name: '일본' },
  { code: 'CN', name: '중국' },
  { code: 'CA', name: '캐나다' },
  { code: 'TH', name: '태국' },
  { code: 'FR', name: '프랑스' },
  { code: 'FI', name: '핀란드' },
  { code: 'PH', name: '필리핀' },
  { code: 'AU', name: '호주' },
  { code: 'HK', name: '홍콩' },
] as const

export const homeCountry = 'KR'
