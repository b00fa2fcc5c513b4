export const documentKinds = ['msds', 'ifra', 'coa', 'guide', 'form'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentKindNames = {
  msds: '물질안전보건자료 (MSDS)',
  ifra: 'IFRA 적합 증명',
  coa: '시험 성적서 (CoA)',
  guide: '사용 안내',
  form: '서식',
} as const satisfies Record<DocumentKind, string>

export const documentLanguages = ['kr', 'en'] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

export const documentLanguageNames = { kr: '국문', en: '영문' } as const satisfies Record<DocumentLanguage, string>
