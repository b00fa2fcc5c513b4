/**
 * The palette of a scent. Roles: paper tints the ground, deep is the wall of the mood view,
 * wax fills, bloom is the heart of the botanical, leaf its green, accent the smallest spot.
 */
export type Scent = {
  ko: string
  en: string
  notes: string
  paper: string
  deep: string
  wax: string
  bloom: string
  leaf: string
  accent: string
}

const scent = (ko: string, en: string, notes: string, colours: string): Scent => {
  const [paper = '', deep = '', wax = '', bloom = '', leaf = '', accent = ''] = colours
    .split(' ')
    .map((colour) => `#${colour}`)
  return { ko, en, notes, paper, deep, wax, bloom, leaf, accent }
}

export const scents = {
  lavender: scent('라벤더', 'Lavender', 'lavender · clary sage · tonka', 'e3dbe2 5b5169 ebe2e8 8a78ab 7f8b6c b59cc9'),
  bergamot: scent('베르가못', 'Bergamot', 'bergamot · green leaf · amber', 'ece5c8 6b6a3c f4ecd0 c9bf48 5f7843 e3cf6a'),
  fig: scent('무화과', 'Fig', 'fig leaf · milk · cedar', 'dfe0d2 4b5343 ece6dc 6d4a62 6f8458 c8657a'),
  cedarwood: scent('시더우드', 'Cedarwood', 'cedar · clove · smoke', 'e6d8c8 5a4030 efe2d0 a5714a 5c6a4c c99063'),
  rose: scent('로즈', 'Rose', 'damask rose · pink pepper · musk', 'efdcd6 74434a f5e2dc c66f77 6c7a5a e6a4a0'),
  vanilla: scent('바닐라', 'Vanilla', 'vanilla pod · benzoin · cream', 'f0e6d0 6e5338 f6ecd6 f1e2b6 76805a 5a3826'),
  'sea-salt': scent(
    '씨 솔트',
    'Sea Salt',
    'sea salt · driftwood · ambergris',
    'dde3e2 44585f eceeea 9fb4b8 8b9a8d d9cdb8',
  ),
  'black-tea': scent(
    '블랙티',
    'Black Tea',
    'black tea · bergamot · leather',
    'e4d7c6 4a3429 e6d3bb 5e3a28 5d6b46 a8613a',
  ),
  peony: scent('피오니', 'Peony', 'peony · white tea · lychee', 'f2e0de 7c4f58 f8e8e6 e3a0a8 7d8c68 f2c6c4'),
  sandalwood: scent(
    '샌달우드',
    'Sandalwood',
    'sandalwood · cardamom · milk',
    'eadccb 6a4c39 f1e3d2 c0946c 77795a d9b48c',
  ),
  citrus: scent('시트러스', 'Citrus', 'blood orange · yuzu · basil', 'f3e3cb 8a5a2c f8ebd2 e39a3d 66803f f0bf5c'),
  eucalyptus: scent(
    '유칼립투스',
    'Eucalyptus',
    'eucalyptus · mint · cypress',
    'dce2da 435249 e8ece4 93aa98 7d9684 b9c7b4',
  ),
  'white-musk': scent(
    '화이트 머스크',
    'White Musk',
    'white musk · iris · clean skin',
    'ebe6e0 6a6360 f4f0ea ede3dc 9aa08c d8c4b8',
  ),
  hinoki: scent('히노키', 'Hinoki', 'hinoki · temple incense · moss', 'e2dfcc 3f4a3a eee4cd d6b98c 5d7350 a98c5c'),
  mugwort: scent('쑥', 'Mugwort', 'mugwort · rice · warm stone', 'dde0d0 48523f e6e5d2 a9b58f 71835f c9cba8'),
  jasmine: scent('자스민', 'Jasmine', 'jasmine · green tea · honey', 'e9e6d4 49543f f5f0de f8f1df 657c4d e8cf7a'),
  neroli: scent('네롤리', 'Neroli', 'neroli · petitgrain · orange flower', 'f0e8d8 6d6a48 f7f0e0 faf4e6 5a7447 e5a94e'),
  vetiver: scent('베티버', 'Vetiver', 'vetiver · grapefruit · earth', 'dfdccb 454a33 e5dfc8 a39a68 76804f 8a6a44'),
  cinnamon: scent('시나몬', 'Cinnamon', 'cinnamon · clove · dried orange', 'ecd9c7 6d3d29 efdcc6 a4592f 6c6f48 cc8148'),
  'green-apple': scent(
    '청사과',
    'Green Apple',
    'green apple · pear · white flower',
    'e4e8d0 55663a f0f0da a5bd5c 678245 dde3a8',
  ),
  cotton: scent('코튼', 'Cotton', 'fresh cotton · linen · lily', 'e8e7e3 5d6469 f5f3ee fbf7ef 8d8468 a98d6c'),
  camellia: scent('동백', 'Camellia', 'camellia · tea seed · winter air', 'eddcd4 5c2f32 f3e4da b23a41 465f47 e9bf57'),
  pine: scent('소나무', 'Pine', 'red pine · resin · cold dawn', 'dbe0d4 35443b e5e8da 8c6a48 4d6a50 b08a5c'),
  plum: scent('자두', 'Plum', 'plum · blackcurrant · blossom', 'e9dbdd 533447 efdfe0 7a3d5c 6d7d58 dba0a8'),
} as const satisfies Record<string, Scent>

export type ScentName = keyof typeof scents
export const scentNames = Object.keys(scents) as ScentName[] // the keys are written above
