/** Facts that the law wants said of a group of goods sold at a distance (전자상거래 상품정보 제공 고시), in its order. */
export type NoticeGroup = { key: string; name: string; fields: readonly (readonly [korean: string, english: string])[] }

const madeBy = [
  ['제조국', 'Made in'],
  ['제조자', 'Made by'],
] as const
const afterSale = [
  ['품질 보증', 'Warranty'],
  ['소비자 상담', 'Customer care'],
] as const

export const noticeGroups: readonly NoticeGroup[] = [
  {
    key: 'household',
    name: '생활화학제품 (초, 방향제)',
    fields: [
      ['품명', 'Item'],
      ['품목', 'Product group'],
      ['용도', 'Use'],
      ['내용량', 'Contents'],
      ['어린이 보호 포장', 'Child-resistant closure'],
      ['안전기준 적합확인 번호', 'Safety conformity number'],
      ['사용상 주의', 'Precautions'],
      ...madeBy,
      ...afterSale,
    ],
  },
  {
    key: 'cosmetic',
    name: '화장품 (향수)',
    fields: [
      ['품명', 'Item'],
      ['내용량', 'Contents'],
      ['사용 피부', 'Skin type'],
      ['사용 기한', 'Use by'],
      ['사용 방법', 'How to use'],
      ['전성분', 'Ingredients'],
      ['기능성 화장품', 'Functional cosmetic'],
      ['화장품 책임판매업자', 'Responsible seller'],
      ['사용상 주의', 'Precautions'],
      ...madeBy,
      ...afterSale,
    ],
  },
  {
    key: 'book',
    name: '서적',
    fields: [
      ['품명', 'Item'],
      ['지은이', 'Author'],
      ['펴낸곳', 'Publisher'],
      ['크기', 'Format'],
      ['쪽수', 'Pages'],
      ['발행일', 'Published'],
      ['도서정가제', 'Fixed book price'],
      ['소비자 상담', 'Customer care'],
    ],
  },
  {
    key: 'service',
    name: '용역 (클래스, 주문 제작)',
    fields: [
      ['품명', 'Item'],
      ['서비스 제공자', 'Provided by'],
      ['이용 조건', 'Terms of use'],
      ['취소와 환불', 'Cancellation'],
      ['소비자 상담', 'Customer care'],
    ],
  },
  {
    key: 'other',
    name: '기타 재화',
    fields: [['품명', 'Item'], ['KC 인증', 'KC certification'], ...madeBy, ...afterSale],
  },
]

type Labelled = { label: string }

/** The group whose fields the notice has most of; none while it says nothing a group asks for. */
export function groupOf(facts: readonly Labelled[]): NoticeGroup | null {
  const labels = new Set(facts.map(({ label }) => label))
  const matchesOf = ({ fields }: NoticeGroup) => fields.filter(([label]) => labels.has(label)).length
  // Of two that match as often, the one with fewer fields is meant.
  const [best] = noticeGroups.toSorted((a, b) => matchesOf(b) - matchesOf(a) || a.fields.length - b.fields.length)
  return best && matchesOf(best) > 0 ? best : null
}

type Fact = { label: string; label_en: string; value: string; value_en: string }

/** The rows of a group in its order, with what is written already; rows of no field of it stay at the end. */
export function noticeRows(group: NoticeGroup | null, facts: readonly Fact[]): Fact[] {
  if (!group) return [...facts]
  const own = group.fields.map(
    ([label, label_en]) => facts.find((fact) => fact.label === label) ?? { label, label_en, value: '', value_en: '' },
  )
  return [...own, ...facts.filter((fact) => !own.includes(fact))]
}
