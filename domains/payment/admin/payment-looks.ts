import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { PaymentState } from '../../order/payment-words.ts'

export const paymentLooks = {
  ready: { label: '결제 전', tone: 'wait' },
  in_progress: { label: '확인 중', tone: 'go' },
  waiting_for_deposit: { label: '입금 대기', tone: 'wait' },
  underpaid: { label: '입금 부족', tone: 'act' },
  overpaid: { label: '초과 입금', tone: 'act' },
  late_deposit: { label: '기한 후 입금', tone: 'act' },
  unknown: { label: '확인 필요', tone: 'act' },
  done: { label: '결제됨', tone: 'done' },
  partial_canceled: { label: '일부 취소', tone: 'done' },
  canceled: { label: '취소됨', tone: 'off' },
  aborted: { label: '결제 중단', tone: 'off' },
  expired: { label: '기한 지남', tone: 'off' },
} as const satisfies Record<PaymentState, { label: string; tone: Tone }>

export const refundLooks: Record<'requested' | 'unknown' | 'failed' | 'done', { label: string; tone: Tone }> = {
  requested: { label: '보내는 중', tone: 'go' },
  unknown: { label: '확인 필요', tone: 'act' },
  failed: { label: '실패', tone: 'stop' },
  done: { label: '끝남', tone: 'done' },
}
