export type SeedStore = {
  id: number
  slug: string
  name: string
  name_en: string
  address: string
  address_en: string
  /** How to walk there. */
  directions: string
  directions_en: string
  tel: string
  hours: string
  hours_en: string
  /** The same hours for the clock: day 0 is Sunday, Seoul time; a day that is missing is closed. */
  opening: { day: number; open: string; close: string }[]
  lat: number
  lng: number
}

const daily = (days: number[], open: string, close: string) => days.map((day) => ({ day, open, close }))

export const stores: SeedStore[] = [
  {
    id: 1,
    slug: 'seongsu',
    name: '성수 매장',
    name_en: 'Seongsu store',
    address: '서울특별시 성동구 연무장길 47, 1층',
    address_en: '1F, 47 Yeonmujang-gil, Seongdong-gu, Seoul',
    directions: '성수역 3번 출구에서 걸어서 4분',
    directions_en: 'Four minutes on foot from Seongsu station, exit 3',
    tel: '070-0000-1471',
    hours: '매일 11:00~20:00, 금요일은 21:00까지',
    hours_en: 'Daily 11:00–20:00, Fridays until 21:00',
    opening: [...daily([0, 1, 2, 3, 4, 6], '11:00', '20:00'), ...daily([5], '11:00', '21:00')],
    lat: 37.5432,
    lng: 127.0566,
  },
  {
    id: 2,
    slug: 'mangwon',
    name: '망원 매장',
    name_en: 'Mangwon store',
    address: '서울특별시 마포구 포은로 63',
    address_en: '63 Poeun-ro, Mapo-gu, Seoul',
    directions: '망원역 2번 출구에서 걸어서 7분',
    directions_en: 'Seven minutes on foot from Mangwon station, exit 2',
    tel: '070-0000-1472',
    hours: '화~일 11:00~20:00, 월요일은 쉬어요',
    hours_en: 'Tuesday to Sunday 11:00–20:00, closed Mondays',
    opening: daily([0, 2, 3, 4, 5, 6], '11:00', '20:00'),
    lat: 37.5558,
    lng: 126.9046,
  },
  {
    id: 3,
    slug: 'jeonju',
    name: '전주 매장',
    name_en: 'Jeonju store',
    address: '전북특별자치도 전주시 완산구 은행로 30',
    address_en: '30 Eunhaeng-ro, Wansan-gu, Jeonju',
    directions: '한옥마을 주차장에서 걸어서 5분',
    directions_en: 'Five minutes on foot from the Hanok Village car park',
    tel: '070-0000-1473',
    hours: '수~일 10:00~19:00, 월·화요일은 쉬어요',
    hours_en: 'Wednesday to Sunday 10:00–19:00, closed Mondays and Tuesdays',
    opening: daily([0, 3, 4, 5, 6], '10:00', '19:00'),
    lat: 35.815,
    lng: 127.153,
  },
]
