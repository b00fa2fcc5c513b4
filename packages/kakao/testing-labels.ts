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
  'call every address': '주소마다 불러 보기',
  'share a product': '상품 공유하기',
  'share news': '소식 공유하기',
  'share a list': '목록 공유하기',
  'share a place': '장소 공유하기',
  'share an event': '일정 공유하기',
  'share words': '글 공유하기',
  'share an address': '주소만으로 공유하기',
  'share a template': '등록한 메시지 공유하기',
  'share far too much': '너무 긴 글 공유해 보기',
  'store a picture': '사진 올리기',
  'store a picture of the web': '웹에 있는 사진 올리기',
  'forget the picture': '올린 사진 지우기',
  'pick a friend': '친구 한 명 고르기',
  'pick friends': '친구 여럿 고르기',
  'pick a chat': '채팅방 고르기',
  'pick people of a chat': '채팅방에 있는 사람 고르기',
  'pick friends or a chat': '친구나 채팅방 고르기',
  'pick a friend by leaving': '페이지를 떠나 친구 고르기',
  'pick an address': '배송지 고르기',
  'write an address': '배송지 추가하기',
  'change an address': '배송지 고치기',
  'pick an address by leaving': '페이지를 떠나 배송지 고르기',
  'follow the channel': '채널 친구 되기',
  'follow a channel nobody has': '없는 채널과 친구 되어 보기',
  'add a channel nobody has': '없는 채널 추가해 보기',
  'prove who I am': '본인 확인하기',
  'find the way': '길 찾기',
  'pass a place on': '장소 넘겨주기',
  'name the page of the way': '길 찾기 페이지 주소 보기',
  'clean everything up': '모두 치우기',
  'begin again': '다시 시작하기',
  'share this page': '이 페이지 공유하기',
  'share our news': '우리 소식 공유하기',
  'share a greeting': '인사 공유하기',
  nothing: '답이 없어요',
  English: 'English',
}

/** A label no one has translated is a mistake, and is seen at once. */
export function labelOf(name: string, lang: PageLanguage) {
  if (lang === 'en') return name === 'English' ? '한국어' : name
  const label = korean[name]
  if (!label) throw new Error(`say "${name}" in Korean`)
  return label
}
