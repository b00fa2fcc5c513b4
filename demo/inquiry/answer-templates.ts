/** Answers that the demo shop gives often. */
export const demoTemplates = [
  {
    title: '환불 일정',
    body: '{이름} 님, 주문 {주문번호}의 환불을 접수했어요. 카드사에 따라 영업일 3~5일 뒤에 카드 내역에서 보여요.',
    body_en:
      'Hello {name}, we have issued the refund for order {order}. Depending on your card company it shows within 3 to 5 working days.',
  },
  {
    title: '파손 사과와 재발송',
    body: '{이름} 님, 놀라셨죠. 깨진 것은 저희 책임이라 배송비는 들지 않아요. 새 상품을 오늘 보내 드리고, 받으신 것은 기사님이 찾아가실 거예요.',
    body_en:
      'Hello {name}, we are sorry it arrived broken. The cost is ours: a new one leaves today, and the courier collects what you received.',
  },
  {
    title: '출고 안내',
    body: '{이름} 님, 주문 {주문번호}은 오늘 출고돼요. 송장 번호는 출고 뒤 알림으로 보내 드릴게요. 급하시면 {고객센터}로 전화 주세요.',
    body_en:
      'Hello {name}, your order {order} leaves today. We send the tracking number once it is on its way. Anything urgent? Call {phone}.',
  },
  {
    title: '캔들 첫 사용',
    body: '처음 켤 때는 윗면이 가장자리까지 고르게 녹을 때까지 두세 시간 켜 두세요. 심지를 5mm로 다듬으면 그을음이 줄어요. {상품}에도 같아요.',
    body_en:
      'On the first burn let the whole surface melt to the edge, two to three hours. Trim the wick to 5 mm and there is less soot. The same holds for {product}.',
  },
] as const
