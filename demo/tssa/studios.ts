const item = (name: string, name_en: string) => ({ name, name_en })

export const studios = [
  {
    id: 1,
    name: '성수 스튜디오',
    name_en: 'Seongsu studio',
    about: '향료 412가지, 큰 방과 작은 방',
    about_en: '412 fragrance materials, a large and a small room',
    address: '서울 성동구 연무장길 47, 2층',
    address_en: '2F, 47 Yeonmujang-gil, Seongdong-gu, Seoul',
    hours: '매일 10:00–21:30',
    hours_en: 'Daily 10:00–21:30',
    latitude: 37.5419,
    longitude: 127.0566,
    picture: 'seongsu',
    equipment: [
      item('향료 412가지, 온도별 세 칸', '412 materials in three temperature zones'),
      item('0.01 g 저울 열두 대', 'Twelve 0.01 g scales'),
      item('환기 후드 넷', 'Four fume hoods'),
    ],
  },
  {
    id: 2,
    name: '망원 스튜디오',
    name_en: 'Mangwon studio',
    about: '글쓰기와 디퓨저, 볕이 드는 긴 탁자',
    about_en: 'Writing and diffusers at a long, sunny table',
    address: '서울 마포구 희우정로 82',
    address_en: '82 Huiujeong-ro, Mapo-gu, Seoul',
    hours: '매일 10:00–22:00',
    hours_en: 'Daily 10:00–22:00',
    latitude: 37.5561,
    longitude: 126.9019,
    picture: 'mangwon',
    equipment: [
      item('볕이 드는 긴 탁자', 'A long table in the sun'),
      item('증발 실험 선반 48칸', 'An evaporation shelf with 48 places'),
      item('시향 서가 책 300권', 'A library of 300 books on scent'),
    ],
  },
  {
    id: 3,
    name: '전주 스튜디오',
    name_en: 'Jeonju studio',
    about: '밀랍과 한지, 마당이 있는 집',
    about_en: 'Beeswax and hanji in a house with a courtyard',
    address: '전북 전주시 완산구 은행로 31',
    address_en: '31 Eunhaeng-ro, Wansan-gu, Jeonju',
    hours: '매일 10:00–18:00',
    hours_en: 'Daily 10:00–18:00',
    latitude: 35.8151,
    longitude: 127.1527,
    picture: 'jeonju',
    equipment: [
      item('밀랍 가마 둘', 'Two beeswax vats'),
      item('한지 건조대', 'A drying rack for hanji'),
      item('마당과 우물', 'A courtyard with a well'),
    ],
  },
]

export const rooms = [
  { id: 1, studio_id: 1, name: '큰 방', name_en: 'large room', seats: 12, rent_krw: 60_000, rent_usd: 4500 },
  { id: 2, studio_id: 1, name: '작은 방', name_en: 'small room', seats: 8, rent_krw: 28_000, rent_usd: 2100 },
  { id: 3, studio_id: 2, name: '긴 탁자', name_en: 'long table', seats: 10, rent_krw: 40_000, rent_usd: 3000 },
  { id: 4, studio_id: 3, name: '마당 채', name_en: 'courtyard house', seats: 8, rent_krw: 50_000, rent_usd: 3800 },
]

export const teachers = [
  {
    id: 1,
    name: '조향 강사',
    name_en: 'Perfumery teacher',
    about: '향수 회사 조향실에서 일했고, 기초와 중급을 맡아요.',
    about_en: 'Worked in the lab of a perfume house; teaches the basic and intermediate courses.',
  },
  {
    id: 2,
    name: '캔들 강사',
    name_en: 'Candle teacher',
    about: '공방을 운영하며 해마다 백 가지 심지를 태워 봐요.',
    about_en: 'Runs a workshop and burns a hundred wicks a year.',
    staff_id: 'clerk',
  },
  {
    id: 3,
    name: '글쓰기 강사',
    name_en: 'Writing teacher',
    about: '향을 주제로 연재했고, 시향 노트를 함께 읽어요.',
    about_en: 'Has written a column on scent; reads your notes with you.',
  },
  {
    id: 4,
    name: '디퓨저 강사',
    name_en: 'Diffuser teacher',
    about: '증발 속도를 재고, 갈대와 한지를 다뤄요.',
    about_en: 'Measures evaporation and works with reeds and hanji.',
  },
]
