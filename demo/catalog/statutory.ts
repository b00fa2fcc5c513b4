import type { NoReturn } from '@sillage/domains/catalog/words.ts'
import type { SeedDetail, SeedProduct } from './product-shape.ts'
import { row, same } from './products/details.ts'
import type { Both } from './products/parts.ts'

/** Rows that the law asks for and that stand among the details: they are shown in the law's own table. */
const lawful = new Set([
  '제조국',
  '제조자',
  '소비자 상담',
  '안전기준 적합확인 번호',
  '사용 기한',
  '화장품 책임판매업자',
  '환불 기준',
])

const warranty: Both = [
  '공정거래위원회 고시 소비자분쟁해결기준에 따라 보상해 드려요.',
  'Remedies follow the Fair Trade Commission’s standards for consumer disputes.',
]

const kindOf = ({ kind, category_ids: [top, group] }: SeedProduct) => {
  if (kind === 'book' || kind === 'class' || kind === 'service' || kind === 'kit') return kind
  if (top === 1) return 'perfume'
  if (top === 2 && group !== 92) return 'candle'
  if (top === 3) return 'air'
  return group === 31 || group === 32 ? 'material' : 'thing'
}

/** The chemistry of the house: household chemical products say what they are and how a child is kept from them. */
const household = (item: Both, use: Both): SeedDetail[] => [
  row(['품목', 'Product group'], item),
  row(['용도', 'Use'], use),
  row(['어린이 보호 포장', 'Child-resistant closure'], ['해당 없음', 'Not required']),
]

const own: Record<ReturnType<typeof kindOf>, SeedDetail[]> = {
  candle: household(
    ['안전확인대상 생활화학제품 · 초', 'Household chemical product: candle'],
    ['실내 장식과 방향', 'Light and scent indoors'],
  ),
  air: household(
    ['안전확인대상 생활화학제품 · 방향제', 'Household chemical product: air freshener'],
    ['실내와 차량의 방향', 'Scent for rooms and cars'],
  ),
  material: household(
    ['안전확인대상 생활화학제품 · 원료', 'Household chemical product: raw material'],
    ['캔들과 방향제 만들기', 'Making candles and fresheners'],
  ),
  perfume: [
    row(['기능성 화장품', 'Functional cosmetic'], ['해당 없음', 'No']),
    row(['사용 피부', 'Skin type'], ['모든 피부', 'All skin types']),
  ],
  thing: [row(['KC 인증', 'KC certification'], ['해당 없음', 'Not applicable'])],
  kit: [
    row(
      ['품목', 'Product group'],
      ['안전확인대상 생활화학제품 · 만들기 꾸러미', 'Household chemical product: making kit'],
    ),
  ],
  book: [
    row(
      ['도서정가제', 'Fixed book price'],
      [
        '정가의 15%까지만 할인해요(가격 할인 10% 이내).',
        'Discounts of at most 15% of the fixed price, 10% of it in price.',
      ],
    ),
    row(['부가 기호', 'Supplementary code'], same('03590')),
  ],
  class: [
    row(
      ['취소와 환불', 'Cancellation'],
      ['학원법 시행령 별표 4를 따라요.', 'As set out in table 4 of Korea’s Academy Act Enforcement Decree.'],
    ),
  ],
  service: [
    row(['주문 제작', 'Made to order'], ['만들기 시작한 뒤에는 취소할 수 없어요.', 'Cannot be canceled once begun.']),
  ],
}

/** What is sold in several sizes names each of them; what was said of one of them is said of it. */
function amountOf({ option_groups: [group] }: SeedProduct, amount: SeedDetail): SeedDetail {
  if (amount.label !== '내용량' || group?.name !== '용량') return amount
  const about = amount.value.includes(', ')
  return {
    ...amount,
    value: group.values.map(({ name }) => name).join(' · ') + (about ? ` (${amount.value})` : ''),
    value_en: group.values.map(({ name_en }) => name_en).join(' · ') + (about ? ` (${amount.value_en})` : ''),
  }
}

/** A product's facts in two tables: what a buyer wants to know, and what the law wants said of this kind of goods. */
export function factsOf(product: SeedProduct): { details: SeedDetail[]; statutory: SeedDetail[] } {
  const law = product.details.filter(({ label }) => lawful.has(label))
  return {
    details: product.details.filter(({ label }) => !lawful.has(label)).map((detail) => amountOf(product, detail)),
    statutory: [
      row(['품명', 'Item'], [product.name, product.name_en]),
      ...own[kindOf(product)],
      ...law,
      row(['품질 보증', 'Warranty'], warranty),
    ],
  }
}

/** What cannot be sent back once opened, begun or made. */
export function noReturnOf(product: SeedProduct): NoReturn | null {
  const kind = kindOf(product)
  if (kind === 'service') return 'custom_made'
  if (kind === 'class') return 'class_started'
  return kind === 'book' || kind === 'thing' ? null : 'opened_fragrance'
}
