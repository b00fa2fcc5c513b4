/** A course is sold as the class product; its sessions are the dates it begins on. */
export type SeedCourse = {
  product_id: number
  title: string
  title_en: string
  /** How many meetings; 1 is a single one. */
  weeks: number
  /** The days after the first on which it meets, where that is not once a week. */
  meets_on?: number[]
  /** Of each meeting. */
  minutes: number
  studio: string
  studio_en: string
  sessions: { starts_in_days: number; time: string; seats: number; taken: number }[]
}

export const courses: SeedCourse[] = [
  {
    product_id: 1601,
    title: '조향 기초, 냄새에 이름 붙이기',
    title_en: 'Perfumery I: Naming What You Smell',
    weeks: 8,
    minutes: 120,
    studio: '성수 스튜디오',
    studio_en: 'Seongsu studio',
    sessions: [
      { starts_in_days: 7, time: '14:00', seats: 12, taken: 9 },
      { starts_in_days: 63, time: '14:00', seats: 12, taken: 1 },
    ],
  },
  {
    product_id: 1602,
    title: '처음 만드는 소이 캔들',
    title_en: 'Your First Soy Candle',
    weeks: 1,
    minutes: 120,
    studio: '성수 스튜디오',
    studio_en: 'Seongsu studio',
    sessions: [
      { starts_in_days: 3, time: '19:00', seats: 8, taken: 8 },
      { starts_in_days: 9, time: '19:00', seats: 8, taken: 2 },
      { starts_in_days: 16, time: '11:00', seats: 8, taken: 3 },
      { starts_in_days: 23, time: '19:00', seats: 8, taken: 4 },
    ],
  },
  {
    product_id: 1603,
    title: '디퓨저와 증발 이야기',
    title_en: 'Diffusers and Evaporation',
    weeks: 2,
    minutes: 150,
    studio: '망원 스튜디오',
    studio_en: 'Mangwon studio',
    sessions: [
      { starts_in_days: 14, time: '11:00', seats: 10, taken: 10 },
      { starts_in_days: 35, time: '11:00', seats: 10, taken: 10 },
    ],
  },
  {
    product_id: 1604,
    title: '향을 적는 글쓰기',
    title_en: 'Writing About Scent',
    weeks: 4,
    minutes: 120,
    studio: '망원 스튜디오',
    studio_en: 'Mangwon studio',
    sessions: [
      { starts_in_days: 18, time: '19:30', seats: 10, taken: 4 },
      { starts_in_days: 53, time: '19:30', seats: 10, taken: 6 },
    ],
  },
  {
    product_id: 1605,
    title: '밀랍 초 담그기',
    title_en: 'Dipping Beeswax',
    weeks: 1,
    minutes: 180,
    studio: '전주 스튜디오',
    studio_en: 'Jeonju studio',
    sessions: [
      { starts_in_days: 12, time: '13:00', seats: 8, taken: 5 },
      { starts_in_days: 26, time: '13:00', seats: 8, taken: 0 },
    ],
  },
  {
    product_id: 1606,
    title: '하루에 짓는 향수',
    title_en: 'A Perfume in a Day',
    weeks: 1,
    minutes: 240,
    studio: '성수 스튜디오',
    studio_en: 'Seongsu studio',
    sessions: [
      { starts_in_days: 5, time: '11:00', seats: 8, taken: 7 },
      { starts_in_days: 19, time: '11:00', seats: 8, taken: 3 },
      { starts_in_days: 33, time: '11:00', seats: 8, taken: 5 },
    ],
  },
  {
    product_id: 1621,
    title: '캔들 제작 자격 과정',
    title_en: 'Candle Maker’s Certificate',
    weeks: 12,
    minutes: 180,
    studio: '성수 스튜디오',
    studio_en: 'Seongsu studio',
    sessions: [{ starts_in_days: 40, time: '14:00', seats: 10, taken: 3 }],
  },
  {
    product_id: 1622,
    title: '조향 중급, 화음 만들기',
    title_en: 'Perfumery II: Building Accords',
    weeks: 6,
    meets_on: [0, 2, 7, 9, 14, 16],
    minutes: 150,
    studio: '성수 스튜디오',
    studio_en: 'Seongsu studio',
    sessions: [{ starts_in_days: 45, time: '19:00', seats: 8, taken: 3 }],
  },
  {
    product_id: 1623,
    title: '아이와 만드는 티라이트',
    title_en: 'Tealights for Two',
    weeks: 1,
    minutes: 120,
    studio: '망원 스튜디오',
    studio_en: 'Mangwon studio',
    sessions: [
      { starts_in_days: 20, time: '11:00', seats: 6, taken: 4 },
      { starts_in_days: 34, time: '11:00', seats: 6, taken: 0 },
    ],
  },
  {
    product_id: 1624,
    title: '한지 디퓨저 하루',
    title_en: 'A Day of Paper and Scent',
    weeks: 1,
    minutes: 180,
    studio: '전주 스튜디오',
    studio_en: 'Jeonju studio',
    sessions: [
      { starts_in_days: 22, time: '13:00', seats: 8, taken: 6 },
      { starts_in_days: 36, time: '13:00', seats: 8, taken: 0 },
    ],
  },
]
