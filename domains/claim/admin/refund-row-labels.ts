/** What staff call the rows of a refund. */
const labels: Partial<Record<string, string>> = {
  goods: '상품 금액',
  discount: '할인',
  points: '쓴 적립금',
  exchange: '옵션 차액',
  shipping: '배송비',
  fee: '회수 배송비',
  attended: '지난 수업',
  to_pay: '손님이 낼 금액',
  carried: '받지 못한 배송비',
  by_points: '적립금에서 차감',
  waived: '가게가 부담',
  given_before: '이미 환불한 금액',
  lowered: '줄인 금액',
  total: '합계',
}

export const refundRowLabel = (kind: string) => labels[kind] ?? '기타'
