import type { DiscrepancyKind, Repair } from '../../payment/discrepancy-words.ts'

export const discrepancyLabels: Record<DiscrepancyKind, string> = {
  paid_without_order: '결제됐는데 주문이 결제 전이에요',
  order_without_payment: '주문은 결제됐는데 결제사에는 없어요',
  amount_differs: '금액이 달라요',
  refund_stuck: '환불이 끝나지 않았어요',
}

export const repairLabels: Record<Repair, string> = {
  settle: '주문을 결제 완료로 바꾸거나 환불해요',
  refund_all: '입금된 금액을 모두 환불해요',
  record_refund: '결제사의 환불을 기록해요',
  hold: '아직 출고하지 않은 상품을 보류해요',
  cancel_order: '주문을 취소해요',
  retry_refund: '환불을 다시 보내요',
  match_deposit: '입금 확인에서 주문에 맞춰 주세요',
  send_by_hand: '직접 송금한 뒤 닫아 주세요',
  look: '결제사 화면에서 확인한 뒤 닫아 주세요',
}
