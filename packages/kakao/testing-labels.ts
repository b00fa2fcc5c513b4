export type PageLanguage = 'ko' | 'en'

/** What the buttons of the page to try the package on say, by what they do. */
const korean: Record<string, string> = {
  'sign in in a window': '창에서 로그인하기',
  'sign in by leaving': '페이지를 떠나 로그인하기',
  'sign in silently': '조용히 로그인하기',
  'sign with a certificate': '인증서로 서명하기',
  'keep the token': '토큰 간직하기',
  'look at the status': '로그인 상태 보기',
  'sign out': '로그아웃하기',
  'list my friends': '친구 목록 보기',
  'share a product': '상품 공유하기',
  'store a picture and forget it': '사진을 올렸다가 지우기',
  'pick a friend': '친구 한 명 고르기',
  'pick friends': '친구 여럿 고르기',
  'pick a chat': '채팅방 고르기',
  'pick an address': '배송지 고르기',
  'follow the channel': '채널 친구 되기',
  'add a channel nobody has': '없는 채널 추가해 보기',
  'prove who I am': '본인 확인하기',
  'find the way': '길 찾기',
  'share this page': '이 페이지 공유하기',
  nothing: '답이 없어요',
  English: 'English',
}

/** A label nobody has translated is a mistake, and is seen at once. */
export function labelOf(name: string, lang: PageLanguage) {
  if (lang === 'en') return name === 'English' ? '한국어' : name
  const label = korean[name]
  if (!label) throw new Error(`say "${name}" in Korean`)
  return label
}
