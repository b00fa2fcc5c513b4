const words: Record<string, string> = {
  PAY_PROCESS_CANCELED: '결제를 취소하셨어요.',
  PAY_PROCESS_ABORTED: '결제가 중단되었어요.',
  REJECT_CARD_COMPANY: '카드사에서 결제를 거절했어요.',
  REJECT_CARD_PAYMENT: '한도를 넘었거나 잔액이 부족해요.',
  REJECT_ACCOUNT_PAYMENT: '잔액이 부족해요.',
  EXCEED_MAX_AMOUNT: '결제 한도를 넘었어요.',
  EXCEED_MAX_PAYMENT_AMOUNT: '하루에 결제할 수 있는 금액을 넘었어요.',
  EXCEED_MAX_CARD_INSTALLMENT_PLAN: '할부 개월 수를 줄여 주세요.',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: '하루에 결제할 수 있는 횟수를 넘었어요.',
  INVALID_REJECT_CARD: '쓸 수 없는 카드예요. 카드사에 문의해 주세요.',
  INVALID_STOPPED_CARD: '정지된 카드예요.',
  INVALID_CARD_EXPIRATION: '카드의 유효 기간을 확인해 주세요.',
  INVALID_PASSWORD: '결제 비밀번호가 달라요.',
  BELOW_MINIMUM_AMOUNT: '이 방법으로 결제하기에는 금액이 너무 적어요.',
  NOT_AVAILABLE_BANK: '지금은 은행 이용 시간이 아니에요.',
  FDS_ERROR: '안전을 위해 결제가 막혔어요. 다른 방법을 골라 주세요.',
  NOT_FOUND_PAYMENT_SESSION: '결제할 수 있는 시간이 지났어요.',
  // KakaoPay's number for a card or an account that its issuer refused.
  '-780': '카드사에서 결제를 거절했어요. 한도와 잔액을 확인해 주세요.',
  INSTRUMENT_DECLINED: '결제 수단이 거절되었어요. 다른 수단을 골라 주세요.',
}

/** Why a payment failed, in a sentence that helps the buyer. Codes that are not listed get a general one. */
export const failureReason = (code: string | null): string =>
  (code && words[code]) || '결제사에서 결제를 받지 않았어요. 다른 방법으로 다시 시도해 주세요.'
