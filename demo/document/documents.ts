import type { DocumentKind, DocumentLanguage } from '@sillage/domains/document/words.ts'

type SeedFile = { file: string; name: string; lang: DocumentLanguage; edition: string; lot?: string }
export type SeedDocument = {
  kind: DocumentKind
  product_id: number | null
  pinned: boolean
  days_ago: number
  title: string
  title_en: string
  /** Typed as `written` reads it. */
  body: string[]
  body_en: string[]
  files: SeedFile[]
}

export const documents: SeedDocument[] = [
  {
    kind: 'guide',
    product_id: null,
    pinned: true,
    days_ago: 40,
    title: '캔들을 안전하게 쓰는 법',
    title_en: 'Using candles safely',
    body: ['매장과 수업에서 나누어 드리는 한 장짜리 안내예요. 인쇄해서 쓰셔도 좋아요.'],
    body_en: ['The single page we hand out in stores and classes. Print it and use it as you like.'],
    files: [{ file: 'candle-safety', name: '캔들 안전 안내.pdf', lang: 'kr', edition: '2' }],
  },
  {
    kind: 'coa',
    product_id: 1801,
    pinned: false,
    days_ago: 29,
    title: '컨테이너 소이왁스 시험 성적서',
    title_en: 'Container Soy Wax: certificate of analysis',
    body: [
      '로트 번호는 자루 옆면에 찍혀 있어요.',
      '- 녹는점과 산가, 요오드가를 로트마다 재요.',
      '- 지난 로트의 성적서도 남겨 두어요.',
    ],
    body_en: [
      'The lot number is printed on the side of the bag.',
      '- Melting point, acid value and iodine value are measured for each lot.',
      '- Reports of earlier lots stay here.',
    ],
    files: [
      { file: 'soy-wax-coa-b', name: '소이왁스 성적서 L2510B.pdf', lang: 'kr', edition: '1', lot: 'L2510B' },
      { file: 'soy-wax-coa-a', name: '소이왁스 성적서 L2510A.pdf', lang: 'kr', edition: '1', lot: 'L2510A' },
    ],
  },
  {
    kind: 'msds',
    product_id: 1801,
    pinned: false,
    days_ago: 66,
    title: '컨테이너 소이왁스 물질안전보건자료',
    title_en: 'Container Soy Wax: safety data sheet',
    body: ['보관과 화재, 응급조치를 적은 자료예요. 작업장에 함께 두세요.'],
    body_en: ['Storage, fire and first aid. Keep it where you work.'],
    files: [
      { file: 'soy-wax-msds-kr', name: '소이왁스 MSDS 국문.pdf', lang: 'kr', edition: '3.1' },
      { file: 'soy-wax-msds-en', name: 'Soy wax MSDS.pdf', lang: 'en', edition: '3.1' },
    ],
  },
  {
    kind: 'ifra',
    product_id: 1304,
    pinned: false,
    days_ago: 92,
    title: '무화과 잎 오일 IFRA 적합 증명',
    title_en: 'Fig Leaf Oil: IFRA certificate',
    body: ['제품 종류마다 얼마까지 쓸 수 있는지 적혀 있어요. 51차 개정을 따라요.'],
    body_en: ['Maximum use levels by product category, under the 51st amendment.'],
    files: [{ file: 'fig-leaf-ifra', name: 'Fig leaf oil IFRA 51.pdf', lang: 'en', edition: '51' }],
  },
  {
    kind: 'form',
    product_id: null,
    pinned: false,
    days_ago: 130,
    title: '출강 요청서',
    title_en: 'Request form: a class at your venue',
    body: ['채워서 메일로 보내 주시거나 [클래스 문의](/customer/class-inquiry)에 올려 주세요.'],
    body_en: ['Fill it in and email it, or send it with a [class inquiry](/customer/class-inquiry).'],
    files: [{ file: 'lesson-request', name: '출강 요청서.pdf', lang: 'kr', edition: '1' }],
  },
]
