type SeedWork = { title: string; title_en: string; text: string; text_en: string; picture: string }

/** What the demo school's graduates made; the pictures are drawn by name. */
export const works: SeedWork[] = [
  {
    title: '돌탑',
    title_en: 'Stone tower',
    text: '자격 과정 졸업 작품. 소이와 스테아린 7:3, 소금과 바위',
    text_en: 'Certificate piece. Soy and stearin 7:3, salt and stone',
    picture: 'stone-tower-mood',
  },
  {
    title: '자두 달',
    title_en: 'Plum moon',
    text: '조형 캔들, 자두와 흑설탕',
    text_en: 'Sculpted candle, plum and brown sugar',
    picture: 'plum-moon-mood',
  },
  {
    title: '자개장',
    title_en: 'Mother-of-pearl',
    text: '조향 중급. 화이트 머스크와 붓꽃 화음',
    text_en: 'Perfumery II. White musk and iris',
    picture: 'mother-of-pearl-cabinet-mood',
  },
  {
    title: '수정과',
    title_en: 'Sujeonggwa',
    text: '밀랍 테이퍼, 계피와 곶감',
    text_en: 'Beeswax tapers, cinnamon and persimmon',
    picture: 'sujeonggwa-tapers-mood',
  },
  {
    title: '창틀의 소금',
    title_en: 'Salt on the sill',
    text: '디퓨저 과정, 16주 증발 기록',
    text_en: 'Diffuser course, 16 weeks of evaporation',
    picture: 'salt-on-the-sill-mood',
  },
]

/** Goods that a certificate opens, by product: one of these classes has to be completed. */
export const forHolders: Record<number, number[]> = { 1428: [1601, 1622] }
