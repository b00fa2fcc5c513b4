export const waxKinds = ['soy', 'coconut', 'beeswax', 'paraffin'] as const
export type WaxKind = (typeof waxKinds)[number]
export const waxNames = {
  soy: '소이왁스',
  coconut: '코코넛왁스',
  beeswax: '밀랍',
  paraffin: '파라핀',
} as const satisfies Record<WaxKind, string>

export const additiveKinds = ['none', 'vybar', 'stearin'] as const
export type AdditiveKind = (typeof additiveKinds)[number]
export const additiveNames = {
  none: '없음',
  vybar: '바이바',
  stearin: '스테아린',
} as const satisfies Record<AdditiveKind, string>

export const wickKinds = ['cotton', 'wood'] as const
export type WickKind = (typeof wickKinds)[number]
export const wickKindNames = { cotton: '면', wood: '나무' } as const satisfies Record<WickKind, string>

export const flames = ['low', 'steady', 'high'] as const
export type Flame = (typeof flames)[number]
export const flameNames = {
  low: '낮아요',
  steady: '안정적이에요',
  high: '높거나 흔들려요',
} as const satisfies Record<Flame, string>

export const wickLimits = {
  diameter_mm: { min: 40, max: 130 },
  /** Percent of the wax. */
  load: { min: 0, max: 12 },
  pool_mm: { min: 5, max: 130 },
  note: 300,
  photo_mb: 10,
} as const
