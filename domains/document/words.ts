export const paperKinds = ['msds', 'ifra', 'coa', 'guide', 'form'] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperKindNames = {
  msds: '물질안전보건자료 (MSDS)',
  ifra: 'IFRA 적합 증명',
  coa: '시험 성적서 (CoA)',
  guide: '사용 안내',
  form: '서식',
} as const satisfies Record<PaperKind, string>

export const paperLanguages = ['kr', 'en'] as const
export type PaperLanguage = (typeof paperLanguages)[number]

export const paperLanguageNames = { kr: '국문', en: '영문' } as const satisfies Record<PaperLanguage, string>
