type Named = { name: string; name_en: string }

/** What a bottle can be made of. The keys are stored in designs: a word that was sold once stays. */
export const vessels = {
  cylinder: { name: '원통병', name_en: 'Cylinder' },
  shoulder: { name: '약병', name_en: 'Apothecary' },
  square: { name: '각병', name_en: 'Flask' },
  moon: { name: '달항아리', name_en: 'Moon jar' },
  spray: { name: '스프레이병', name_en: 'Atomizer' },
  tumbler: { name: '캔들 글라스', name_en: 'Candle glass' },
} as const satisfies Record<string, Named>

/** In millilitres. */
export const sizes = [30, 50, 100, 200] as const

export const glasses = {
  clear: { name: '투명', name_en: 'Clear' },
  amber: { name: '갈색', name_en: 'Amber' },
  smoke: { name: '회색', name_en: 'Smoke' },
  sage: { name: '세이지', name_en: 'Sage' },
  rose: { name: '로즈', name_en: 'Rose' },
  milk: { name: '백자', name_en: 'Milk' },
} as const satisfies Record<string, Named>

export const caps = {
  ink: { name: '검정', name_en: 'Black' },
  wood: { name: '나무', name_en: 'Wood' },
  brass: { name: '황동', name_en: 'Brass' },
} as const satisfies Record<string, Named>

export const shapes = {
  rect: { name: '네모', name_en: 'Square' },
  arch: { name: '아치', name_en: 'Arch' },
  round: { name: '동그라미', name_en: 'Round' },
  band: { name: '띠', name_en: 'Band' },
} as const satisfies Record<string, Named>

export const papers = {
  cotton: { name: '면지', name_en: 'Cotton' },
  kraft: { name: '크라프트', name_en: 'Kraft' },
  night: { name: '먹지', name_en: 'Ink black' },
  print: { name: '유리에 인쇄', name_en: 'Printed on glass' },
} as const satisfies Record<string, Named>

export const fonts = {
  serif: { name: '명조', name_en: 'Serif' },
  gothic: { name: '고딕', name_en: 'Sans' },
  column: { name: '세로쓰기', name_en: 'Vertical' },
} as const satisfies Record<string, Named>

export const crests = {
  none: { name: '없음', name_en: 'None' },
  moon: { name: '달', name_en: 'Moon' },
  pine: { name: '소나무', name_en: 'Pine' },
  camellia: { name: '동백', name_en: 'Camellia' },
  wave: { name: '물결', name_en: 'Wave' },
  flame: { name: '불꽃', name_en: 'Flame' },
  hill: { name: '산', name_en: 'Hill' },
  mono: { name: '첫 글자', name_en: 'Initial' },
} as const satisfies Record<string, Named>

/** Characters of the two lines on a label. */
export const labelLimits = { name: 12, sub: 24 } as const

/** How much of the blend is dissolved in alcohol, in percent, and how strongly that is perceived. */
export const strengths = {
  light: { name: '은은하게', name_en: 'Soft', type: '오 드 코롱', type_en: 'Eau de Cologne', percent: 6, power: 0.7 },
  clear: { name: '또렷하게', name_en: 'Clear', type: '오 드 퍼퓸', type_en: 'Eau de Parfum', percent: 16, power: 1 },
  deep: { name: '짙게', name_en: 'Deep', type: '퍼퓸', type_en: 'Parfum', percent: 24, power: 1.3 },
} as const satisfies Record<string, Named & { type: string; type_en: string; percent: number; power: number }>

export const fragranceLimits = { name: 12, materials: 9 } as const
