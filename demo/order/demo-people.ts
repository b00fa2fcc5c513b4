import { seoulDay } from '@sillage/kit/time.ts'

/** Names and addresses of the demo guests. They have no accounts. */
const names =
  '김서윤 이준호 박하늘 최은서 정우진 강다인 조현우 윤서아 장도훈 임채은 한지민 오세훈 서유진 신동하 권소미 황인준 안나경 송하율'.split(
    ' ',
  )
const places = [
  { zip: '04769', addr1: '서울 성동구 왕십리로 58', addr2: '1101호' },
  { zip: '03955', addr1: '서울 마포구 망원로 21', addr2: '201호' },
  { zip: '13494', addr1: '경기 성남시 분당구 판교역로 152', addr2: '1204호' },
  { zip: '48058', addr1: '부산 해운대구 센텀중앙로 79', addr2: '802호' },
  { zip: '34126', addr1: '대전 유성구 대학로 99', addr2: '' },
  { zip: '61186', addr1: '광주 북구 용봉로 77', addr2: '105동 903호' },
  { zip: '63122', addr1: '제주특별자치도 제주시 연북로 33', addr2: '2층' },
]
const memos = ['문 앞에 놓아 주세요.', '', '경비실에 맡겨 주세요.', '', '배송 전에 연락 주세요.', '']

const at = <Row>(rows: readonly Row[], index: number) => rows[index % rows.length] as Row

/** The guest of the nth order: the same for the same number. */
export function demoGuest(nth: number) {
  const name = at(names, nth * 7 + Math.floor(nth / names.length))
  const hp = `010-${String(2000 + ((nth * 37) % 7999)).padStart(4, '0')}-${String((nth * 7919) % 10_000).padStart(4, '0')}`
  return { name, hp, email: `guest${nth + 1}@example.com`, place: at(places, nth * 5), memo: at(memos, nth) }
}

const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 7

/** Looks like a real order number; the same nth is the same number, and two differ. */
export function demoOrderNumber(day: Date, nth: number): string {
  // A factor that shares none with the number of signs: every nth gives another number.
  let rest = (nth * 948_713 + 31_415_926) % signs.length ** length
  const drawn = Array.from({ length }, () => {
    const sign = signs[rest % signs.length]
    rest = Math.floor(rest / signs.length)
    return sign
  })
  return `${seoulDay(day).replaceAll('-', '').slice(2)}-${drawn.join('')}`
}
