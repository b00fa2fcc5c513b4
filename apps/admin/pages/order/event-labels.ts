/** What an event of an order is called among staff; its new state stands beside it. */
export const eventLabels: Partial<Record<string, string>> = {
  placed: '주문',
  paid: '결제 확인',
  memo: '메모',
  moved: '상태 변경',
  shipped: '발송',
  delivered: '배송 완료',
  expired: '기한 지남',
  cancel: '취소',
  return: '반품',
  exchange: '교환',
  refund: '환불',
  goodwill: '호의로 돌려줌',
  deposit: '입금',
  late: '늦은 입금',
  overpaid: '더 들어온 돈',
}
