/** What operators call the jobs they may have to look at; any other is shown by its own name. */
const names: Partial<Record<string, string>> = {
  'outbox.send': '메시지 보내기',
  'outbox.results': '메시지 도착 확인',
  'payment.refund': '환불 보내기',
  'payment.poll': '결제 확인',
  'payment.remind': '입금 안내',
  'checkout.expire': '입금 기한 지난 주문 취소',
  'claim.finish': '환불 마무리',
  'shipment.track': '배송 조회',
  'shipment.confirm': '구매 확정',
  'receipt.issue': '증빙 발행',
  'reconciliation.run': '결제 대조',
  'catalog.refresh-stock': '재고 표시',
  'catalog.restocked': '재입고 알림',
  'catalog.turn-sales': '할인 시작과 끝',
  'catalog.turn-new': '새 상품 표시',
  'content.turn-promotions': '프로모션 시작과 끝',
  'cms.publish': '페이지 예약 게시',
  'coupon.expire': '쿠폰 기한',
  'coupon.remind': '쿠폰 기한 안내',
  'point.expire': '적립금 기한',
  'quotation.expire': '견적 기한',
  'order.grades': '등급 계산',
  'order.count-sold': '판매량 계산',
  'order.also-bought': '함께 산 상품 계산',
  'day.turn': '날짜 바뀜',
  'tssa.close': '수업 마감',
  'tssa.remind': '수업 안내',
  'instagram.read': '인스타그램 읽기',
  'file.remove-orphans': '남은 파일 지우기',
  'review.photos': '리뷰 사진 정리',
  'job.forget-finished': '끝난 작업 지우기',
  'member.unlink-kakao': '카카오 연결 끊기',
}

export const jobLabel = (name: string) => names[name] ?? name

export const channelLabels: Partial<Record<string, string>> = {
  mail: '메일',
  alimtalk: '알림톡',
  sms: '문자',
  in_app: '알림함',
}
