import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { MoveKind, MoveOutcome, MoveSource, MoveStep } from '../words.ts'

export const sourceNames = { youngcart: '영카트 (그누보드5)', shopify: 'Shopify' } as const satisfies Record<
  MoveSource,
  string
>

export const kindNames = {
  category: '카테고리',
  product: '상품',
  member: '회원',
  point: '적립금',
  order: '주문',
  review: '리뷰',
  question: '상품 문의',
  post: '게시글',
  faq: '자주 묻는 질문',
} as const satisfies Record<MoveKind, string>

export const outcomeNames = {
  new: '새로',
  changed: '바뀜',
  same: '그대로',
  left_out: '옮기지 않음',
} as const satisfies Record<MoveOutcome, string>

export const stepLooks = {
  reading: { label: '읽는 중', tone: 'go', at: 20 },
  comparing: { label: '비교 중', tone: 'go', at: 40 },
  ready: { label: '적용 대기', tone: 'act', at: 60 },
  applying: { label: '이전 중', tone: 'go', at: 80 },
  done: { label: '이전 완료', tone: 'done', at: 100 },
  failed: { label: '읽지 못함', tone: 'stop', at: 0 },
} as const satisfies Record<MoveStep, { label: string; tone: Tone; at: number }>

/** Whether someone has only to wait. */
export const isUnderWay = (step: MoveStep) => step === 'reading' || step === 'comparing' || step === 'applying'
