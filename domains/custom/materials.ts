export type Family = 'citrus' | 'green' | 'herb' | 'fruit' | 'floral' | 'spice' | 'wood' | 'smoke' | 'musk'
export const familyNames: Record<Family, string> = {
  citrus: '시트러스',
  green: '풀과 잎',
  herb: '허브',
  fruit: '과일',
  floral: '꽃',
  spice: '향신료',
  wood: '나무',
  smoke: '연기와 수지',
  musk: '머스크',
}
export const stages = ['top', 'heart', 'base'] as const
export type Stage = (typeof stages)[number]
type Material = { name: string; name_en: string; family: Family; stage: Stage }

/** What a scent of one's own is composed of: ready-made bases that we blend by hand. The keys are stored in designs. */
export const materials = {
  yuja: { name: '제주 유자', name_en: 'Jeju yuja', family: 'citrus', stage: 'top' },
  mandarin: { name: '귤 껍질', name_en: 'Mandarin peel', family: 'citrus', stage: 'top' },
  bergamot: { name: '베르가못', name_en: 'Bergamot', family: 'citrus', stage: 'top' },
  perilla: { name: '들깻잎', name_en: 'Perilla leaf', family: 'green', stage: 'top' },
  cut_grass: { name: '벤 풀', name_en: 'Cut grass', family: 'green', stage: 'top' },
  mint: { name: '박하', name_en: 'Mint', family: 'herb', stage: 'top' },
  pear: { name: '배', name_en: 'Pear', family: 'fruit', stage: 'top' },
  peppercorn: { name: '분홍 후추', name_en: 'Pink pepper', family: 'spice', stage: 'top' },
  magnolia: { name: '하얀 목련', name_en: 'White magnolia', family: 'floral', stage: 'heart' },
  rose: { name: '장미', name_en: 'Rose', family: 'floral', stage: 'heart' },
  jasmine: { name: '재스민', name_en: 'Jasmine', family: 'floral', stage: 'heart' },
  mugwort: { name: '쑥', name_en: 'Mugwort', family: 'herb', stage: 'heart' },
  lavender: { name: '라벤더', name_en: 'Lavender', family: 'herb', stage: 'heart' },
  fig: { name: '무화과', name_en: 'Fig', family: 'fruit', stage: 'heart' },
  plum: { name: '자두', name_en: 'Plum', family: 'fruit', stage: 'heart' },
  green_tea: { name: '녹차', name_en: 'Green tea', family: 'green', stage: 'heart' },
  ginger: { name: '생강', name_en: 'Ginger', family: 'spice', stage: 'heart' },
  clove: { name: '정향', name_en: 'Clove', family: 'spice', stage: 'heart' },
  hinoki: { name: '히노키', name_en: 'Hinoki', family: 'wood', stage: 'base' },
  pine: { name: '소나무', name_en: 'Pine', family: 'wood', stage: 'base' },
  sandalwood: { name: '백단', name_en: 'Sandalwood', family: 'wood', stage: 'base' },
  temple_incense: { name: '절 마당의 향', name_en: 'Temple incense', family: 'smoke', stage: 'base' },
  birch_smoke: { name: '자작나무 연기', name_en: 'Birch smoke', family: 'smoke', stage: 'base' },
  white_musk: { name: '화이트 머스크', name_en: 'White musk', family: 'musk', stage: 'base' },
  amber: { name: '앰버', name_en: 'Amber', family: 'musk', stage: 'base' },
  cotton: { name: '햇볕 말린 솜', name_en: 'Sun-dried cotton', family: 'musk', stage: 'base' },
  cinnamon: { name: '계피', name_en: 'Cinnamon', family: 'spice', stage: 'base' },
} as const satisfies Record<string, Material>
export type MaterialId = keyof typeof materials
