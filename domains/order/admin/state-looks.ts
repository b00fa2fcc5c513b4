import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { LineState } from '../words.ts'

/** How staff read a state: how far it is in percent, and whose turn it is. Never another meaning than the buyer's word. */
export const lineStateLooks = {
  pending_payment: { label: '입금 대기', tone: 'wait' },
  paid: { label: '결제 완료', tone: 'act', at: 20 },
  preparing: { label: '준비 중', tone: 'go', at: 40 },
  on_hold: { label: '보류', tone: 'stop' },
  ready: { label: '출고 준비', tone: 'go', at: 60 },
  shipping: { label: '배송 중', tone: 'go', at: 80 },
  delivered: { label: '배송 완료', tone: 'done', at: 100 },
  granted: { label: '이용 가능', tone: 'done', at: 100 },
  confirmed: { label: '구매 확정', tone: 'past', at: 100 },
  canceled_unpaid: { label: '입금 전 취소', tone: 'off' },
  canceled: { label: '취소 완료', tone: 'off' },
  returned: { label: '반품 완료', tone: 'off' },
  exchanged: { label: '교환 완료', tone: 'off' },
  sold_out: { label: '품절 취소', tone: 'stop' },
} as const satisfies Record<LineState, { label: string; tone: Tone; at?: number }>
